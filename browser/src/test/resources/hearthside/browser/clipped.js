// Words that cannot be read as a whole: cut by what they stand in, or beyond the edge of the screen.
async () => {
  for (let frames = 0; frames < 20; frames++) await new Promise((next) => requestAnimationFrame(next));
  const UNSEEN = '.visually-hidden, [inert], dialog:not([open]), svg';
  const shown = (e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !e.closest(UNSEEN);
  const speaks = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  const text = (e) => e.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  // where its own words stand; what only a reader hears is not seen
  const inked = (e) => {
    const own = [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim());
    const boxes = own.flatMap((n) => {
      const range = document.createRange();
      range.selectNodeContents(n);
      return [...range.getClientRects()];
    });
    const [left, right] = [Math.min(...boxes.map((b) => b.left)), Math.max(...boxes.map((b) => b.right))];
    return { left, right, width: right - left, top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)) };
  };
  // names on a map stand beside their place: nothing is cut where nothing has an edge
  const isBoxed = (e) => {
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(e);
    return !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none' || parseFloat(borderTopWidth) > 0;
  };
  const told = new Set();
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth + 1) told.add(`the page is wider than the screen: ${scrollWidth}`);
  for (const e of document.querySelectorAll('body *')) {
    if (!speaks(e) || !shown(e)) continue;
    const ink = inked(e);
    if (!ink.width) continue;
    // whatever may scroll or says by three dots that there is more may hide some of it
    for (let around = e; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || around.matches('[data-scrolls], .scrolls, .zoom .inner')) break;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
      const b = around.getBoundingClientRect();
      const hides = /hidden|clip/;
      if (hides.test(style.overflowX) && (ink.right > b.right + 3 || ink.left < b.left - 3)) told.add(`"${text(e)}" is cut at its side`);
      if (hides.test(style.overflowY) && (ink.bottom > b.bottom + 4 || ink.top < b.top - 4)) told.add(`"${text(e)}" is cut above or below`);
      if (style.position === 'fixed') break;
    }
    const roams = e.closest('.zoom, [data-scrolls], .scrolls');
    if (!roams && (ink.right > innerWidth + 2 || ink.left < -2)) told.add(`"${text(e)}" is off the screen`);
    const button = e.closest('button, a.button, select');
    const dotted = [e, e.parentElement].some((each) => getComputedStyle(each).textOverflow === 'ellipsis');
    if (button && !roams && !dotted && isBoxed(button)) {
      const b = button.getBoundingClientRect();
      if (ink.right > b.right + 2 || ink.left < b.left - 2 || ink.bottom > b.bottom + 3) told.add(`"${text(e)}" stands out of ${button.dataset.testid ?? 'its button'}`);
    }
  }
  return [...told];
}
