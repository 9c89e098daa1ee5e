// What is wrong with the layout of a table on this screen: a list of sentences, empty when nothing is. Loaded by LayoutInTheBrowserTest.
async () => {
  const wrong = new Set();
  const frame = document.querySelector('[data-testid=table]');
  // a page that was turned or opened something needs a few frames until everything has its place: until three frames are the same
  const places = () => [...document.querySelectorAll('body *')].map((e) => { const b = e.getBoundingClientRect(); return `${b.x},${b.y},${b.width},${b.height}`; }).join(' ');
  for (let same = 0, before = '', frames = 0; same < 3 && frames < 120; frames++) {
    await new Promise((next) => requestAnimationFrame(next));
    const now = places();
    same = now === before ? same + 1 : 0;
    before = now;
  }
  const name = (e) => e.getAttribute('data-testid') ?? e.getAttribute('aria-label') ?? `${e.tagName.toLowerCase()}.${String(e.className?.baseVal ?? e.className).split(' ').filter((c) => !c.startsWith('svelte-')).join('.')}`;
  const text = (e) => (e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24);
  const shown = (e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !e.closest('.visually-hidden, [inert], dialog:not([open])');
  const box = (e) => e.getBoundingClientRect();
  // where a tap on a button is felt: on its whole card, if its ::after is spread over the card
  const reach = (e) => {
    const spread = getComputedStyle(e, '::after');
    return spread.content !== 'none' && spread.position === 'absolute' && getComputedStyle(e).position === 'static' ? box(e.offsetParent) : box(e);
  };
  const meet = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];

  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1) wrong.add(`the page is larger than the screen: ${scrollWidth}×${scrollHeight}`);

  // the parts of the frame lie beside each other
  const parts = [...frame.querySelectorAll(':scope > .top, :scope > .left, :scope > .table-top, :scope > .tray')].filter(shown);
  parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => {
    const [w, h] = meet(box(a), box(b));
    if (w > 6 && h > 6) wrong.add(`${name(a)} and ${name(b)} overlap by ${Math.round(w)}×${Math.round(h)}`);
  }));
  // nothing that scrolls hides a part of itself; the goal of the game stands beside the board only where it fits as a whole, and is in the menu
  for (const part of frame.querySelectorAll('.top, .left, .tray, .tray *, .left *')) {
    if (!shown(part) || part.closest('svg, [data-scrolls], [data-layer], dialog, .grow')) continue;
    const style = getComputedStyle(part);
    const cut = (over, inner, outer) => over !== 'visible' && inner > outer + 3;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    if (cut(style.overflowY, part.scrollHeight, part.clientHeight) && part.clientHeight > 0) wrong.add(`${name(part)} hides ${part.scrollHeight - part.clientHeight} px of its height`);
    if (cut(style.overflowX, part.scrollWidth, part.clientWidth) && part.clientWidth > 0) wrong.add(`${name(part)} hides ${part.scrollWidth - part.clientWidth} px of its width`);
  }
  // who plays is called by the whole name
  for (const who of frame.querySelectorAll('.panels .who b')) if (shown(who) && who.scrollWidth > who.clientWidth + 1) wrong.add(`the name ${text(who)} is cut`);
  // everything one taps is on the screen and large enough for a finger
  for (const button of frame.querySelectorAll('.top :is(button, a), .left :is(button, a), .tray :is(button, [role=button]), .table-top > * button')) {
    if (!shown(button) || button.closest('[data-layer], [data-testid=refusal], dialog')) continue;
    const b = reach(button);
    const roams = button.closest('.zoom .inner, [data-scrolls]'); // a map is looked at in parts, and moves
    if (!roams && (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1)) wrong.add(`${name(button)} "${text(button)}" is off the screen at ${Math.round(b.left)},${Math.round(b.top)} ${Math.round(b.width)}×${Math.round(b.height)}`);
    if (Math.min(b.width, b.height) < 39.5) wrong.add(`${name(button)} "${text(button)}" is only ${Math.round(b.width)}×${Math.round(b.height)}`);
  }
  // words stand beside each other, within the part they belong to, and can be read
  const leaves = [...frame.querySelectorAll('.top *, .left *, .tray *')].filter((e) => !e.closest('svg, [data-layer], [data-scrolls], dialog') && shown(e) && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()));
  const ink = (e) => {
    const range = document.createRange();
    const own = [...e.childNodes].find((n) => n.nodeType === 3 && n.textContent.trim());
    range.selectNodeContents(own);
    const clip = e.closest('.words, small, b, li, button') ?? e;
    const c = box(getComputedStyle(clip).overflow === 'visible' ? e : clip);
    const within = (r) => ({ left: Math.max(r.left, c.left), right: Math.min(r.right, c.right), top: Math.max(r.top, c.top), bottom: Math.min(r.bottom, c.bottom) });
    return { ...within(range.getBoundingClientRect()), lines: [...range.getClientRects()].map(within) }; // words that wrap are not one block
  };
  const inks = leaves.map(ink);
  leaves.forEach((a, i) => {
    const size = parseFloat(getComputedStyle(a).fontSize) * (a.currentCSSZoom ?? 1);
    if (size < 11.9) wrong.add(`"${text(a)}" in ${name(a.closest('[data-testid]') ?? a)} is ${size.toFixed(1)} px small`);
    const home = box(a.closest('.top, .tray, .left li, .left nav') ?? frame);
    if (inks[i].right > home.right + 2 || inks[i].bottom > home.bottom + 2 || inks[i].left < home.left - 2) wrong.add(`"${text(a)}" stands out of ${name(a.closest('.top, .tray, .left li, .left nav') ?? frame)}`);
    for (let j = i + 1; j < leaves.length; j++) {
      if (a.contains(leaves[j]) || leaves[j].contains(a)) continue;
      const [w, h] = inks[i].lines.flatMap((one) => inks[j].lines.map((other) => meet(one, other))).find(([w, h]) => w > 3 && h > 4) ?? [0, 0];
      if (w) wrong.add(`"${text(a)}" and "${text(leaves[j])}" overlap by ${Math.round(w)}×${Math.round(h)}`);
    }
  });
  // what lies over the page is on the screen, can be closed, tapped and read; it may scroll down, never sideways
  for (const layer of document.querySelectorAll('[data-layer], [data-testid=refusal], dialog[open]')) {
    if (!shown(layer)) continue;
    const b = box(layer);
    const which = `${name(layer)} ${layer.getAttribute('data-layer') ?? ''}`.trim();
    if (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1) wrong.add(`${which} is not wholly on the screen: ${Math.round(b.left)},${Math.round(b.top)} ${Math.round(b.width)}×${Math.round(b.height)}`);
    const scrolls = [layer, ...layer.querySelectorAll('*')].filter((e) => e.scrollHeight > e.clientHeight + 3 && ['auto', 'scroll'].includes(getComputedStyle(e).overflowY));
    for (const part of scrolls) if (shown(part) && part.closest('[data-layer], [data-testid=refusal], dialog') === layer && !getComputedStyle(part).backgroundAttachment.includes('local')) wrong.add(`${name(part)} in ${which} scrolls, and nothing says so`);
    for (const part of [layer, ...layer.querySelectorAll('*')]) {
      if (!shown(part) || part.closest('svg') || part.closest('[data-layer], [data-testid=refusal], dialog') !== layer) continue;
      const p = box(part);
      if (!p.width || part.matches('input')) continue;
      const words = [...part.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
      const size = parseFloat(getComputedStyle(part).fontSize) * (part.currentCSSZoom ?? 1);
      if (words && size < 11.9) wrong.add(`"${text(part)}" in ${which} is ${size.toFixed(1)} px small`);
      if ((words || part.matches('button, a, select')) && (p.left < b.left - 2 || p.right > b.right + 2) && !part.closest('[data-scrolls]')) wrong.add(`"${text(part)}" stands out of ${which}`);
      if (!scrolls.some((e) => e.contains(part)) && (p.bottom > innerHeight + 1 || p.top < -1)) wrong.add(`"${text(part)}" in ${which} is below the screen`);
      if (part.matches('button, select, summary') && Math.min(p.width, p.height) < 39.5) wrong.add(`${name(part)} "${text(part)}" in ${which} is only ${Math.round(p.width)}×${Math.round(p.height)}`);
    }
  }
  return [...wrong];
}
