import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from './games';

/** A rule is named so that somebody can read it: `explain('FA-111', …)`, a link to it, or a table of what explains what. */
const EXPLAINS = [/explain\(\s*'[A-Z]{2}-V?\d+'/, /#[A-Z]{2}-V?\d+"/, /: \['[A-Z]{2}-V?\d+', '\w+'\]/];
const RULE = /\b(CV|FA|FS|MF|SA|SS)-V?\d+/;

/** What rules, views, facts, editions and events are called where a board reads them. */
const TOLD =
  '(?:view|truth|facts|moment|own|edition|phase|turn|solo|tribe|captain|tableau|settlement|player|card|tile|saga|hut|action|event|e|odds)';
const LARGE = String.raw`(?!100\b)(?:[2-9]|\d{2,})(?![\w.%])`; // a hundred makes per cent of a share
/** A number greater than one that goes with something told: `4 + e.era`, `own.crew * 2`, `view.round > 3`. */
const RECKONS = [
  new RegExp(String.raw`(?<![\w.-])${LARGE} (?:[-+*/%]|[<>]=?|[=!]==) ${TOLD}[.!?]`),
  new RegExp(String.raw`\b${TOLD}(?:[!?]?\.\w+|\[\w+\]!?)+ (?:[-+*/%]|[<>]=?|[=!]==) ${LARGE}`),
];
/** Numbers that are counted through: `[1, 2, 3, 4, 5]`. */
const COUNTS = /\[(?:[01], )?1?(?:, )?2, 3(?:, \d+)*\]/;
/** What a view is taken for where the rules have told nothing holds nothing of a house: `slots: 3`, `burden: 'card_4'`. */
const HOLDS = /: (?:[2-9]|\d{2,})\b|Array(?:<\w+>)?\((?:[2-9]|\d{2,})\)|_\d/;
/** Points are added up by the rules alone. */
const SUMS = /score\.total.*(?:reduce|sum\b)/;
const GAME = new RegExp(`[=!]== '(?:${GAME_IDS.join('|')})'`);

/** Where a number is a place, a size or a time on the screen. */
const DRAWS = [
  /(?:layout|[sS]cenes?|theatre|evening|journeys|livelihood|chapters|attack|gallery)\.ts$/,
  /(?:Ground|Cover|Card|Dice|Actors|Camp|Slab)\.svelte$/,
];
const DRAWN = /\b(?:width|height|size|class:|style:|stroke|opacity|scale|layout)\b|<\w+ |\bx\b|\by\b|\.length [<>]|Array\(Math\.min/;

/** What is a house's after all, and why. */
const AGREED: Record<string, string> = {
  'src/pages/New.svelte': 'how children talk to strangers is the house’s to say; the page shows what it would choose',
  'src/games/stone-age-solo/Steps.svelte': 'the four steps of a round are words and a place each, like the phases of the others',
};

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(`${folder}/${entry.name}`)
      : /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts')
        ? [`${folder}/${entry.name}`]
        : [],
  );
const isRule = (line: string) => RULE.test(line) && !EXPLAINS.some((way) => way.test(line));
const isReckoned = (line: string) => RECKONS.some((way) => way.test(line)) && !DRAWN.test(line);
const isCounted = (line: string) => COUNTS.test(line) && !DRAWN.test(line);

const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/<style>.*?<\/style>/s, (style) => style.replaceAll(/[^\n]/g, ''))
    .split('\n');
const found = (files: string[], is: (line: string) => boolean) =>
  files
    .filter((file) => !(file in AGREED))
    .flatMap((file) => lines(file).flatMap((line, i) => (is(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])));

describe('the browser', () => {
  const all = sources('src'),
    boards = sources('src/games').filter((file) => !DRAWS.some((drawn) => drawn.test(file)));

  it('states no rule: it names one only to explain it', () => {
    expect(found(all, isRule)).toEqual([]);
  });

  it('reckons with no number of a rule', () => {
    expect(boards.length).toBeGreaterThan(200);
    expect(found(boards, isReckoned)).toEqual([]);
    expect(found(boards, isCounted)).toEqual([]);
    expect(found(boards, (line) => SUMS.test(line))).toEqual([]);
  });

  it('takes nothing of a house for granted where nothing was told', () => {
    const told = (file: string) =>
      lines(file)
        .join('\n')
        .match(/const (?:UNTOLD|NOTHING|NOWHERE)\b.*?;\n/gs) ?? [];
    const untold = boards.filter((file) => file.endsWith('/facts.ts')).flatMap(told);
    expect(untold.length).toBeGreaterThan(4);
    expect(untold.filter((each) => HOLDS.test(each))).toEqual([]);
  });

  it('does nothing for one game alone outside its folder', () => {
    expect(
      found(
        all.filter((file) => !file.startsWith('src/games/')),
        (line) => GAME.test(line),
      ),
    ).toEqual([]);
  });

  it('knows a rule when it sees one', () => {
    for (const line of [
      'n: e.era, load: 4 + e.era }',
      'own.crew * 2',
      'if (view.round > 3)',
      '2 * view.hands[seat]!',
      'own.tools[0] === 10',
    ])
      expect(isReckoned(line), line).toBe(true);
    for (const line of ['own.crew + 1', 'view.deck.length > 3', 'width={view.n * 2}', 'e.dice - 1', 'stage.wait(420)'])
      expect(isReckoned(line), line).toBe(false);
    for (const line of ['list: [1, 2, 3, 4, 5].map(', '{#each [2, 3, 4, 5] as n (n)}', '[0, 1, 2, 3].reduce('])
      expect(isCounted(line), line).toBe(true);
    for (const line of ['[-1, 0, 1] as quarters', 'at[1]', '[0, 1]']) expect(isCounted(line), line).toBe(false);
    for (const line of ['{ slots: 3, missing: [] }', "burden: 'card_4'", 'Array<Lane>(4)', 'openRegions: 12'])
      expect(HOLDS.test(line), line).toBe(true);
    expect(HOLDS.test('{ slots: 0, step: -1, openRegions: Infinity }')).toBe(false);
    expect(SUMS.test("{ key: 'score.total', values: scores.map(sum) }")).toBe(true);
    expect(GAME.test("open && id === 'my-first-stone-age'")).toBe(true);
  });
});
