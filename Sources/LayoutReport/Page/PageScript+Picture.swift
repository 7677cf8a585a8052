extension PageScript {
  /// Pans, zooms and scrolls the picture, and draws the visible bounds.
  static let picture = #"""
    // Pan and zoom: the picture's view box.
    function place() { const p = panel(); p.svg.setAttribute('viewBox', p.home.join(' ')); p.svg.setAttribute('preserveAspectRatio', 'xMidYMid meet'); drawView(); remember(); }
    function fitWidth() {
      const p = panel(), r = p.svg.getBoundingClientRect();
      const w = Math.max(p.size[2], r.width / 1.6);
      p.home = [p.size[0] + (p.size[2] - w) / 2, p.size[1], w, w * r.height / Math.max(r.width, 1)];
      place();
    }
    function point(event) {
      const p = panel(), m = p.svg.getScreenCTM();
      return new DOMPoint(event.clientX, event.clientY).matrixTransform(m.inverse());
    }
    function zoom(factor, center) {
      const h = panel().home, c = center || {x: h[0] + h[2] / 2, y: h[1] + h[3] / 2};
      if (h[2] * factor < 5 || h[2] * factor > panel().size[2] * 20 + 1000) return;
      panel().home = [c.x - (c.x - h[0]) * factor, c.y - (c.y - h[1]) * factor, h[2] * factor, h[3] * factor];
      place();
    }
    function pan(dx, dy) { const h = panel().home; h[0] += dx; h[1] += dy; place(); }

    // The visible bounds, which can be dragged.
    function drawBounds() {
      const p = panel();
      p.frame = p.frame || document.createElementNS(SVG, 'rect');
      if (!p.frame.isConnected && !p.folded) { p.frame.setAttribute('class', 'p-view'); p.frame.id = 'p-bounds'; p.layer.append(p.frame); }
      ['x', 'y', 'width', 'height'].forEach((a, i) => p.frame.setAttribute(a, p.bounds[i]));
      const shown = p.shapes.filter(s => 'item' in s && overlap(shifted(p, s), p.bounds));
      note.textContent = `visible ${num(p.bounds[0])}, ${num(p.bounds[1])}: ${shown.length} element${shown.length === 1 ? '' : 's'}`;
      view = shown;
      if (!chosen) inspect();
    }
    function shifted(p, s) {
      if (!s.row) return s.f;
      const d = p.rows.get(s.s) || 0;
      return p.vertical ? [s.f[0] - d, s.f[1], s.f[2], s.f[3]] : [s.f[0], s.f[1] - d, s.f[2], s.f[3]];
    }
    function scrollRow(p, section, offset) {
      const row = p.sections[section].row;
      offset = Math.min(Math.max(offset, 0), Math.max(row.max, 0));
      p.rows.set(section, offset);
      const d = row.offset - offset;
      for (const s of p.shapes) if (s.row && s.s === section)
        for (const e of s.nodes || []) { const t = e.dataset.own ?? (e.dataset.own = e.getAttribute('transform') || ''); e.setAttribute('transform', (p.vertical ? `translate(${d} 0) ` : `translate(0 ${d}) `) + t); }
      drawView(); drawBounds();
    }

    let drag = null;
    $('p-stage').addEventListener('pointerdown', event => {
      const p = panel();
      if (!p.svg.contains(event.target) || event.button) return;
      const start = point(event);
      const content = new DOMPoint(event.clientX, event.clientY).matrixTransform(p.layer.getScreenCTM().inverse());
      const hit = shapeAt(event.target);
      const section = p.sections.findIndex(s => s.row && s.row.max > 0 && overlap([content.x, content.y, .01, .01], s.row.f));
      const edge = p.bounds.length && !p.folded && nearEdge(p, content);
      drag = {start, content, moved: false, hit, x: event.clientX, y: event.clientY,
        kind: edge ? 'bounds' : section >= 0 ? 'row' : 'pan', section,
        from: edge ? p.bounds.slice() : section >= 0 ? p.rows.get(section) : p.home.slice()};
      p.svg.setPointerCapture(event.pointerId);
    });
    function nearEdge(p, c) {
      const [x, y, w, h] = p.bounds, m = 10 * p.home[2] / Math.max(p.svg.getBoundingClientRect().width, 1);
      const inside = c.x > x - m && c.x < x + w + m && c.y > y - m && c.y < y + h + m;
      return inside && (Math.abs(c.x - x) < m || Math.abs(c.x - x - w) < m || Math.abs(c.y - y) < m || Math.abs(c.y - y - h) < m);
    }
    $('p-stage').addEventListener('pointermove', event => {
      if (!drag) return;
      const p = panel();
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 4) drag.moved = true;
      if (!drag.moved) return;
      const c = new DOMPoint(event.clientX, event.clientY).matrixTransform(p.layer.getScreenCTM().inverse());
      if (drag.kind === 'bounds') {
        const f = drag.from;
        p.bounds = [f[0] + c.x - drag.content.x, f[1] + c.y - drag.content.y, f[2], f[3]].map((v, i) => i < 2 ? Math.round(v) : v);
        if (p.vertical) p.bounds[0] = f[0]; else p.bounds[1] = f[1];
        drawBounds();
      } else if (drag.kind === 'row') {
        scrollRow(p, drag.section, drag.from - (p.vertical ? c.x - drag.content.x : c.y - drag.content.y));
      } else {
        const now = point(event);
        pan(drag.start.x - now.x, drag.start.y - now.y);
      }
    });
    const release = () => { if (drag && !drag.moved) select(drag.hit, true); drag = null; };
    $('p-stage').addEventListener('pointerup', release);
    $('p-stage').addEventListener('pointercancel', () => { drag = null; });
    $('p-stage').addEventListener('wheel', event => {
      if (!panel().svg.contains(event.target)) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey || !event.shiftKey) zoom(Math.exp(event.deltaY * .0015), point(event));
      else pan(event.deltaY * panel().home[2] / 800, 0);
    }, {passive: false});
    $('p-stage').addEventListener('keydown', event => {
      if (event.target !== panel().svg) return;
      const h = panel().home, step = h[2] / 12;
      const moves = {ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step]};
      if (moves[event.key]) {
        if (event.altKey) { const p = panel(); p.bounds[p.vertical ? 1 : 0] += (event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1) * 20; drawBounds(); }
        else pan(...moves[event.key]);
      }
      else if (event.key === '+' || event.key === '=') zoom(1 / 1.3);
      else if (event.key === '-') zoom(1.3);
      else if (event.key === '0') { panel().home = panel().size.slice(); place(); }
      else if (event.key === 'Escape') select(null);
      else if (event.key === '[' || event.key === ']') { const s = chosen && panel().byName.get(chosen); if (s && s.row) scrollRow(panel(), s.s, panel().rows.get(s.s) + (event.key === ']' ? 40 : -40)); }
      else return;
      event.preventDefault();
    });
    function shapeAt(target) {
      const p = panel();
      for (let e = target; e && e !== p.svg; e = e.parentNode) {
        const id = (e.id || '').replace(/\.visible$/, '');
        const s = p.byID.get(id);
        if (s && 'item' in s) return s;
        if (!e.id && e.tagName === 'text') for (const t of p.shapes) if (t.nodes && t.nodes.includes(e)) return t;
      }
      return null;
    }

    """#
}
