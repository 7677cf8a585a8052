extension PageScript {
  /// Draws the elements in view of a layout with too many to draw them all.
  static let view = #"""
    // A picture with folded parts gives way to one that is drawn as far as it is in view.
    const DRAWN = 4000, MARGIN = 40;
    const draw = (tag, attributes, title) => {
      const e = document.createElementNS(SVG, tag);
      for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v);
      if (title) { const t = document.createElementNS(SVG, 'title'); t.textContent = title; e.append(t); }
      return e;
    };
    function unfold(p) {
      p.layer = draw('g', {transform: 'translate(0 0)'});
      p.svg.replaceChildren(p.layer);
      p.size = [-MARGIN, -MARGIN, p.content[0] + 2 * MARGIN, p.content[1] + 2 * MARGIN];
      p.home = p.size.slice();
      for (const s of p.shapes) { s.i = s.n; s.t = `${s.n}: ${s.k}`; }
    }
    let isDrawing = false;
    function drawView() {
      if (!panel().unfolded || isDrawing) return;
      isDrawing = true;
      requestAnimationFrame(() => { isDrawing = false; drawInView(panel()); });
    }
    addEventListener('resize', drawView);
    function drawInView(p) {
      if (!p.unfolded) return;
      const r = p.svg.getBoundingClientRect(), h = p.home;
      const scale = Math.max(h[2] / Math.max(r.width, 1), h[3] / Math.max(r.height, 1));
      const w = r.width * scale, height = r.height * scale;
      const seen = [h[0] + h[2] / 2 - w / 2, h[1] + h[3] / 2 - height / 2, w, height];
      const box = (f, attributes, title) => draw('rect', {x: f[0], y: f[1], width: f[2], height: f[3], ...attributes}, title);
      const nodes = [box([0, 0, ...p.content], {class: 'content'})];
      for (const s of p.sections) if (overlap(s.f, seen)) nodes.push(box(s.f, {class: `${s.h} section`}, `section ${s.id}`));
      const shapes = [];
      for (const s of p.shapes) {
        s.nodes = [];
        if (shapes.length <= DRAWN && overlap(shifted(p, s), seen)) shapes.push(s);
      }
      if (shapes.length > DRAWN) hint.textContent = 'Zoom in to see the elements';
      else {
        hint.textContent = '';
        for (const s of shapes) nodes.push(...nodesOf(p, s, box));
      }
      p.layer.replaceChildren(...nodes, ...(p.frame ? [p.frame] : []));
    }
    const LOOKS = {cell: 'cell', badge: 'badge', background: 'background', 'boundary supplementary item': 'boundary'};
    function nodesOf(p, s, box) {
      const f = shifted(p, s), section = p.sections[s.s];
      const faint = s.row && section.row && !overlap(f, section.row.f) ? ' faint' : '';
      const rect = box(f, {id: s.i, class: `${section ? section.h : 'own'} ${LOOKS[s.k]}${faint}${s.n === chosen ? ' p-chosen' : ''}`}, s.t);
      s.nodes.push(rect);
      // As wide as the picture's own labels are taken to be.
      if (s.k === 'badge' || s.n.length * 6.7 + 4 > f[2] || f[3] < 12) return [rect];
      const label = draw('text', {class: 'label' + faint, x: f[0] + f[2] / 2, y: f[1] + f[3] / 2 + 4});
      label.textContent = s.n;
      s.nodes.push(label);
      return [rect, label];
    }

    """#
}
