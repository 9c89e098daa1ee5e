// What is wrong with the layout of a table on this screen, as it is and then with each of these dialogs: sentences, none if all is well.
async (dialogs) => {
  const told = [];
  const find = (id) => document.querySelector(`[data-testid=${id}]`);
  const frame = find('table');
  const UNSEEN = '.visually-hidden, [inert], dialog:not([open])';
  const LAYERS = '[data-layer], [data-testid=refusal], dialog';
  const shown = (e) => !!e?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !e.closest(UNSEEN);
  const box = (e) => e.getBoundingClientRect();

  // a page that was turned or opened something needs a few frames until everything has its place: until three frames are the same
  const settle = async () => {
    const all = () => [...document.querySelectorAll('body *')].map(box);
    const places = () => all().map((b) => `${b.x},${b.y},${b.width},${b.height}`).join(' ');
    for (let same = 0, before = '', frames = 0; same < 3 && frames < 120; frames++) {
      await new Promise((next) => requestAnimationFrame(next));
      const now = places();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  };
  const look = async (where) => {
    await settle();
    for (const each of measured()) told.push(where + each);
  };
  // as a browser does it: everybody hears the key, and a modal dialog goes unless it minds
  const escape = () => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(key);
    const modal = document.querySelector('dialog[open]');
    if (modal?.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close();
  };

  const sign = (e) => String(e.className?.baseVal ?? e.className).split(' ').filter((c) => !c.startsWith('svelte-')).join('.');
  const name = (e) => e.getAttribute('data-testid') ?? e.getAttribute('aria-label') ?? `${e.tagName.toLowerCase()}.${sign(e)}`;
  const text = (e) => (e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24);
  const size = (b) => `${Math.round(b.width)}×${Math.round(b.height)}`;
  const at = (b) => `at ${Math.round(b.left)},${Math.round(b.top)} ${size(b)}`;
  const off = (b) => b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1;
  const speaks = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  const letters = (e) => parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1);
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // where a tap on a button is felt: on its whole card, if its ::after is spread over the card
  const reach = (e) => {
    const spread = getComputedStyle(e, '::after');
    const whole = spread.content !== 'none' && spread.position === 'absolute' && getComputedStyle(e).position === 'static';
    return box(whole ? e.offsetParent : e);
  };
  // where its own words stand, as far as they are not cut; words that wrap are not one block
  const ink = (e) => {
    const range = document.createRange();
    range.selectNodeContents([...e.childNodes].find((n) => n.nodeType === 3 && n.textContent.trim()));
    const clip = e.closest('.much .said') ?? e.closest('.words, .recalled, small, b, li, button') ?? e;
    const c = box(getComputedStyle(clip).overflow === 'visible' ? e : clip);
    const within = (r) => ({
      left: Math.max(r.left, c.left),
      right: Math.min(r.right, c.right),
      top: Math.max(r.top, c.top),
      bottom: Math.min(r.bottom, c.bottom),
    });
    return { ...within(range.getBoundingClientRect()), lines: [...range.getClientRects()].map(within) };
  };

  function measured() {
    const wrong = new Set();
    const { scrollHeight, scrollWidth } = document.scrollingElement;
    if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1)
      wrong.add(`the page is larger than the screen: ${scrollWidth}×${scrollHeight}`);
    parts(wrong);
    taps(wrong);
    words(wrong);
    for (const layer of document.querySelectorAll(LAYERS)) if (shown(layer)) over(layer, wrong);
    return wrong;
  }

  // the parts of the frame lie beside each other, and none hides a part of itself; a sentence in .grow is there as a whole or not at all
  function parts(wrong) {
    const all = [...frame.querySelectorAll(':scope > .top, :scope > .left, :scope > .table-top, :scope > .tray')].filter(shown);
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
      const [w, h] = [across(box(a), box(b)), down(box(a), box(b))];
      if (w > 6 && h > 6) wrong.add(`${name(a)} and ${name(b)} overlap by ${Math.round(w)}×${Math.round(h)}`);
    }));
    for (const part of frame.querySelectorAll('.top, .left, .tray, .tray *, .left *')) {
      if (!shown(part) || part.closest('svg, [data-scrolls], [data-layer], dialog, .grow')) continue;
      const style = getComputedStyle(part);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
      const [tall, wide] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth];
      if (style.overflowY !== 'visible' && tall > 3 && part.clientHeight) wrong.add(`${name(part)} hides ${tall} px of its height`);
      if (style.overflowX !== 'visible' && wide > 3 && part.clientWidth) wrong.add(`${name(part)} hides ${wide} px of its width`);
    }
    const coach = frame.querySelector(':scope > .coach');
    for (const part of coach ? all : []) { // below the players or over them, never over the board or the answers
      const [w, h] = [across(box(coach), box(part)), down(box(coach), box(part))];
      if (!part.matches('.left') && w > 1 && h > 1) wrong.add(`the coach covers ${name(part)} by ${Math.round(w)}×${Math.round(h)}`);
    }
    for (const part of coach ? [coach, ...coach.querySelectorAll('p, button')] : []) {
      if (!shown(part)) continue;
      const p = box(part);
      if (off(p)) wrong.add(`${name(part)} of the coach is off the screen ${at(p)}`);
      if (p.bottom > box(coach).bottom + 1 || p.right > box(coach).right + 1) wrong.add(`"${text(part)}" stands out of the coach`);
      if (part.matches('button') && Math.min(p.width, p.height) < 39.5) wrong.add(`${name(part)} of the coach is only ${size(p)}`);
    }
    for (const who of frame.querySelectorAll('.panels .who b'))
      if (shown(who) && who.scrollWidth > who.clientWidth + 1) wrong.add(`the name ${text(who)} is cut`);
  }

  // everything one taps is on the screen and large enough for a finger; a map is looked at in parts, and moves
  function taps(wrong) {
    const all = '.top :is(button, a), .left :is(button, a), .tray :is(button, [role=button]), .table-top > * button';
    for (const button of frame.querySelectorAll(all)) {
      if (!shown(button) || button.closest(LAYERS)) continue;
      const b = reach(button);
      const roams = button.closest('.zoom .inner, [data-scrolls]');
      if (!roams && off(b)) wrong.add(`${name(button)} "${text(button)}" is off the screen ${at(b)}`);
      if (Math.min(b.width, b.height) < 39.5) wrong.add(`${name(button)} "${text(button)}" is only ${size(b)}`);
    }
  }

  // words stand beside each other, within the part they belong to, and can be read
  function words(wrong) {
    const elsewhere = 'svg, [data-layer], [data-scrolls], dialog';
    const all = [...frame.querySelectorAll('.top *, .left *, .tray *')].filter((e) => !e.closest(elsewhere) && shown(e) && speaks(e));
    const inks = all.map(ink);
    all.forEach((a, i) => {
      if (letters(a) < 11.9) wrong.add(`"${text(a)}" in ${name(a.closest('[data-testid]') ?? a)} is ${letters(a).toFixed(1)} px small`);
      const home = a.closest('.top, .tray, .left li, .left nav') ?? frame;
      const [own, whole] = [inks[i], box(home)];
      if (own.right > whole.right + 2 || own.bottom > whole.bottom + 2 || own.left < whole.left - 2)
        wrong.add(`"${text(a)}" stands out of ${name(home)}`);
      for (let j = i + 1; j < all.length; j++) {
        if (a.contains(all[j]) || all[j].contains(a)) continue;
        const meet = own.lines.some((one) => inks[j].lines.some((other) => across(one, other) > 3 && down(one, other) > 4));
        if (meet) wrong.add(`"${text(a)}" and "${text(all[j])}" overlap`);
      }
    });
  }

  // what lies over the page is on the screen, can be closed, tapped and read; it may scroll down if it says so, never sideways
  function over(layer, wrong) {
    const b = box(layer);
    const which = `${name(layer)} ${layer.getAttribute('data-layer') ?? ''}`.trim();
    const all = [layer, ...layer.querySelectorAll('*')].filter((e) => e.closest(LAYERS) === layer && !e.closest('svg') && shown(e));
    const scrolls = all.filter((e) => e.scrollHeight > e.clientHeight + 3 && ['auto', 'scroll'].includes(getComputedStyle(e).overflowY));
    if (off(b)) wrong.add(`${which} is not wholly on the screen: ${at(b)}`);
    const says = (e) => getComputedStyle(e).backgroundAttachment.includes('local');
    for (const part of scrolls) if (!says(part)) wrong.add(`${name(part)} in ${which} scrolls, and nothing says so`);
    for (const part of all) {
      const p = box(part);
      if (!p.width || part.matches('input')) continue;
      const said = speaks(part);
      const out = p.left < b.left - 2 || p.right > b.right + 2;
      const below = p.bottom > innerHeight + 1 || p.top < -1;
      if (said && letters(part) < 11.9) wrong.add(`"${text(part)}" in ${which} is ${letters(part).toFixed(1)} px small`);
      if ((said || part.matches('button, a, select')) && out && !part.closest('[data-scrolls]'))
        wrong.add(`"${text(part)}" stands out of ${which}`);
      if (below && !scrolls.some((e) => e.contains(part))) wrong.add(`"${text(part)}" in ${which} is below the screen`);
      if (part.matches('button, select, summary') && Math.min(p.width, p.height) < 39.5)
        wrong.add(`${name(part)} "${text(part)}" in ${which} is only ${size(p)}`);
    }
  }

  await look('');
  for (const dialog of dialogs) {
    const button = find(dialog);
    if (!button) continue;
    if (!shown(button) && shown(find('drawer-open'))) {
      find('drawer-open').click();
      await settle();
    }
    if (shown(button)) {
      button.click();
      await look(`${dialog}: `);
      if (dialog === 'mat-handle') button.click();
    }
    for (let i = 0; i < 3; i++) escape(); // a sheet, the drawer behind it, and a bubble
    await settle();
    const left = [...document.querySelectorAll('dialog[open], [data-layer=sheet]')].filter(shown);
    if (left.length) told.push(`${dialog}: Escape does not close it`);
  }
  return told;
}
