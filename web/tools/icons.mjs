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

/**
 * A path with one digit after the point: on a grid of 512 nobody sees the rest. Of the seven numbers of an arc two are flags, one digit
 * each.
 */
function rounded(path) {
  let at = 0,
    told = '';
  const read = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (found) at = pattern.lastIndex;
    return found?.[0];
  };
  while (at < path.length) {
    read(/[\s,]+/y);
    const command = read(/[a-z]/iy);
    if (!command) break;
    told += command;
    for (let n = 0, last = ''; ; n++) {
      read(/[\s,]+/y);
      const isFlag = command.toUpperCase() === 'A' && [3, 4].includes(n % 7),
        number = read(isFlag ? /[01]/y : /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy);
      if (number === undefined) break;
      const short = isFlag ? number : String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
      const joins = n === 0 || short.startsWith('-') || (short.startsWith('.') && last.includes('.'));
      told += (joins ? '' : ' ') + short;
      last = short;
    }
  }
  if (at < path.length && path.slice(at).trim()) throw new Error(`A path could not be read from here on: ${path.slice(at, at + 40)}`);
  return told;
}

for (const folder of folders) {
  if (!existsSync(`${folder}/icons.txt`)) continue;
  const names = readFileSync(`${folder}/icons.txt`, 'utf8').split(/\s+/).filter(Boolean).sort();
  const missing = names.filter((name) => !set[name]);
  if (missing.length) throw new Error(`${folder}/icons.txt names icons that are not in game-icons: ${missing.join(', ')}`);
  const paths = (body) => [...body.matchAll(/ d="([^"]*)"/g)].map((m) => rounded(m[1])).join('');
  writeFileSync(
    `${folder}/icons.json`,
    JSON.stringify(Object.fromEntries(names.map((name) => [name, paths(set[name].body)])), null, 1) + '\n',
  );
}
