import { describe, expect, it } from 'vitest';
import { isLink, linkOf, LONGEST_LINK, readLink, type Saved } from './link';

const saved: Saved = {
  header: '{"game":"x"}',
  line: '{"drew":[]}',
  note: 'Begin – hier',
  steps: [
    { from: 0, seat: 0, action: { is: 'Flip' }, drew: [3], note: '' },
    { from: 1, seat: 1, action: { is: 'Flip' }, drew: [], note: 'dear' },
  ],
  at: 2,
};
const written = async (value: unknown) => (await linkOf(value as Saved))!;

describe('a link to an analysis', () => {
  it('has all of it', async () => {
    const link = await written(saved);
    expect(link).toMatch(/^#a1\.[\w-]+$/);
    expect(isLink(link)).toBe(true);
    expect(await readLink(link)).toEqual(saved);
  });
  it('is not read where it was damaged, or where it says what cannot be', async () => {
    const link = await written(saved);
    expect(await readLink('#here-abc.3')).toBeNull();
    expect(await readLink(`${link.slice(0, 20)}AAAA${link.slice(24)}`)).toBeNull();
    expect(await readLink('#a1.%%%')).toBeNull();
    for (const wrong of [
      null,
      [],
      { ...saved, at: 3 },
      { ...saved, note: 'x'.repeat(501) },
      { ...saved, steps: [{ ...saved.steps[0], from: 1 }] },
      { ...saved, steps: [{ ...saved.steps[0], drew: ['a'] }] },
      { ...saved, steps: Array.from({ length: 400 }, () => saved.steps[0]) },
      { ...saved, header: 4 },
    ])
      expect(await readLink(await written(wrong)), JSON.stringify(wrong)?.slice(0, 60)).toBeNull();
  });
  it('is never too long to be passed on, nor a flood in a nutshell', async () => {
    let noise = 1;
    const letters = Array.from({ length: 90_000 }, () => String.fromCharCode(33 + ((noise = (noise * 48271) % 2147483647) % 90)));
    expect(await linkOf({ ...saved, header: letters.join('') })).toBeNull();
    const flood = new Blob([new Uint8Array(30_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
      bytes = new Uint8Array(await new Response(flood).arrayBuffer()),
      link = `#a1.${Buffer.from(bytes).toString('base64url')}`;
    expect(link.length).toBeLessThan(LONGEST_LINK);
    expect(await readLink(link)).toBeNull();
  });
});
