// Compresses what the build has made, once and as well as can be: the server sends `x.js.br` or `x.js.gz` where it finds them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const worth = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const least = 1024;

for (const name of readdirSync(dist, { recursive: true })) {
  const file = join(dist, name);
  if (!worth.test(name) || statSync(file).size < least) continue;
  const plain = readFileSync(file);
  writeFileSync(file + '.gz', gzipSync(plain, { level: 9 }));
  writeFileSync(
    file + '.br',
    brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  );
}
