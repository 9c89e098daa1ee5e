// Bakes the icons named in each icons.txt into an icons.json beside it, so that the browser never gets the whole set of 4,134.
import { readFileSync, writeFileSync, readdirSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons;
const folders = [
  'src/table',
  ...readdirSync('src/games', { withFileTypes: true })
    .filter((e) => e.isDirectory())
    .map((e) => `src/games/${e.name}`),
];

for (const folder of folders) {
  if (!existsSync(`${folder}/icons.txt`)) continue;
  const names = readFileSync(`${folder}/icons.txt`, 'utf8').split(/\s+/).filter(Boolean).sort();
  const missing = names.filter((name) => !set[name]);
  if (missing.length) throw new Error(`${folder}/icons.txt names icons that are not in game-icons: ${missing.join(', ')}`);
  const paths = (body) => [...body.matchAll(/ d="([^"]*)"/g)].map((m) => m[1]).join('');
  writeFileSync(
    `${folder}/icons.json`,
    JSON.stringify(Object.fromEntries(names.map((name) => [name, paths(set[name].body)])), null, 1) + '\n',
  );
}
