extension PageScript {
  /// Sets the progress of a transition, whose picture is an animation that otherwise runs by itself.
  static let progress = #"""
    // Progress, as a fraction of the samples from the first to the last.
    let progress = 0;
    const between = (list, t, mix) => {
      const at = t * (list.length - 1), i = Math.min(Math.floor(at), list.length - 2);
      return mix(list[i], list[i + 1], at - i);
    };
    const mixNumbers = (a, b, t) => a + (b - a) * t;
    const mixFrames = (a, b, t) => a.map((v, i) => mixNumbers(v, b[i], t));
    function addProgress() {
      const slider = make('input', null, {type: 'range', min: 0, max: 1, step: .01, id: 'p-progress', 'aria-label': 'Progress'});
      const play = make('button', 'Play', {type: 'button', id: 'p-play'});
      const value = make('output', '', {id: 'p-progress-value', for: 'p-progress'});
      slider.addEventListener('input', () => setProgress(Number(slider.value)));
      play.addEventListener('click', () => {
        const svg = panels[0].svg;
        if (!svg.animationsPaused()) return setProgress(progress);
        svg.unpauseAnimations(); play.textContent = 'Pause';
      });
      controls.append(slider, value, play);
      queueMicrotask(() => setProgress(progress));
    }
    function setProgress(fraction) {
      const p = panels[0], [start, end] = p.seconds;
      progress = Math.min(Math.max(fraction, 0), 1);
      p.svg.pauseAnimations();
      p.svg.setCurrentTime(start + (end - start) * progress);
      $('p-play').textContent = 'Play';
      $('p-progress').value = progress;
      $('p-progress-value').textContent = num(between(p.progress, progress, mixNumbers));
      for (const s of p.shapes) if (s.m) s.f = between(s.m, progress, mixFrames);
      fillTable(); inspect(); drawBounds(); remember();
    }

    """#
}
