import { describe, expect, it } from 'vitest';
import { qr, times } from './qr';

/** Reads a code of one block (versions 1 to 3) again by the book: the mask off, the zigzag, the checks, the bytes. */
function read(modules: boolean[][]) {
  const size = modules.length,
    version = (size - 17) / 4;
  const isFixed = (x: number, y: number) =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) ||
    (version > 1 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2); // prettier-ignore
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - n : n;
        if (!isFixed(x, y)) bits.push(Number(modules[y]![x] !== ((x + y) % 2 === 0)));
      }
    up = !up;
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  const checks = [0, 10, 16, 26][version]!;
  const syndromes = Array.from({ length: checks }, (_, i) => {
    let root = 1;
    for (let k = 0; k < i; k++) root = times(root, 2);
    return bytes.reduce((sum, byte) => times(sum, root) ^ byte, 0);
  });
  const at = (from: number, length: number) => parseInt(bits.slice(from, from + length).join(''), 2);
  const text = Array.from({ length: at(4, 8) }, (_, i) => String.fromCharCode(at(12 + 8 * i, 8))).join('');
  return { mode: at(0, 4), text, syndromes };
}

describe('a QR code', () => {
  for (const text of ['Hearthside', 'http://10.0.0.7/join/ab#cd', 'http://127.0.0.1:7070/join/k3#Zz_09'])
    it(`says ${text}`, () => {
      const found = read(qr(text));
      expect([found.mode, found.text]).toEqual([4, text]);
      expect(found.syndromes.every((each) => each === 0)).toBe(true);
    });
  it('says level M and the first mask, beside the corner', () => {
    const modules = qr('x');
    const told = [8, 7, 5, 4, 3, 2, 1, 0].map((y) => Number(modules[y]![8]));
    expect([0, 1, 2, 3, 4, 5, 7].map((x) => Number(modules[8]![x])).join('') + told.join('')).toBe('101010000010010');
  });
  it('grows with its text, and does not try what is too long', () => {
    expect(qr('x'.repeat(14)).length).toBe(21);
    expect(qr('x'.repeat(15)).length).toBe(25);
    expect(qr('x'.repeat(213)).length).toBe(57);
    expect(qr('x'.repeat(214))).toEqual([]);
  });
});
