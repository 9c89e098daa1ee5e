// Takes a picture of every screen against the mock: node dev/shots.mjs [name filter]. Needs `npm run build` and `npm run mock` first.
import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';

const base = process.env.BASE ?? 'http://127.0.0.1:7070', only = process.argv[2] ?? '';
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const two = { seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot', bot: 'playful' }], options: {} };
const four = { seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot', bot: 'playful' }, { kind: 'here', name: 'Grandpa Olav' }, { kind: 'bot', bot: 'clever' }], options: { openGoods: 'on' } };
const g = (tooth, berry, pot, arrowhead, fish) => ({ tooth, berry, pot, arrowhead, fish });
const hut = (...price) => ({ id: 'hut-' + price.map((p) => p[0]).join(''), price });
const piles = [{ hut: hut('tooth', 'pot', 'arrowhead'), rest: [hut('fish', 'fish'), hut('berry', 'pot', 'fish')] }, { hut: hut('berry', 'berry'), rest: [hut('pot', 'pot')] }, { hut: hut('tooth', 'berry', 'fish'), rest: [] }];
const s = [{ goods: g(1, 2, 1, 1, 0), dogs: 1, huts: [hut('fish', 'fish')], figure: 'build' }, { goods: g(0, 0, 0, 1, 0), dogs: 1, huts: [hut('pot', 'pot'), hut('tooth', 'tooth')], figure: 'fish' }, { figure: 'berry', huts: [hut('berry', 'pot', 'fish')] }, { figure: 'berry', goods: g(0, 0, 2, 0, 1) }];
const up = Array.from({ length: 14 }, (_, i) => [1, 3, 6, 7, 10, 13].includes(i)), seen = up.map((u, i) => u || i === 4);
const at = (phase, wish = four, more = {}) => ({ wish, frozen: true, run: 0, st: { phase, piles, up, seen, dogs: 0, land: g(2, 0, 1, 1, 3) }, s: wish.seats.map((_, i) => s[i]), ...more });
const scenes = {
  home: { path: '/' }, new: { path: '/new/my-first-stone-age' }, rules: { path: '/rules/my-first-stone-age#MF-22' }, about: { path: '/about' },
  start: { mock: { wish: two, frozen: true } },
  middle: { mock: at({ is: 'Flipping', seat: 0, whispered: -1 }, { ...four, options: { openGoods: 'on', 'help.0': '4' } }) },
  whisper: { mock: at({ is: 'Flipping', seat: 0, whispered: -1 }, { ...two, options: { 'help.0': '3' } }) },
  trade: { mock: at({ is: 'Trading', seat: 0 }), act: async (p) => { await p.getByTestId('good-mine-berry-0').click(); await p.getByTestId('good-post-fish-0').click(); await p.getByTestId('good-mine-tooth-0').click(); } },
  dog: { mock: at({ is: 'Calling', seat: 0, from: 1 }) },
  build: { mock: at({ is: 'Building', seat: 0 }) },
  swap: { mock: at({ is: 'Swapping', seat: 0, left: 1 }, four, {}), act: async (p) => { await p.getByTestId('tree-4').click({ force: true }); } },
  wait: { mock: at({ is: 'Flipping', seat: 1, whispered: -1 }, two) },
  refusal: { mock: at({ is: 'Flipping', seat: 0, whispered: -1 }), act: async (p) => { await p.getByTestId('tree-3').click({ force: true }); await p.getByTestId('refusal').waitFor(); } },
  undo: { mock: at({ is: 'Flipping', seat: 0, whispered: -1 }, two, { table: { asks: true, free: 2 } }) },
  invite: { mock: { wish: { seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }], options: {} }, frozen: true } },
  watch: { mock: at({ is: 'Flipping', seat: 1, whispered: -1 }, two, { table: { watch: true } }) },
  over: { mock: { wish: four, run: 3000 } , act: async (p) => { await p.getByTestId('fairness-check').click(); await p.waitForTimeout(600); } },
  replay: { mock: { wish: two, run: 3000 }, page: 'replay', act: async (p) => { await p.getByTestId('replay-slider').fill('17'); await p.waitForTimeout(300); } },
  drawer: { mock: at({ is: 'Flipping', seat: 0, whispered: -1 }), act: async (p, phone) => { if (phone) await p.locator('.drawer-open').click(); await p.getByTestId('tab-chat').click(); await p.getByTestId('chat-input').fill('Hello Grandpa!'); await p.getByTestId('chat-send').click(); await p.waitForTimeout(400); } },
  menu: { mock: at({ is: 'Flipping', seat: 0, whispered: -1 }), act: async (p) => { await p.getByTestId('settings').click(); } },
};
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
for (const theme of ['light', 'dark']) for (const [size, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({ viewport, colorScheme: theme, locale: process.env.LANGUAGE ?? 'en-GB', hasTouch: size === 'phone' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(`!! ${e.message}\n${e.stack?.split('\n').slice(0, 4).join('\n')}`));
  page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text()); });
  for (const [name, scene] of Object.entries(scenes)) {
    const file = `${name}-${size}-${theme}`;
    if (only && !new RegExp(only).test(file)) continue;
    if (scene.mock) {
      const made = await (await fetch(base + '/mock', { method: 'POST', body: JSON.stringify(scene.mock) })).json();
      await page.goto(`${base}/${scene.page ?? 't'}/${made.table}?speed=off`);
      await page.waitForSelector('[data-testid=table],[data-testid=replay]');
    } else await page.goto(base + scene.path);
    await page.waitForTimeout(500);
    try { await scene.act?.(page, size === 'phone'); } catch (e) { console.log(file, String(e).split('\n').slice(0, 6).join(' | ')); }
    await page.waitForTimeout(250);
    await page.screenshot({ path: `shots/${file}.png` });
    console.log(file);
  }
  await context.close();
}
await browser.close();
