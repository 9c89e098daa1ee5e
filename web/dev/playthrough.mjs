// Plays whole games by what glows, against a real server: BASE=http://127.0.0.1:7171 node dev/playthrough.mjs
import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const base = process.env.BASE ?? 'http://127.0.0.1:7171', speed = process.env.SPEED ?? 'off', axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } }), page = await context.newPage();
const seen = {};
page.on('pageerror', (e) => console.log('!!', e.message, e.stack));
page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text()); });
async function check(name) {
  if (seen['axe ' + name]) return;
  seen['axe ' + name] = true;
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  for (const v of violations) console.log('axe', name, v.id, v.impact, v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' :: ' + (n.any[0]?.message ?? n.failureSummary ?? '')).join(' || '));
}
await page.goto(base + `/?speed=${speed}`); await page.waitForTimeout(500); await check('home');
await page.getByTestId('play-my-first-stone-age').click(); await page.getByTestId('create-table').waitFor(); await check('new');
await page.goto(base + `/?speed=${speed}`);
await page.getByTestId('quick-my-first-stone-age').click();
const idle = () => page.waitForFunction(() => { const t = document.querySelector('[data-testid=table]'); return t && t.dataset.idle === 'true' && (t.dataset.over === 'true' || document.querySelector('[data-legal=true]')); }, null, { timeout: 60000 });
let moves = 0;
for (; moves < 400; moves++) {
  await idle();
  const s = await page.evaluate(() => ({ over: document.querySelector('[data-testid=table]').dataset.over === 'true', prompt: document.querySelector('[data-testid=prompt]').innerText, legal: [...document.querySelectorAll('[data-legal=true]')].map((e) => e.dataset.testid) }));
  if (s.over) break;
  const has = (id) => s.legal.includes(id), trees = s.legal.filter((l) => l.startsWith('tree-'));
  const before = await page.getAttribute('[data-testid=table]', 'data-seq');
  if (has('trade-done')) {
    seen.trade = (seen.trade ?? 0) + 1; await check('trade');
    const mine = s.legal.find((l) => l.startsWith('good-mine-')), kind = mine.split('-')[2], post = s.legal.find((l) => l.startsWith('good-post-') && l.split('-')[2] !== kind);
    if (post) { await page.getByTestId(mine).click(); await page.getByTestId(post).click(); }
    await page.getByTestId('trade-done').click();
  } else if (has('call-dog')) { seen.dog = (seen.dog ?? 0) + 1; await check('dog'); await page.getByTestId('call-dog').click(); }
  else if (has('build-nothing')) { seen.build = (seen.build ?? 0) + 1; await check('build'); const hut = s.legal.find((l) => /^hut-\d/.test(l)); await page.getByTestId(hut).click(); }
  else if (trees.length && /two|Bäume/.test(s.prompt)) { seen.swap = (seen.swap ?? 0) + 1; await check('swap'); await page.getByTestId(trees[0]).focus(); await page.keyboard.press('Enter'); await page.getByTestId(trees[5]).focus(); await page.keyboard.press('Enter'); }
  else { seen.flip = (seen.flip ?? 0) + 1; await check('flip'); const tree = trees[Math.floor(Math.random() * trees.length)]; await page.getByTestId(tree).focus(); await page.keyboard.press(moves % 2 ? 'Enter' : ' '); }
  await page.waitForFunction((b) => document.querySelector('[data-testid=table]').dataset.seq !== b, before, { timeout: 30000 }).catch(async () => { console.log('no progress', s, await page.getByTestId('refusal').innerText().catch(() => '')); await page.screenshot({ path: 'shots/stuck.png' }); process.exit(1); });
}
console.log('moves', moves, JSON.stringify(seen), '|', await page.getByTestId('result').innerText().catch(() => 'no result'));
await check('over');
await page.getByTestId('fairness-check').click(); await page.getByTestId('fairness-result').waitFor(); console.log('fair', await page.getByTestId('fairness-result').getAttribute('data-fair'), await page.getByTestId('fairness-result').innerText());
await page.screenshot({ path: 'shots/real-over.png' });
const table = new URL(page.url()).pathname;
await page.getByTestId('to-replay').click(); await page.getByTestId('replay-slider').waitFor(); await page.getByTestId('replay-slider').fill('9'); await page.waitForTimeout(300); await check('replay'); await page.screenshot({ path: 'shots/real-replay.png' });
await page.goto(base + table + `?speed=${speed}`); await page.getByTestId('again').click(); await page.waitForFunction((t) => location.pathname !== t, table); await idle(); console.log('rematch at', page.url());
await page.getByTestId('tab-chat').click(); await page.getByTestId('chat-input').fill('Hi'); await page.getByTestId('chat-send').click(); await page.waitForTimeout(400); console.log('chat', await page.getByTestId('chat').innerText());
await page.goto(base + '/rules/my-first-stone-age#MF-22'); await page.waitForTimeout(500); await check('rules'); console.log('asked rule', await page.locator('.asked').innerText().catch(() => 'none'));
await page.goto(base + '/about'); await check('about');
await browser.close();
