extension PageScript {
  /// Shows a panel, and keeps what is shown in the page's address.
  static let panels = #"""
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
      if (panel().progress) parts.push('progress=' + num(progress));
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
      if (panel().progress && wanted.progress) setProgress(Number(wanted.progress) || 0);
      const shape = chosen && panel().byName.get(chosen);
      if (shape && !wanted.view) reveal(shape);
    }
    addEventListener('hashchange', follow);
    if (location.hash) follow(); else show(0);
    // A page that is written again loads itself again; what it showed is in its address.
    if (data.watched) {
      let probe = null;
      addEventListener('message', event => { if (probe && event.source === probe.contentWindow && event.data !== written && !drag) location.reload(); });
      setInterval(() => {
        if (document.visibilityState !== 'visible') return;
        if (probe) probe.remove();
        probe = make('iframe', null, {hidden: '', sandbox: 'allow-scripts', src: `${location.pathname}?${Date.now()}`});
        document.body.append(probe);
      }, 1500);
    }
    })();

    """#
}
