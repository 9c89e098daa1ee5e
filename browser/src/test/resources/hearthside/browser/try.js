// Clicks on whatever glows until something is decided. Says whether it was; where nothing has come of it for so many clicks it gives up.
([seed, clicks]) => new Promise((done) => {
  const next = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length && !e.disabled);
  const tap = (e) => {
    const box = e.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = { bubbles: true, cancelable: true, clientX, clientY, pointerId: 1, isPrimary: true };
    e.dispatchEvent(new PointerEvent('pointerdown', at));
    e.dispatchEvent(new PointerEvent('pointerup', at));
    e.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
  };
  let tries = 0;
  const step = () => {
    const puzzle = document.querySelector('[data-testid=puzzle]');
    if (!puzzle || puzzle.dataset.tried || tries >= clicks) return done(!!puzzle?.dataset.tried);
    if (document.querySelector('[data-testid=lesson][data-idle=true]') && puzzle.dataset.begun === 'true') {
      const finish = seen('[data-testid=confirm], [data-testid=trade-done]');
      const legal = seen('[data-legal=true]');
      const chosen = finish.length && (!legal.length || tries % 3 === 2) ? finish[0] : legal[next(legal.length || 1)];
      tries++;
      if (chosen) tap(chosen);
    }
    setTimeout(step, 40);
  };
  step();
})
