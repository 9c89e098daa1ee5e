// Shows boards in fixed moments and takes pictures: node dev/moments.mjs [filter] (DIST=folder). Nothing can be played here.
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { WebSocketServer } from 'ws';
import { chromium } from 'playwright-core';
import { MOMENTS } from './stone-age-moments.mjs';

const dist = process.env.DIST ?? new URL('../dist/', import.meta.url).pathname, only = new RegExp(process.argv[2] ?? '.');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const flag = (key) => ({ key, rule: 'SA-V1', scope: 'table', values: ['off', 'on'], standard: 'off' });
const GAMES = [{ id: 'stone-age', title: 'Stone Age', minSeats: 2, maxSeats: 4, edition: 'House edition', bots: ['random'], defaultBot: 'random', options: [{ key: 'start', rule: 'SA-5', scope: 'table', values: ['random', '1', '2', '3', '4'], standard: 'random' }, flag('hiddenStacks')] },
  { id: 'stone-age-solo', title: 'Stone Age Solo', minSeats: 1, maxSeats: 1, edition: 'House edition', bots: ['random'], defaultBot: 'random', options: [{ key: 'level', rule: 'SS-V1', scope: 'table', values: ['1', '2', '3', '4'], standard: '1' }, { key: 'soloFieldStart', rule: 'SS-11', scope: 'table', values: ['0', '5', '10', '15'], standard: '0' }, flag('lightMeals')] }];
const update = (id, seq, events) => {
  const m = MOMENTS[id], seats = m.names.map((name, seat) => ({ seat, name, kind: seat ? 'bot' : 'person', bot: seat ? 'random' : null, here: false, connected: true, resigned: false }));
  return { is: 'Update', seq, table: id, game: m.game, hash: 'x', terms: { seats: seats.length, options: {} }, seats, mine: [0], viewer: 0, toAct: m.toAct, options: m.options, events, view: m.view, undo: { free: 0, canAsk: false, asked: null }, over: m.over ?? false,
    result: m.result ?? { points: seats.map(() => 0), tiebreak: seats.map(() => 0), winners: [], places: seats.map(() => 1) }, seed: null, thinking: [] };
};
const server = createServer((req, res) => {
  const path = new URL(req.url, 'http://x').pathname, id = /^\/api\/tables\/([\w-]+)$/.exec(path)?.[1];
  const json = (body) => { res.writeHead(200, { 'content-type': 'application/json' }); res.end(JSON.stringify(body)); };
  if (path === '/api/games') return json(GAMES);
  if (id && MOMENTS[id]) return json({ table: id, game: MOMENTS[id].game, seats: [], mine: [0], over: false, hash: 'x' });
  if (path.startsWith('/api/')) return json([]);
  const file = join(dist, path), found = path !== '/' && existsSync(file) ? file : join(dist, 'index.html');
  res.writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream' });
  res.end(readFileSync(found));
});
new WebSocketServer({ server }).on('connection', (c, req) => {
  const id = req.url.split('/').pop().split('?')[0];
  c.send(JSON.stringify(update(id, 1, [])));
  if (MOMENTS[id].events) c.send(JSON.stringify(update(id, 2, MOMENTS[id].events)));
  c.on('message', (frame) => { if (JSON.parse(frame).is === 'WhyNot') c.send(JSON.stringify({ is: 'Refused', rule: 'SA-13', sentence: 'You have figures here already; no more may join them this round.', with: [] })); });
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const base = `http://127.0.0.1:${server.address().port}`;

const ACTS = { placing: ['place-quarry'], buying: ['good-wood', 'good-gold'], building: ['good-wood', 'good-wood', 'good-stone', 'good-gold'], 'solo-placing': ['card-1'] };
const PAGES = { home: '/', new: '/new/stone-age', 'solo-new': '/new/stone-age-solo' };
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
for (const theme of ['light', 'dark']) for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } })) {
  const context = await browser.newContext({ viewport, colorScheme: theme, locale: process.env.LOCALE ?? 'en-GB', hasTouch: size === 'phone' }), page = await context.newPage();
  page.on('pageerror', (e) => console.log(`!! ${e.message}\n${e.stack?.split('\n').slice(0, 4).join('\n')}`));
  page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text()); });
  for (const id of [...Object.keys(MOMENTS), ...Object.keys(PAGES), 'refusal', 'album']) {
    const file = `sa-${id}-${size}-${theme}`;
    if (!only.test(file)) continue;
    await page.goto(base + (PAGES[id] ?? `/t/${MOMENTS[id] ? id : 'placing'}?speed=off`));
    await page.waitForSelector('[data-testid=table],main');
    await page.waitForTimeout(350);
    for (const tap of id === 'refusal' ? ['place-forest'] : id === 'album' ? ['album'] : ACTS[id] ?? []) await page.getByTestId(tap).click({ force: true, timeout: 2000, position: tap.startsWith('place') ? { x: 30, y: 40 } : undefined }).catch((e) => console.log(file, tap, String(e).split('\n')[0]));
    await page.waitForTimeout(250);
    await page.screenshot({ path: `shots/${file}.png` });
    console.log(file);
  }
  await context.close();
}
await browser.close();
server.close();
