// Plays Cavemen to the end by clicking at random what glows, against a real server: BASE=http://127.0.0.1:7474 SEATS=5 node dev/cavemen-play.mjs
import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';

const base = process.env.BASE ?? 'http://127.0.0.1:7474', seats = Number(process.env.SEATS ?? 2), speed = process.env.SPEED ?? 'off', axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const viewport = process.env.PHONE ? { width: 360, height: 740 } : { width: 1440, height: 900 };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport, hasTouch: Boolean(process.env.PHONE) }), page = await context.newPage(), seen = {};
page.on('pageerror', (e) => console.log('!!', e.message, e.stack));
page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text()); });
async function check(name) {
  if (seen['axe ' + name]) return;
  seen['axe ' + name] = 1;
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  for (const v of violations) console.log('axe', name, v.id, v.impact, v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' :: ' + (n.any[0]?.message ?? n.failureSummary ?? '')).join(' || '));
}
await page.goto(`${base}/?speed=${speed}`);
const wish = { game: 'cavemen', options: { quickFire: 'on', maxRounds: '30' }, seats: [{ kind: 'me', name: 'Ada' }, ...Array.from({ length: seats - 1 }, (_, i) => (seats === 2 ? { kind: 'here', name: 'Bo' } : { kind: 'bot', bot: process.env.BOT ?? 'greedy', name: `B${i}` }))] };
const made = await page.evaluate(async (w) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(w) })).json(), wish);
if (!made.table) { console.log(made); process.exit(1); }
await page.goto(`${base}/t/${made.table}?speed=${speed}`);
let clicks = 0, still = 0, seq = '';
for (; clicks < 6000; clicks++) {
  await page.waitForFunction(() => { const t = document.querySelector('[data-testid=table]'); return t && t.dataset.idle === 'true' && (t.dataset.over === 'true' || document.querySelector('[data-legal=true]')); }, null, { timeout: 60000 });
  const s = await page.evaluate(() => { const t = document.querySelector('[data-testid=table]'); return { over: t.dataset.over === 'true', seq: t.dataset.seq, prompt: document.querySelector('[data-testid=prompt]').innerText, ids: [...document.querySelectorAll('[data-legal=true]')].map((e) => e.dataset.testid) }; });
  if (s.over) break;
  still = s.seq === seq ? still + 1 : 0;
  seq = s.seq;
  if (still > 150) { console.log('no progress', s); await page.screenshot({ path: '/tmp/cv/stuck.png' }); process.exit(1); }
  const phase = s.prompt.replace(/\d+/g, '#').replace(/for \w+\?/, 'for X?').slice(0, 24);
  if (!seen[phase]) { await check(phase); await page.screenshot({ path: `/tmp/cv/${seats}-${phase.replace(/\W+/g, '_')}${process.env.PHONE ? '-phone' : ''}.png` }); }
  seen[phase] = (seen[phase] ?? 0) + 1;
  const id = s.ids[Math.floor(Math.random() * s.ids.length)], thing = page.getByTestId(id).first();
  try {
    if (clicks % 3) await thing.click({ timeout: 4000, force: clicks % 2 === 0 });
    else { await thing.focus({ timeout: 4000 }); await page.keyboard.press('Enter'); }
  } catch (e) { console.log('could not reach', id, String(e).split('\n').slice(0, 8).join(' | ')); await page.screenshot({ path: '/tmp/cv/reach.png' }); seen.unreachable = (seen.unreachable ?? 0) + 1; if (seen.unreachable > 5) break; }
}
await page.waitForTimeout(400);
await check('over');
console.log('clicks', clicks, JSON.stringify(seen), '|', (await page.getByTestId('result').innerText().catch(() => 'no result')).replace(/\s+/g, ' ').slice(0, 300));
await page.screenshot({ path: `/tmp/cv/${seats}-over.png` });
await browser.close();
