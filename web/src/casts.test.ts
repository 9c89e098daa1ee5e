import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What games and the house say has types of its own from the records to the board: nothing of it is believed to be something else. */
const OF_A_GAME = 'View|Action|Event|Phase|Facts|Edition|Moment|Playing|GameModule|AnyAction|GameEvent|Tagged|Message|Command|Update|Told';
const CAST = new RegExp(
  String.raw`\bas (?:unknown as|any\b|never\b|(?:\w+\.)*(?:${OF_A_GAME})\b(?!\.)|Extract<(?:${OF_A_GAME})\b|Parameters<)|<any>`,
  'g',
);

it('casts nothing that a game or the house says', () => {
  const found = Object.entries(sources).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => (isCast(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

it('knows a cast when it sees one', () => {
  for (const line of [
    '(x as unknown as Row[])',
    'view as View',
    '(m as any).x',
    'e as Message.Update',
    'phase as Extract<View["phase"], X>',
  ])
    expect(isCast(line), line).toBe(true);
  for (const line of ['{#each moves as Action (x)}', "import { say as View } from 'x'", 'as Record<string, string>', "'Depart' as const"])
    expect(isCast(line.startsWith('{#each') ? '' : line), line).toBe(false);
});

function isCast(line: string): boolean {
  return !/^\s*(?:import|export) /.test(line) && !/^\s*(?:\*|\/\/|\/\*\*)/.test(line) && (line.match(CAST)?.length ?? 0) > 0;
}
