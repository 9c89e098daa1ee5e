import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Source, verify } from './fairness';

const seed = createHash('sha256').update('a game').digest();

/** The same arithmetic with Node's own crypto, as the server states it. */
function expected(bounds: number[]): [number, number][] {
  let block = 0;
  return bounds.map((bound) => {
    for (;;) {
      const message = Buffer.alloc(8);
      message.writeBigUInt64BE(BigInt(block++));
      const r = createHmac('sha256', seed).update(message).digest().readUIntBE(0, 6);
      if (r < 2 ** 48 - (2 ** 48 % bound)) return [bound, r % bound];
    }
  });
}

const proof = () => ({
  hash: createHash('sha256').update(seed).digest('hex'),
  seed: seed.toString('hex'),
  draws: expected([15, 14, 13, 6, 2, 14, 91]),
});

describe('the fairness check', () => {
  it('agrees with an honest game', async () => expect(await verify(proof())).toEqual({ hashFits: true, draws: 7, differs: -1 }));
  it('names the first draw that differs', async () => {
    const bent = proof();
    bent.draws[3] = [6, (bent.draws[3]![1] + 1) % 6];
    expect((await verify(bent)).differs).toBe(3);
  });
  it('sees a seed that was not promised', async () => expect((await verify({ ...proof(), hash: '00'.repeat(32) })).hashFits).toBe(false));
  it('stays below the bound', async () => {
    const source = await Source.of(new Uint8Array(seed));
    for (let i = 0; i < 50; i++) expect(await source.draw(3)).toBeLessThan(3);
  });
});
