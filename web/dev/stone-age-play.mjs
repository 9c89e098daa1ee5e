// Plays Stone Age to the end by random clicks on what glows: BASE=http://127.0.0.1:7373 node dev/stone-age-play.mjs [game] [seats] [phone] [speed]
import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';

const base = process.env.BASE ?? 'http://127.0.0.1:7373', [game = 'stone-age', seats = '2', size = 'desk', speed = 'off'] = process.argv.slice(2), axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const browser = await chromium.launch({ executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await (await browser.newContext({ viewport: size === 'phone' ? { width: 360, height: 740 } : { width: 1440, height: 900 }, hasTouch: size === 'phone' })).newPage();
const faults = [], seen = {}, checked = new Set();
page.on('pageerror', (e) => faults.push(e.message));
page.on('console', (m) => { if (m.type() === 'error' || /svelte/.test(m.text())) faults.push(m.text()); });
await page.goto(base);
const offer = (await (await page.request.get(base + '/api/games')).json()).find((g) => g.id === game);
const wish = { game, seats: Array.from({ length: Number(seats) }, (_, i) => (i ? { kind: 'bot', bot: process.env.BOT ?? offer.defaultBot } : { kind: 'me', name: 'Ada' })), options: JSON.parse(process.env.OPTIONS ?? '{}') };
const made = await (await page.request.post(base + '/api/tables', { data: wish })).json();
if (!made.table) { console.log(made); process.exit(1); }
await page.goto(`${base}/t/${made.table}?speed=${speed}`);
const idle = () => page.waitForFunction(() => { const t = document.querySelector('[data-testid=table]'); return t && t.dataset.idle === 'true' && (t.dataset.over === 'true' || document.querySelector('[data-legal=true]')); }, null, { timeout: 120000 });
let clicks = 0, still = 0, last = '';
for (; clicks < 6000; clicks++) {
  await idle();
  const at = await page.evaluate(() => { const t = document.querySelector('[data-testid=table]'); return { over: t.dataset.over === 'true', seq: t.dataset.seq, prompt: document.querySelector('[data-testid=prompt]').innerText, legal: [...document.querySelectorAll('[data-legal=true]')].map((e) => e.dataset.testid) }; });
  if (at.over) break;
  still = at.seq === last ? still + 1 : 0;
  last = at.seq;
  if (still > 60) { console.log('no progress', at); await page.screenshot({ path: 'shots/sa-stuck.png' }); break; }
  const kind = at.prompt.replace(/\d+/g, 'n').split('\n')[0];
  seen[kind] = (seen[kind] ?? 0) + 1;
  if (!checked.has(kind) && process.env.AXE !== 'off') {
    checked.add(kind);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
    for (const v of violations) console.log('axe', kind, v.id, v.impact, v.nodes.slice(0, 2).map((n) => n.target.join(' ') + ' :: ' + (n.any[0]?.message ?? n.failureSummary ?? '')).join(' || '));
    await page.screenshot({ path: `shots/sa-real-${game}-${size}-${checked.size}.png` });
  }
  const id = at.legal[Math.floor(Math.random() * at.legal.length)], thing = page.getByTestId(id);
  if (clicks % 3) await thing.click({ timeout: 1500, force: clicks % 2 === 0 }).catch(() => (seen.covered = (seen.covered ?? 0) + 1));
  else { await thing.focus({ timeout: 1500 }).catch(() => {}); await page.keyboard.press('Enter'); }
}
await page.waitForTimeout(300);
await page.screenshot({ path: `shots/sa-real-${game}-${size}-over.png` });
console.log(game, seats, size, 'clicks', clicks, JSON.stringify(seen), '\nfaults', [...new Set(faults)], '\n', (await page.getByTestId('result').innerText().catch(() => 'no result')).replace(/\n+/g, ' '));
await browser.close();
