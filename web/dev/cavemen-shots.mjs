// Pictures of Cavemen at both sizes, by day and by night: node dev/cavemen-shots.mjs [filter] [folder]. Needs a built dist, which it serves; or with PORT=7171 and BASE=the address of `npm run dev`, the source.
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { WebSocketServer } from 'ws';
import { HUNT, HUNTED, SCENES, optionsOf } from './cavemen-scenes.mjs';

const only = process.argv[2] ?? '', folder = process.argv[3] ?? 'shots', dist = new URL('../dist/', import.meta.url).pathname, lang = process.env.LANGUAGE ?? 'en-GB';
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const flag = (key, rule) => ({ key, rule, scope: 'table', values: ['off', 'on'], standard: 'off' });
const GAMES = [{ id: 'cavemen', title: 'Cavemen', minSeats: 2, maxSeats: 5, edition: 'House edition', bots: ['random', 'greedy'], defaultBot: 'greedy', options: [{ key: 'tribes', rule: 'CV-14', scope: 'table', values: ['chosen', 'random'], standard: 'chosen' }, flag('boneDie', 'CV-98'), flag('quickFire', 'CV-99'), flag('strictPass', 'CV-100')] }];
const NAMES = ['Ada', 'Grumbold', 'Mo the Owl', 'Bot 4', 'Bot 5'];
const server = createServer((req, res) => {
  const path = new URL(req.url, 'http://x').pathname, json = (body) => { res.writeHead(200, { 'content-type': 'application/json' }); res.end(JSON.stringify(body)); };
  if (path === '/api/games') return json(GAMES);
  if (path === '/api/tables') return json([]);
  if (path.startsWith('/api/tables/')) return json({ table: path.split('/')[3], game: 'cavemen', seats: [], mine: [0], over: false, hash: '' });
  const file = join(dist, path), found = path !== '/' && existsSync(file) && extname(file) ? file : join(dist, 'index.html');
  res.writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream' });
  res.end(readFileSync(found));
}).listen(Number(process.env.PORT ?? 0), '127.0.0.1');
const update = (name, view, seq, events) => {
  const over = view.phase.is === 'Over', n = view.tableaus.length, act = over ? [] : [view.phase.seat];
  return { is: 'Update', seq, table: name, game: 'cavemen', hash: '', terms: { seats: n, options: {} }, seats: view.tableaus.map((_, i) => ({ seat: i, name: NAMES[i], kind: i ? 'bot' : 'person', bot: i ? 'greedy' : null, here: false, connected: true, resigned: false })), mine: [0], viewer: 0, toAct: act,
    options: act.includes(0) ? optionsOf(view) : [], events, view, undo: { free: 0, canAsk: true, asked: null }, over, result: { points: view.tableaus.map((t) => t.scores.inventing), tiebreak: view.tableaus.map(() => 0), winners: over ? [0] : [], places: view.tableaus.map((_, i) => i + 1) }, seed: null, thinking: act.filter((s) => s > 0) };
};
new WebSocketServer({ server }).on('connection', (c, req) => {
  const name = req.url.split('/').pop().split('?')[0].replace(/_.*/, '');
  c.send(JSON.stringify(update(name, SCENES[name], 1, [])));
  c.on('message', (frame) => {
    const q = JSON.parse(frame);
    if (q.is === 'WhyNot') c.send(JSON.stringify({ is: 'Refused', rule: 'CV-66', sentence: 'This beast needs a hunting score of {0}; your tribe has {1}.', with: ['8', '4'] }));
    if (q.is === 'Play' && q.action.is === 'Hunt') c.send(JSON.stringify(update(name, HUNTED, 2, HUNT)));
  });
});
const tap = (id) => async (p) => { await p.getByTestId(id).first().click({ force: true }); await p.waitForTimeout(250); };
const card = (id) => async (p) => { await p.locator(`[data-card=${id}]`).click({ force: true }); await p.waitForTimeout(250); };
const shots = {
  home: { path: '/' }, new: { path: '/new/cavemen' }, choose: {}, start: {}, bid: {}, act: {}, act5: {}, rich: {}, lose: {}, discard: {}, wait: {}, over: {},
  recruit: { of: 'act', do: card('thinker-ibba') }, hunt: { of: 'act', do: card('beast-dodo-1') }, refusal: { of: 'act', do: card('beast-mastodon') }, invent: { of: 'act', do: card('invention-cave-painting') }, fire: { of: 'rich', do: card('invention-fire') },
  losing: { of: 'lose', do: tap('mine-2') }, replace: { do: tap('mine-1') }, sum: { of: 'act', do: tap('score-inventing') }, camp: { of: 'act5', do: tap('camp-2') }, piles: { of: 'act', do: tap('deck') },
  casualty: { of: 'act', speed: 'normal', do: async (p) => { await card('beast-dodo-1')(p); await p.getByTestId('confirm').click(); await p.waitForTimeout(2900); } },
};
await new Promise((up) => (server.listening ? up() : server.once('listening', up)));
mkdirSync(folder, { recursive: true });
const base = process.env.BASE ?? `http://127.0.0.1:${server.address().port}`, sizes = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const browser = await chromium.launch({ executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
for (const theme of ['light', 'dark']) for (const [size, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({ viewport, colorScheme: theme, locale: lang, hasTouch: size === 'phone' }), page = await context.newPage();
  page.on('pageerror', (e) => console.log(`!! ${e.message}\n${e.stack?.split('\n').slice(0, 4).join('\n')}`));
  page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text()); });
  for (const [name, shot] of Object.entries(shots)) {
    const file = `cavemen-${name}-${size}-${theme}`;
    if (only && !new RegExp(only).test(file)) continue;
    await page.goto(shot.path ? base + shot.path : `${base}/t/${shot.of ?? name}_${Math.random().toString(36).slice(2, 7)}?speed=${shot.speed ?? 'off'}`);
    if (!shot.path) await page.waitForSelector('[data-testid=table]');
    await page.waitForTimeout(400);
    try { await shot.do?.(page); } catch (e) { console.log(file, String(e).split('\n').slice(0, 4).join(' | ')); }
    const loose = await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight > 1 && location.pathname.startsWith('/t/'));
    if (loose) console.log(file, 'the page scrolls');
    await page.screenshot({ path: `${folder}/${file}.png` });
  }
  await context.close();
}
await browser.close();
server.close();
process.exit(0);
