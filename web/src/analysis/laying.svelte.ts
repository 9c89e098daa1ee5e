import type { GameModule } from '../games/game';
import { Practising, type Source } from '../learn/practising.svelte';
import type { Agreed, AnyAction, Lessons, Standing } from '../protocol';
import { Draft, type Complaint } from '../workshop/draft.svelte';
import { steps, type Path } from '../workshop/paths';
import type { EditionShape, Thing, Value } from '../workshop/shape';
import type { Ask } from './analysing.svelte';
import type { Written } from './journal';
import { blank, complete, settle, type PositionFile } from './position';

/** What the rules say of a position: `LaidOut` of the engine. */
export interface Laid {
  complaints: Complaint[];
  state: Thing | null;
  begun: { header: string; line: string; facts: unknown; toAct: number[]; result: Standing; terms: Agreed } | null;
}
/** Asks the rules first what follows from what was said, and then what they have against all of it. */
export async function laidOut(rules: Ask, shape: EditionShape, position: PositionFile): Promise<{ state: Thing; laid: Laid }> {
  const ask = (state: Value) => rules<Laid>({ is: 'LayOut', position: { ...position, state } }),
    said = complete(shape, position.state) as Thing,
    { state: seen } = await ask(blank(shape, said)),
    state = seen ? (settle(shape, said, seen) as Thing) : said;
  return { state, laid: await ask(state) };
}

/** A position in the hands of somebody who moves pieces as they like: the rules say what cannot be, and the board shows what can. */
export class Laying implements Source {
  readonly practising: Practising;
  readonly draft: Draft;
  seat = $state(0);
  /** What is being changed. */
  parts = $state.raw<Path[]>([]);
  /** The last that can be, as it is written down. */
  written = $state.raw<Written | null>(null);
  private laid: Laid | null = null;
  private view: Thing;

  constructor(
    readonly game: GameModule,
    readonly shape: EditionShape,
    readonly position: PositionFile,
    private readonly rules: Ask,
  ) {
    this.view = position.state;
    this.practising = new Practising(game, this, false);
    this.draft = new Draft(complete(shape, position.state) as Thing, async (state) => {
      const found = await laidOut(rules, shape, { ...position, state });
      await this.take(found.state, found.laid);
      return { complaints: found.laid.complaints, edition: null, settled: found.state };
    });
  }

  private async take(state: Thing, laid: Laid) {
    if (!laid.begun) return;
    this.laid = laid;
    this.view = state;
    this.written = { header: laid.begun.header, lines: [laid.begun.line] };
    this.seat = laid.begun.toAct[0] ?? 0;
    await this.practising.show();
  }

  /** As a file, and as the rules would read it again. */
  get file(): PositionFile {
    return { ...this.position, state: this.draft.box };
  }
  /** Where something is wrong, from the outside. */
  get wrong(): Path[] {
    return this.draft.complaints.map((each) => steps(each.field.replace(/^state\.?/, '')));
  }

  ask = async (_: Lessons.Step[], _why: AnyAction | null): Promise<Lessons.Practised> => {
    const { facts, toAct, result, terms } = this.laid!.begun!,
      { edition } = this.position;
    const moment: Lessons.Moment = { seat: -1, events: [], view: this.view, facts, toAct, options: [] };
    return {
      count: 1,
      moments: [moment],
      terms: agreed(terms, edition),
      over: toAct.length === 0,
      result,
      reached: false,
      spoilt: false,
      refused: null,
    };
  };

  leave() {
    this.draft.end();
  }
}

/** What was agreed, with the edition whole where a board does not have it. */
export const agreed = (terms: Agreed, edition: unknown): Agreed =>
  typeof edition === 'object' && edition
    ? {
        ...terms,
        edition: { name: String((edition as { name?: unknown }).name ?? ''), hash: JSON.stringify(edition), whole: edition },
      }
    : { ...terms, edition: terms.edition ?? null };
