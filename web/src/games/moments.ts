import { readFileSync, writeFileSync } from 'node:fs';
import { written } from '../written';

/** For tests: a view that a test has made, and what the rules say about it. */
interface Recorded {
  viewer: number;
  seats: number;
  options: Record<string, string>;
  view: unknown;
  facts: unknown;
}
const keyOf = ({ viewer, seats, options, view }: Omit<Recorded, 'facts'>) => JSON.stringify([viewer, seats, options, view]);
const fileOf = (game: string) => `src/games/${game}/moments.json`;
const read = (game: string) => written<Recorded[]>(JSON.parse(readFileSync(fileOf(game), 'utf8')));
const known = new Map<string, Map<string, unknown>>();

/**
 * What the rules say about a view. No test makes up what a rule would say: `moments.json` of a game holds the views of its tests, and
 * `./hearthside engine-docs` writes their facts. To add a view: `RECORD_MOMENTS=1 npx vitest run --no-file-parallelism src/games/<game>`,
 * then `./hearthside engine-docs`.
 */
export function factsIn<F>(game: string, view: unknown, { viewer = 0, seats = 2, options = {} as Record<string, string> } = {}): F | null {
  let moments = known.get(game);
  if (!moments) known.set(game, (moments = new Map(read(game).map((each) => [keyOf(each), each.facts]))));
  const moment = { viewer, seats, options, view: JSON.parse(JSON.stringify(view)) as unknown },
    key = keyOf(moment);
  if (moments.has(key)) return written<F>(moments.get(key));
  if (!process.env['RECORD_MOMENTS']) throw new Error(`${fileOf(game)} has no such moment: moments.ts tells how to record it.`);
  moments.set(key, null);
  const all = [...read(game), { ...moment, facts: null }];
  writeFileSync(fileOf(game), `[\n${all.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
  return null;
}
