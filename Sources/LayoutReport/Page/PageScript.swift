/// The script of a page. It draws only the visible bounds and otherwise shows, hides and moves the picture's shapes, so
/// that the page and the SVG stay the same.
///
/// Its parts are joined in one function, and share what they declare.
enum PageScript {
  static let text = opening + view + setup + progress + picture + elements + panels

  /// Reads the data, and declares what all parts use.
  private static let opening = #"""
    'use strict';
    (() => {
    const $ = id => document.getElementById(id);
    const data = JSON.parse($('p-data').textContent);
    // What the tool wrote, before the script changes it. A watched page loads itself in a frame, which tells it what is written now.
    const written = $('p-stage').innerHTML + $('p-data').textContent;
    if (data.watched && parent !== window) { parent.postMessage(written, '*'); return; }
    const SVG = 'http://www.w3.org/2000/svg';
    const make = (tag, text, attributes = {}) => {
      const e = document.createElement(tag);
      if (text != null) e.textContent = text;
      for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v);
      return e;
    };
    document.documentElement.classList.add('p-js');
    const figures = [...document.querySelectorAll('.p-picture')];
    const tables = [...document.querySelectorAll('.p-table')];
    const panels = data.panels;
    const num = n => String(Math.round(n * 1000) / 1000);
    const overlap = (a, b) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
    let at = 0, chosen = null, view = null, restored = null;

    """#

  /// Reads the pictures, and creates the controls.
  private static let setup = #"""
    // Each picture: what belongs to a shape, its layer, and how far rows are scrolled.
    panels.forEach((p, index) => {
      p.svg = figures[index].querySelector('svg');
      p.size = p.svg.getAttribute('viewBox').split(' ').map(Number);
      p.home = p.size.slice();
      p.svg.setAttribute('tabindex', '0');
      const layers = [...p.svg.children].filter(e => e.tagName === 'g');
      p.layer = layers[layers.length - 1];
      if (p.unfolded) unfold(p);
      p.byID = new Map(); p.byName = new Map(); p.rows = new Map(); p.bounds = p.visible.slice();
      for (const s of p.shapes) { p.byID.set(s.i, s); p.byName.set(s.n, s); }
      let current = null, part = null;
      for (const e of [...p.layer.children]) {
        const id = e.id || '';
        const base = id.endsWith('.visible') ? id.slice(0, -8) : id;
        if (id) current = p.byID.get(base) || null;
        const fill = e.getAttribute('fill') || '';
        // The number of an inset or of spacing follows its hatching.
        if (e.tagName !== 'text') part = fill.includes('_inset.') ? 'p-part-inset' : fill.includes('_spacing.') ? 'p-part-spacing' : null;
        if (part) e.classList.add(part);
        if (current) (current.nodes = current.nodes || []).push(e);
        if (e.hasAttribute('clip-path')) {
          const g = document.createElementNS(SVG, 'g');
          g.setAttribute('clip-path', e.getAttribute('clip-path'));
          e.removeAttribute('clip-path');
          e.replaceWith(g); g.append(e);
        }
      }
      p.sections.forEach((s, i) => { if (s.row) p.rows.set(i, s.row.offset); });
    });
    const panel = () => panels[at];

    // Controls.
    const controls = $('p-controls');
    const picker = make('select', null, {'aria-label': 'Environment'});
    panels.forEach((p, i) => picker.append(make('option', p.environment + (p.change ? ' (structure changes)' : ''), {value: i})));
    if (panels.length > 1) {
      const slider = make('input', null, {type: 'range', min: 0, max: panels.length - 1, step: 1, id: 'p-slider', list: 'p-ticks', 'aria-label': 'Width'});
      const ticks = make('datalist', null, {id: 'p-ticks'});
      panels.forEach((p, i) => { if (p.change) ticks.append(make('option', null, {value: i})); });
      slider.addEventListener('input', () => show(Number(slider.value)));
      controls.append(picker, slider, ticks);
    }
    if (panels[0] && panels[0].progress) addProgress();
    picker.addEventListener('change', () => show(Number(picker.value)));
    for (const part of ['groups', 'insets', 'spacing', 'labels', 'device']) {
      const box = make('input', null, {type: 'checkbox', id: 'p-show-' + part});
      box.checked = part === 'labels' || part === 'device';
      const apply = () => document.documentElement.classList.toggle('p-no-' + part, !box.checked);
      box.addEventListener('change', apply); apply();
      const label = make('label'); label.append(box, part); controls.append(label);
    }
    const bar = make('div', null, {class: 'p-bar'});
    const tool = (text, title, action) => { const b = make('button', text, {type: 'button', title, 'aria-label': title}); b.addEventListener('click', action); bar.append(b); };
    tool('+', 'Zoom in', () => zoom(1 / 1.3));
    tool('−', 'Zoom out', () => zoom(1.3));
    tool('Fit', 'Fit the whole picture', () => { panel().home = panel().size.slice(); place(); });
    tool('Width', 'Fit the width', fitWidth);
    const hint = make('span', '', {class: 'p-note', id: 'p-hint', role: 'status'});
    bar.append(hint);
    const note = make('span', '', {class: 'p-note', id: 'p-visible'});
    bar.append(note);
    $('p-stage').prepend(bar);

    """#
}
