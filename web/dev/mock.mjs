// A server for looking at the client: docs/protocol.md with rough rules, and `POST /mock` to put a table into any moment. Usage: node dev/mock.mjs [port]
import { createServer } from 'node:http';
import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { WebSocketServer } from 'ws';
import { apply, options, pick, setup, view } from './engine.mjs';

const port = Number(process.argv[2] ?? 7070), tables = new Map(), dist = new URL('../dist/', import.meta.url).pathname;
const seed = createHash('sha256').update('mock').digest(), hash = createHash('sha256').update(seed).digest('hex');
const flag = (key, rule) => ({ key, rule, scope: 'table', values: ['off', 'on'], standard: 'off' });
const GAMES = [{ id: 'my-first-stone-age', title: 'My First Stone Age', minSeats: 2, maxSeats: 4, edition: 'House edition', bots: ['random', 'greedy', 'sleepy', 'playful', 'clever', 'elephant'], defaultBot: 'playful', options: [
  { key: 'start', rule: 'MF-12', scope: 'table', values: ['1', '2', '3', '4', 'random'], standard: '1' }, { key: 'help', rule: 'MF-V1', scope: 'seat', values: ['0', '1', '2', '3', '4'], standard: '2' },
  flag('openGoods', 'MF-V2'), flag('fullMix', 'MF-V3'), { key: 'swaps', rule: 'MF-V4', scope: 'table', values: ['1', '2', '3'], standard: '1' }, flag('friendlyDogs', 'MF-V5'), flag('shortGame', 'MF-V6'), flag('equalTurns', 'MF-V7'), flag('together', 'MF-V8')] }];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

function draws(n) {
  let block = 0;
  return Array.from({ length: n }, (_, i) => {
    const bound = 14 - (i % 12), limit = 2 ** 48 - (2 ** 48 % bound);
    for (;;) { const m = Buffer.alloc(8); m.writeBigUInt64BE(BigInt(block++)); const r = createHmac('sha256', seed).update(m).digest().readUIntBE(0, 6); if (r < limit) return [bound, r % bound]; }
  });
}

function make(wish) {
  const id = Math.random().toString(36).slice(2, 8);
  const seats = wish.seats.map((s, i) => ({ seat: i, name: s.kind === 'bot' ? `Bot ${i + 1}` : s.kind === 'open' ? '' : s.name, kind: s.kind === 'me' || s.kind === 'here' ? 'person' : s.kind, bot: s.kind === 'bot' ? s.bot : null, here: s.kind === 'here', connected: true, resigned: false }));
  const mine = wish.seats.map((s, i) => (s.kind === 'me' || s.kind === 'here' ? i : -1)).filter((i) => i >= 0);
  const t = { id, seats, mine, wish, seq: 1, st: setup(seats.length, wish.options), clients: new Set(), steps: [], chat: [], timer: null, undoAsked: null };
  t.steps.push({ seat: -1, action: null, events: [], view: view(t.st, -9) });
  tables.set(id, t);
  return t;
}

const over = (t) => t.st.phase.is === 'Over';
const winners = (t) => (over(t) ? t.st.s.map((s, i) => (s.huts.length >= 3 ? i : -1)).filter((i) => i >= 0) : []);
function update(t, events, watch) {
  const act = over(t) ? [] : [t.st.phase.seat], viewer = watch ? -1 : t.mine.includes(act[0]) ? act[0] : t.mine[0];
  const bots = act.filter((s) => t.seats[s].kind === 'bot');
  return { is: 'Update', seq: t.seq, table: t.id, game: 'my-first-stone-age', hash, terms: { seats: t.seats.length, options: t.wish.options ?? {} }, seats: t.seats, mine: watch ? [] : t.mine, viewer, toAct: act,
    options: act.includes(viewer) ? options(t.st) : [], events, view: view(t.st, viewer), undo: { free: t.free ?? 0, canAsk: !over(t), asked: t.undoAsked }, over: over(t),
    result: { points: t.st.s.map((s) => s.huts.length), tiebreak: t.st.s.map(() => 0), winners: winners(t), places: t.st.s.map((s) => 1 + t.st.s.filter((o) => o.huts.length > s.huts.length).length) }, seed: over(t) ? seed.toString('hex') : null, thinking: bots };
}
const tell = (t, message) => t.clients.forEach((c) => c.send(JSON.stringify(typeof message === 'function' ? message(c.watch) : message)));

function play(t, action) {
  const seat = t.st.phase.seat, events = apply(t.st, action);
  t.seq++;
  t.steps.push({ seat, action, events, view: view(t.st, -9) });
  tell(t, (watch) => update(t, events, watch));
  bots(t);
}
function bots(t) {
  clearTimeout(t.timer);
  if (!over(t) && t.seats[t.st.phase.seat].kind === 'bot' && !t.frozen) t.timer = setTimeout(() => play(t, pick(t.st)), t.quick ? 5 : 900);
}

const read = (req) => new Promise((done) => { let s = ''; req.on('data', (c) => (s += c)); req.on('end', () => done(s ? JSON.parse(s) : {})); });
const server = createServer(async (req, res) => {
  const url = new URL(req.url, 'http://x'), path = url.pathname;
  const json = (body, status = 200) => { res.writeHead(status, { 'content-type': 'application/json' }); res.end(JSON.stringify(body)); };
  const m = /^\/api\/tables\/(\w+)(?:\/(\w+))?$/.exec(path), t = m && tables.get(m[1]);
  if (path === '/api/games') return json(GAMES);
  if (path.startsWith('/api/rules/')) { res.writeHead(200, { 'content-type': 'text/markdown' }); return res.end(readFileSync('/work/shared/rules/my-first-stone-age.md')); }
  if (path === '/api/tables' && req.method === 'POST') { const t = make(await read(req)); bots(t); return json({ table: t.id, invites: [] }); }
  if (path === '/api/tables') return json([...tables.values()].reverse().map((t) => ({ table: t.id, game: 'my-first-stone-age', names: t.seats.map((s) => s.name), toAct: over(t) ? [] : [t.st.phase.seat], mine: t.mine, over: over(t), updated: new Date().toISOString() })));
  if (path === '/mock') { const b = await read(req), t = make(b.wish); t.frozen = b.frozen; Object.assign(t, b.table ?? {}); if (b.run) for (let i = 0; i < b.run && !over(t); i++) { const seat = t.st.phase.seat, a = pick(t.st), ev = apply(t.st, a); t.seq++; t.steps.push({ seat, action: a, events: ev, view: view(t.st, -9) }); } Object.assign(t.st, b.st ?? {}); (b.s ?? []).forEach((s, i) => Object.assign(t.st.s[i], s)); bots(t); return json({ table: t.id }); }
  if (m && !t) return json({ error: 'no-table', sentence: 'There is no such table.' }, 404);
  if (m && !m[2]) return json({ table: t.id, game: 'my-first-stone-age', seats: t.seats, mine: t.mine, over: over(t), hash });
  if (m && m[2] === 'invites') return json(t.seats.filter((s) => s.kind === 'open').map((s) => ({ seat: s.seat, path: `/join/${t.id}/secret${s.seat}` })));
  if (m && m[2] === 'join') { const b = await read(req), s = t.seats[Number(b.secret.slice(-1))]; s.kind = 'person'; s.name = b.name; t.mine = [s.seat]; return json({ seat: s.seat }); }
  if (m && m[2] === 'replay') { const from = Number(url.searchParams.get('from')), n = Number(url.searchParams.get('count')); const u = update(t, [], true); return json({ count: t.steps.length, terms: u.terms, result: u.result, steps: t.steps.slice(from, from + n) }); }
  if (m && m[2] === 'fairness') return json({ hash, seed: seed.toString('hex'), draws: draws(40) });
  const file = join(dist, path), found = path !== '/' && existsSync(file) && !path.endsWith('/') ? file : join(dist, 'index.html');
  res.writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream' });
  res.end(readFileSync(found));
});

new WebSocketServer({ server }).on('connection', (c, req) => {
  const t = tables.get(req.url.split('/').pop().split('?')[0]);
  if (!t) return c.close();
  c.watch = t.watch;
  t.clients.add(c);
  c.on('close', () => t.clients.delete(c));
  c.send(JSON.stringify(update(t, [], c.watch)));
  t.chat.forEach((s) => c.send(JSON.stringify(s)));
  if (t.asks) c.send(JSON.stringify({ is: 'UndoAsked', seat: 1, entries: 3 }));
  c.on('message', (frame) => {
    const q = JSON.parse(frame);
    if (q.is === 'Play') play(t, q.action);
    else if (q.is === 'WhyNot') c.send(JSON.stringify({ is: 'Refused', rule: q.action.is === 'Flip' ? 'MF-22' : 'MF-70', sentence: q.action.is === 'Flip' ? 'This tree is already turned up. Choose one that is face down.' : 'Huts are built only when the figure lands on the building site.', with: [] }));
    else if (q.is === 'Say') { const s = { is: 'Said', seat: t.mine[0], name: t.seats[t.mine[0]].name, text: q.text, at: new Date().toISOString() }; t.chat.push(s); tell(t, s); }
    else if (q.is === 'Rematch') { const n = make(t.wish); bots(n); tell(t, { is: 'Moved', table: n.id }); }
    else if (q.is === 'Resign') { t.seats[q.seat].resigned = true; t.seats[q.seat].kind = 'bot'; tell(t, { is: 'People', seats: t.seats, spectators: 0 }); bots(t); }
    else if (q.is === 'Ping') c.send('{"is":"Pong"}');
  });
});
server.listen(port, '127.0.0.1', () => console.log(`mock on http://127.0.0.1:${port}`));
