// Puts the rules and the bots, compiled for the browser, among what the server sends: under names that change with their content,
// compressed, and with a note of the names. Without them the client plays at the tables of the house only.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const made = fileURLToPath(new URL('../../engine/target/browser/', import.meta.url));
const books = fileURLToPath(new URL('../../server/src/main/resources/hearthside/puzzles/', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const files = { wasm: 'engine.wasm', loader: 'engine-wasm.js', script: 'engine.js' };

const isFresh = (target, file) => existsSync(target) && statSync(target).mtimeMs >= statSync(file).mtimeMs;

/** As compress.mjs does, but once for each version: it takes some seconds. */
function packed(file, ending, pack) {
  const target = file + ending;
  if (!isFresh(target, file)) writeFileSync(target, pack(readFileSync(file)));
  return target;
}

const brotli = (plain) =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
const sumOf = (plain) => createHash('sha256').update(plain).digest('hex').slice(0, 12);
const gzip = (plain) => gzipSync(plain, { level: 9 });

if (existsSync(made + 'made-from.txt') && existsSync(dist)) {
  mkdirSync(dist + 'assets', { recursive: true });
  const names = {};
  for (const [part, name] of Object.entries(files)) {
    const file = made + name,
      sum = sumOf(readFileSync(file));
    const [stem, ending] = name.split('.');
    const hashed = `assets/${stem}-${sum}.${ending}`;
    copyFileSync(file, dist + hashed);
    copyFileSync(packed(file, '.br', brotli), `${dist}${hashed}.br`);
    copyFileSync(packed(file, '.gz', gzip), `${dist}${hashed}.gz`);
    names[part] = `/${hashed}`;
  }
  // The puzzles of the house, for whoever has no network: a book for each game.
  names.puzzles = {};
  for (const name of readdirSync(books).filter((each) => each.endsWith('.jsonl'))) {
    const game = name.replace('.jsonl', ''),
      plain = Buffer.from(
        `[${readFileSync(books + name, 'utf8')
          .trim()
          .split('\n')
          .join(',')}]`,
      ),
      hashed = `assets/puzzles-${game}-${sumOf(plain)}.json`;
    writeFileSync(dist + hashed, plain);
    writeFileSync(`${dist}${hashed}.br`, brotli(plain));
    writeFileSync(`${dist}${hashed}.gz`, gzip(plain));
    names.puzzles[game] = `/${hashed}`;
  }
  // All that a device keeps that plays without a network; of the two kinds of the rules one.
  const unless = { [names.wasm]: 'script', [names.loader]: 'script', [names.script]: 'wasm' };
  const parts = readdirSync(dist + 'assets')
    .filter((name) => !/\.(br|gz)$/.test(name) && (!name.startsWith('engine') || unless[`/assets/${name}`]))
    .filter((name) => !name.startsWith('puzzles-') || Object.values(names.puzzles).includes(`/assets/${name}`))
    .map((name) => ({ path: `/assets/${name}`, unless: unless[`/assets/${name}`] }));
  writeFileSync(dist + 'engine.json', JSON.stringify({ ...names, parts }));
}
