import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const FEWEST = 4;

/** What types are called, and the fields they have, sorted: those of types within them do not count. */
function typesIn(text: string): { name: string; fields: string }[] {
  return [...text.matchAll(/\b(?:interface (\w+)[^{;=]*|type (\w+)(?:<[^>]*>)? = )\{/g)].map((found) => {
    let depth = 0,
      own = '';
    for (const letter of text.slice(found.index + found[0].length - 1)) {
      if (letter === '{') depth++;
      else if (letter === '}' && --depth === 0) break;
      else if (depth === 1) own += letter;
    }
    const fields = [...own.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:^|[;\n,])\s*(?:readonly )?(\w+)\??:/g)].map((field) => field[1]!);
    return { name: found[1] ?? found[2]!, fields: fields.sort().join() };
  });
}
const isLarge = ({ fields }: { fields: string }) => fields.split(',').length >= FEWEST;

const written = new Map(
  Object.entries(sources)
    .filter(([path]) => path.startsWith('./generated/'))
    .flatMap(([path, text]) =>
      typesIn(text)
        .filter(isLarge)
        .map(({ name, fields }) => [fields, `${name} of ${path}`]),
    ),
);

describe('types', () => {
  it('are not written by hand where codegen has written them', () => {
    const found = Object.entries(sources)
      .filter(([path]) => !path.startsWith('./generated/'))
      .flatMap(([path, text]) =>
        typesIn(text)
          .filter(isLarge)
          .flatMap(({ name, fields }) => (written.has(fields) ? [`${path}: ${name} is ${written.get(fields)!}`] : [])),
      );
    expect(written.size).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it('are known by their fields', () => {
    expect(typesIn('export interface A { one: string; /** what: ever */ two?: { three: number };\n  four: string }')).toEqual([
      { name: 'A', fields: 'four,one,two' },
    ]);
    expect(typesIn("type B = { is: 'B'; seat: number; at: string };")).toEqual([{ name: 'B', fields: 'at,is,seat' }]);
  });
});
