import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{css,svelte}', '!./generated/**'], { query: '?raw', import: 'default', eager: true });
/**
 * What stands around words begins where a line begins, so that a language that is read from the right needs no style of its own. Where
 * things lie on a board (`left`, `right`) is the board's: it does not turn round.
 */
const SIDED = new RegExp(
  String.raw`(?<![\w-])(?:margin|padding|border)-(?:left|right)|(?:text-align|float):\s*(?:left|right)` +
    String.raw`|border-(?:top|bottom)-(?:left|right)-radius`,
);

it('begins where a line begins', () => {
  const found = Object.entries(sources).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => (SIDED.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

it('knows a side when it sees one', () => {
  for (const line of ['margin-left: 4px', 'text-align: right', 'border-left-color: red', 'border-top-left-radius: 3px', 'float:left'])
    expect(SIDED.test(line), line).toBe(true);
  for (const line of ['margin-inline-start: 4px', 'text-align: start', 'left: 4px', 'scroll-margin-left: 3px', 'transform-origin: left'])
    expect(SIDED.test(line), line).toBe(false);
});
