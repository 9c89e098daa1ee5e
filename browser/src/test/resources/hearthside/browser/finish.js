// Plays on by clicking on whatever glows, as Player does, but from within the page: no round trip for each click. Says whether the game
// is over; where nothing has happened for twenty seconds it gives up.
([seed, clicks]) => new Promise((done) => {
  const next = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const table = () => document.querySelector('[data-testid=table]');
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length && !e.disabled);
  const tap = (e) => {
    const box = e.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = { bubbles: true, cancelable: true, clientX, clientY, pointerId: 1, isPrimary: true };
    e.dispatchEvent(new PointerEvent('pointerdown', at));
    e.dispatchEvent(new PointerEvent('pointerup', at));
    e.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
  };
  let tries = 0, last = '', since = performance.now();
  const step = () => {
    const now = table();
    if (!now || now.dataset.over === 'true' || clicks <= 0 || performance.now() - since > 20_000) return done(now?.dataset.over === 'true');
    if (now.dataset.idle === 'true') {
      if (now.dataset.seq !== last) [last, tries, since] = [now.dataset.seq, 0, performance.now()];
      // where luck is typed in: whatever may have come
      const asked = seen('[data-testid=typing-holder], [data-testid=typing-again], [data-testid=typing] [data-draw]');
      const finish = seen('[data-testid=confirm], [data-testid=trade-done]');
      const legal = seen('[data-legal=true]');
      const hut = legal.find((e) => /^hut-/.test(e.dataset.testid ?? ''));
      const chosen = asked.length ? asked[next(asked.length)] : finish.length && (!legal.length || tries % 3 === 2) ? finish[0] : (hut ?? legal[next(legal.length || 1)]);
      if (chosen) {
        tries++;
        if (chosen.dataset.draw) window.typed = (window.typed ?? 0) + 1;
        clicks--;
        tap(chosen);
      }
    }
    setTimeout(step, 15);
  };
  step();
})
