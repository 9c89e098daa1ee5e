/**
 * QR codes (ISO/IEC 18004) of bytes at correction level M, up to version 10: enough for a link. The mask is always the first; readers take
 * any.
 */
const CHECKS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
  BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

const alignments = (version: number) => Math.floor(version / 7) + 2;

/** How many bytes there is room for, checks and all. */
function room(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) modules -= (25 * alignments(version) - 10) * alignments(version) - 55;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}
const dataRoom = (version: number) => room(version) - CHECKS[version]! * BLOCKS[version]!;

/** Product in the field of 256 that QR codes use. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product & 255;
}

function divisor(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) result[j] = times(result[j]!, root) ^ (result[j + 1] ?? 0);
  return result;
}

function checks(data: number[], by: number[]): number[] {
  const rest = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    by.forEach((each, i) => (rest[i]! ^= times(each, factor)));
  }
  return rest;
}

function bytesOf(text: string, version: number): number[] {
  const bytes = [...new TextEncoder().encode(text)],
    bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const all = dataRoom(version) * 8;
  put(0, Math.min(4, all - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < all; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
}

/** The data in blocks, each with its checks, all shuffled together as they are drawn. */
function woven(data: number[], version: number): number[] {
  const count = BLOCKS[version]!,
    length = CHECKS[version]!,
    short = Math.floor(room(version) / count) - length,
    longer = room(version) % count,
    by = divisor(length);
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const size = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, (at += size)));
  }
  const proofs = blocks.map((block) => checks(block, by));
  const weave = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
    ).flat();
  return [...weave(blocks), ...weave(proofs)];
}

const remainder = (value: number, bits: number, by: number) => {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * by);
  return rest;
};

/** The modules, row by row: true is dark. Empty when the text is too long. */
export function qr(text: string): boolean[][] {
  const needed = new TextEncoder().encode(text).length;
  const version = CHECKS.findIndex((_, v) => v > 0 && needed + (v < 10 ? 2 : 3) <= dataRoom(v));
  if (version < 0) return [];
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false)),
    fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  const square = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [2, 4]); // prettier-ignore
  if (version > 1) {
    const count = alignments(version),
      step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2,
      at = [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step).reverse()];
    at.forEach((x, i) =>
      at.forEach((y, j) => {
        const corner = (i === 0 && (j === 0 || j === count - 1)) || (i === count - 1 && j === 0);
        if (!corner) square(x, y, 2, [1]);
      }),
    );
  }
  const format = remainder(0, 10, 0x537) ^ 0x5412; // level M is 0, and so is the mask
  const bit = (value: number, i: number) => ((value >>> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    if (i < 6) set(8, i, bit(format, i));
    else if (i === 6) set(8, 7, bit(format, i));
    else if (i === 7) set(8, 8, bit(format, i));
    else if (i === 8) set(7, 8, bit(format, i));
    else set(14 - i, 8, bit(format, i));
    if (i < 8) set(size - 1 - i, 8, bit(format, i));
    else set(8, size - 15 + i, bit(format, i));
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const told = (version << 12) | remainder(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const a = size - 11 + (i % 3),
        b = Math.floor(i / 3);
      set(a, b, bit(told, i));
      set(b, a, bit(told, i));
    }
  }

  const bytes = woven(bytesOf(text, version), version);
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = i < bytes.length * 8 && bit(bytes[i >>> 3]!, 7 - (i & 7));
        dark[y]![x] = on !== ((x + y) % 2 === 0);
        i++;
      }
  }
  return dark;
}
