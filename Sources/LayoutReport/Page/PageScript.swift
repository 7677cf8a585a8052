/// The script of a page. It draws only the visible bounds and otherwise shows, hides and moves the picture's shapes, so
/// that the page and the SVG stay the same.
enum PageScript {
  static let text = #"""
    'use strict';
    (() => {
    const $ = id => document.getElementById(id);
    const data = JSON.parse($('p-data').textContent);
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

    // Each picture: what belongs to a shape, its layer, and how far rows are scrolled.
    panels.forEach((p, index) => {
      p.svg = figures[index].querySelector('svg');
      p.size = p.svg.getAttribute('viewBox').split(' ').map(Number);
      p.home = p.size.slice();
      p.svg.setAttribute('tabindex', '0');
      const layers = [...p.svg.children].filter(e => e.tagName === 'g');
      p.layer = layers[layers.length - 1];
      p.byID = new Map(); p.byName = new Map(); p.rows = new Map(); p.bounds = p.visible.slice();
      for (const s of p.shapes) { p.byID.set(s.i, s); p.byName.set(s.n, s); }
      const rowIDs = new Set(p.shapes.filter(s => s.row).map(s => s.i));
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
    const note = make('span', '', {class: 'p-note', id: 'p-visible'});
    bar.append(note);
    $('p-stage').prepend(bar);

    // Pan and zoom: the picture's view box.
    function place() { const p = panel(); p.svg.setAttribute('viewBox', p.home.join(' ')); p.svg.setAttribute('preserveAspectRatio', 'xMidYMid meet'); remember(); }
    function fitWidth() {
      const p = panel(), r = p.svg.getBoundingClientRect();
      const w = Math.max(p.size[2], r.width / 1.6);
      p.home = [(p.size[2] - w) / 2, 0, w, w * r.height / Math.max(r.width, 1)];
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
      drawBounds();
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

    // Selection.
    function select(shape, quiet) {
      for (const e of document.querySelectorAll('.p-chosen')) e.classList.remove('p-chosen');
      for (const e of document.querySelectorAll('[aria-current=true]')) e.removeAttribute('aria-current');
      for (const e of document.querySelectorAll('tr[aria-selected]')) e.removeAttribute('aria-selected');
      chosen = shape ? shape.n : null;
      if (shape) {
        for (const e of shape.nodes || []) if (e.tagName === 'rect' && e.id) e.classList.add('p-chosen');
        const node = treeItems.get(shape.n);
        if (node) { node.setAttribute('aria-current', 'true'); for (let d = node.closest('details'); d; d = d.parentElement.closest('details')) d.open = true; if (!quiet) node.scrollIntoView({block: 'nearest'}); }
        const row = rowOf(shape.n);
        if (row) row.setAttribute('aria-selected', 'true');
      }
      if (shape && !quiet) reveal(shape);
      inspect(); remember();
    }
    // Scrolls the picture to an element that is out of sight.
    function reveal(shape) {
      const p = panel(), move = p.layer.transform.baseVal.consolidate();
      if (!shape.f || !move || p.folded) return;
      const f = shifted(p, shape), r = p.svg.getBoundingClientRect(), h = p.home;
      const height = h[2] * Math.max(r.height / Math.max(r.width, 1), h[3] / h[2]);
      const x = f[0] + f[2] / 2 + move.matrix.e, y = f[1] + f[3] / 2 + move.matrix.f;
      const top = h[1] + h[3] / 2 - height / 2;
      if (y < top || y > top + height) h[1] = y - h[3] / 2;
      if (x < h[0] || x > h[0] + h[2]) h[0] = x - h[2] / 2;
      place();
    }
    function inspect() {
      const box = $('p-inspector'), s = chosen && panel().byName.get(chosen);
      box.replaceChildren();
      if (!s) {
        box.append(make('h2', chosen ? chosen : 'Nothing selected'));
        box.append(make('p', chosen ? 'Not in this environment.' : 'Select an element in the picture, the tree or the table.'));
        if (view && view.length) {
          box.append(make('h3', 'In the visible bounds'));
          const list = make('ul');
          for (const v of view.slice(0, 60)) list.append(make('li', v.n));
          if (view.length > 60) list.append(make('li', `… and ${view.length - 60} more`));
          box.append(list);
        }
        return;
      }
      box.append(make('h2', s.n));
      const list = make('dl');
      const add = (name, value) => { list.append(make('dt', name), make('dd', value)); };
      add('kind', s.k); add('x', num(s.f[0])); add('y', num(s.f[1])); add('width', num(s.f[2])); add('height', num(s.f[3]));
      if ('z' in s) add('z', String(s.z));
      if (s.row) { const f = shifted(panel(), s); add('on screen', `${num(f[0] - panel().bounds[0])}, ${num(f[1] - panel().bounds[1])}`); }
      box.append(list);
      if (s.e) {
        box.append(make('h3', 'Why'));
        const steps = make('ol');
        for (const [rule, text, line] of s.e) {
          const item = make('li', text + ' ');
          item.append(make('span', `rule ${rule}` + (line ? `, line ${line}` : ''), {class: 'p-rule'}));
          steps.append(item);
        }
        box.append(steps);
      } else if ('item' in s) box.append(make('p', `For the calculation, run: layoutcalc explain ${data.file} ${s.n}`));
      if (s.l && data.lines.length) {
        box.append(make('h3', `${data.file}, line ${s.l}`));
        const source = make('pre');
        for (let l = Math.max(1, s.l - 3); l <= Math.min(data.lines.length, s.l + 6); l++)
          source.append(make(l === s.l ? 'b' : 'span', `${String(l).padStart(4)}  ${data.lines[l - 1]}`), '\n');
        box.append(source);
      }
    }

    // The tree: sections, their root groups, and what is in them.
    const treeItems = new Map();
    function buildTree() {
      treeItems.clear();
      const p = panel(), root = make('ul');
      const item = s => {
        const li = make('li'), b = make('button', s.n, {type: 'button', tabindex: '-1', title: s.t});
        b.addEventListener('click', () => select(s));
        treeItems.set(s.n, b); li.append(b); return li;
      };
      const own = p.shapes.filter(s => s.s < 0 && 'item' in s);
      for (const s of own) root.append(item(s));
      p.sections.forEach((section, index) => {
        const li = make('li'), d = make('details'), ul = make('ul');
        d.open = p.shapes.length < 400;
        d.append(make('summary', `${section.id} · ${section.items} item${section.items === 1 ? '' : 's'}`), ul);
        const inside = p.shapes.filter(s => s.s === index);
        const groups = inside.filter(s => s.k === 'group' && s.items && /^.*\.group\.\d+$/.test(s.n));
        const grouped = new Map();
        for (const s of inside.filter(s => 'item' in s)) {
          const group = s.k === 'cell' && groups.find(g => s.item >= g.items[0] && s.item < g.items[1]);
          if (!group || groups.length < 2) { ul.append(item(s)); continue; }
          if (!grouped.has(group)) {
            const g = make('details'), list = make('ul'), wrap = make('li');
            g.open = p.shapes.length < 120;
            g.append(make('summary', `group ${groups.indexOf(group)} · ` + (group.items[1] - group.items[0] === 1 ? `item ${group.items[0]}` : `items ${group.items[0]}–${group.items[1] - 1}`)), list);
            wrap.append(g); ul.append(wrap); grouped.set(group, list);
          }
          grouped.get(group).append(item(s));
        }
        li.append(d); root.append(li);
      });
      const first = root.querySelector('button');
      if (first) first.tabIndex = 0;
      $('p-tree').replaceChildren(make('h2', 'Elements'), root);
    }
    $('p-tree').addEventListener('keydown', event => {
      const move = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (!move || event.target.tagName !== 'BUTTON') return;
      const all = [...$('p-tree').querySelectorAll('button')].filter(b => b.offsetParent);
      const next = all[all.indexOf(event.target) + move];
      if (next) { event.target.tabIndex = -1; next.tabIndex = 0; next.focus(); next.click(); }
      event.preventDefault();
    });

    // The table.
    const tools = $('p-tools');
    const filter = make('input', null, {type: 'search', id: 'p-filter', placeholder: 'Filter ( / )', 'aria-label': 'Filter the frames'});
    const copy = make('button', 'Copy as JSON', {type: 'button', id: 'p-copy'});
    const count = make('span', '', {class: 'p-note', id: 'p-count', role: 'status'});
    tools.append(filter, copy, count);
    const body = () => tables[at].querySelector('tbody');
    function matches() {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      return panel().shapes.filter(s => 'item' in s && words.every(w => `${s.n} ${s.k} ${s.t}`.toLowerCase().includes(w)));
    }
    function fillTable() {
      const found = matches(), rows = found.slice(0, 500).map(s => {
        const tr = make('tr', null, {tabindex: '0'});
        tr.append(make('th', s.n, {scope: 'row'}), make('td', s.k));
        for (const v of [...s.f, s.z]) tr.append(make('td', num(v), {class: 'p-n'}));
        tr.addEventListener('click', () => select(s));
        tr.addEventListener('keydown', e => { if (e.key === 'Enter' || e.key === ' ') { select(s); e.preventDefault(); } });
        tr.dataset.name = s.n;
        if (s.n === chosen) tr.setAttribute('aria-selected', 'true');
        return tr;
      });
      body().replaceChildren(...rows);
      count.textContent = `${found.length} of ${panel().shapes.filter(s => 'item' in s).length}` + (panel().folded ? ' that are drawn' : '') + (found.length > 500 ? ', the first 500 shown' : '');
    }
    function rowOf(name) { for (const tr of body().children) if (tr.dataset.name === name) return tr; return null; }
    filter.addEventListener('input', fillTable);
    copy.addEventListener('click', async () => {
      const text = JSON.stringify(matches().map(s => ({element: s.n, kind: s.k, x: s.f[0], y: s.f[1], width: s.f[2], height: s.f[3], zIndex: s.z})), null, 2);
      try { await navigator.clipboard.writeText(text); } catch {
        const area = make('textarea'); area.value = text; document.body.append(area); area.select(); document.execCommand('copy'); area.remove();
      }
      copy.textContent = 'Copied'; setTimeout(() => { copy.textContent = 'Copy as JSON'; }, 1500);
    });
    document.addEventListener('keydown', event => {
      if (event.key === '/' && !/INPUT|SELECT|TEXTAREA/.test(event.target.tagName)) { filter.focus(); event.preventDefault(); }
    });

    // Panels and deep links.
    function show(index) {
      at = index;
      figures.forEach((f, i) => { if (i === at) { if (!f.isConnected) $('p-stage').append(f); } else f.remove(); });
      tables.forEach((t, i) => { t.hidden = i !== at; });
      picker.value = at;
      const slider = $('p-slider'); if (slider) slider.value = at;
      buildTree(); fillTable();
      if (!panel().placed) { panel().placed = true; if (panel().size[3] > panel().size[2] * 1.2) fitWidth(); }
      place(); drawBounds();
      select(chosen ? panel().byName.get(chosen) || {n: chosen} : null, true);
    }
    function remember() {
      const parts = ['width=' + encodeURIComponent(panel().environment)];
      if (chosen) parts.push('element=' + encodeURIComponent(chosen));
      parts.push('view=' + panel().home.map(v => Math.round(v * 10) / 10).join(','));
      const hash = '#' + parts.join('&');
      if (hash !== location.hash) { restored = hash; history.replaceState(null, '', hash); }
    }
    function follow() {
      if (location.hash === restored) return;
      const wanted = Object.fromEntries(location.hash.slice(1).split('&').map(p => { const i = p.indexOf('='); return [p.slice(0, i), decodeURIComponent(p.slice(i + 1))]; }).filter(([k]) => k));
      const index = panels.findIndex(p => p.environment === (wanted.width || wanted.device));
      chosen = wanted.element || null;
      const home = (wanted.view || '').split(',').map(Number);
      const target = index < 0 ? 0 : index;
      if (home.length === 4 && home.every(Number.isFinite) && home[2] > 0 && home[3] > 0) { panels[target].home = home; panels[target].placed = true; }
      show(target);
      const shape = chosen && panel().byName.get(chosen);
      if (shape && !wanted.view) reveal(shape);
    }
    addEventListener('hashchange', follow);
    if (location.hash) follow(); else show(0);
    // A page that is written again loads itself again; where it was is in its address.
    if (data.watched) setInterval(() => { if (!drag && document.visibilityState === 'visible' && document.activeElement !== filter) location.reload(); }, 1500);
    })();

    """#
}
