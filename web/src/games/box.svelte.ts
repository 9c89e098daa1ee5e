import { tableEdition } from '../api';
import type { Agreed, Message } from '../protocol';
import { speaker, type Said, type Speak, type Words } from '../words/words.svelte';
import HOUSE from './editions.json';
import type { GameModule } from './game';

type Editioned = Pick<GameModule, 'id' | 'edition' | 'names'> & { words: Said };

/** Editions that do not come with the house, by their hash: fetched once. */
const known: Record<string, Promise<unknown>> = {};

/** The names an edition has for its things, where they are not those of the house: the words know these in every language. */
export function ownNames(game: Editioned, edition: unknown): Words {
  if (!game.names || edition === game.edition) return {};
  const house = game.names(game.edition);
  return Object.fromEntries(Object.entries(game.names(edition)).filter(([key, name]) => house[key] !== name));
}

const speakers = new WeakMap<object, Speak>();
/** Speaks a game's words with the names of an edition. */
export function speakerOf(game: Editioned, edition: unknown): Speak {
  const box = (edition ?? game.edition ?? game.words) as object;
  let speak = speakers.get(box);
  if (!speak) {
    const names = ownNames(game, edition ?? game.edition);
    speakers.set(box, (speak = speaker(game.words, () => names)));
  }
  return speak;
}

const houses = (game: string): string[] => (HOUSE as Record<string, string[]>)[game] ?? [];

/** The name of an edition that is not the house's, whatever its version; null for those of the house. */
export const foreign = (game: string, { edition }: Agreed): string | null =>
  !edition || houses(game).includes(edition.hash) || edition.hash.startsWith('house') ? null : edition.name;

/** What is in the box of one table: the house edition, or that which its players agreed on. */
export class Box {
  edition = $state.raw<unknown>(null);
  private readonly names = $derived.by(() => ownNames(this.game, this.edition));
  readonly speak: Speak;
  private hash: string | null = null;

  constructor(private readonly game: Editioned) {
    this.edition = game.edition;
    this.speak = speaker(game.words, () => this.names);
  }

  /** Whether it is what these terms say. Games that were kept before editions were told had the house's. */
  holds({ edition }: Agreed): boolean {
    return !edition || edition.hash === (this.hash ?? this.house ?? edition.hash);
  }
  /** The newest of the house's: that of the boards. */
  private get house(): string | undefined {
    return houses(this.game.id).at(-1);
  }

  /** Nothing is drawn with the numbers of another edition: before an Update is heard the table is asked for its own. */
  first(message: Message, table: string, then: () => void, failed: () => void) {
    if (message.is !== 'Update' || this.holds(message.terms)) then();
    else void this.open(message.terms, table).then(then, failed);
  }

  /** Takes out what the terms say: what came along, or what the table tells. */
  async open(terms: Agreed, table?: string): Promise<void> {
    const { edition } = terms;
    if (!edition || this.holds(terms)) return;
    let found = edition.hash === this.house ? Promise.resolve(this.game.edition) : known[edition.hash];
    if (!found && edition.whole) found = Promise.resolve(edition.whole);
    if (!found && table) found = tableEdition(table);
    if (!found) return;
    known[edition.hash] = found;
    try {
      this.edition = await found;
      this.hash = edition.hash;
    } catch (e) {
      delete known[edition.hash]; // the line may have been cut: whoever asks again is answered
      throw e;
    }
  }
}
