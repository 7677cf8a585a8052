extension PageScript {
  /// Selects and describes elements, in the tree and the table too.
  static let elements = #"""
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
      drawView(); inspect(); remember();
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
      if (panel().progress) box.append(make('p', s.t));
      else if (s.e) {
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
          if (!group || groups.length < 2) {
            if (ul.children.length < 300) ul.append(item(s));
            continue;
          }
          if (!grouped.has(group)) {
            const g = make('details'), list = make('ul'), wrap = make('li');
            g.open = p.shapes.length < 120;
            g.append(make('summary', `group ${groups.indexOf(group)} · ` + (group.items[1] - group.items[0] === 1 ? `item ${group.items[0]}` : `items ${group.items[0]}–${group.items[1] - 1}`)), list);
            wrap.append(g); ul.append(wrap); grouped.set(group, list);
          }
          grouped.get(group).append(item(s));
        }
        const left = inside.filter(s => 'item' in s).length - ul.querySelectorAll('button').length;
        if (left > 0) ul.append(make('li', `… and ${left} more: filter the frames`));
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

    """#
}
