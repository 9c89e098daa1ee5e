import { ApiError } from '../api';
import { notePlayed, sittingOf } from '../engine/begin';
import { botSeats } from '../engine/here';
import type { GameShown, NewTable } from '../protocol';
import { t } from '../words/words.svelte';
import { typeSetUp } from './setup';
import type { Typing } from './typing.svelte';

/** A table that somebody wants to set. */
export interface Wanted {
  offer: GameShown;
  seats: NewTable.NewSeat[];
  options: Record<string, string>;
  hints: boolean;
}

/** Asks for what lies on the real table, and then sets it here; `begun` is told its name, `failed` why it could not be. */
export async function layOut(
  { offer, seats, options, hints }: Wanted,
  begun: (table: string) => void,
  failed: (e: Error) => void,
): Promise<Typing> {
  const sitting = sittingOf(offer, seats),
    house = await import('../engine/localAnswers').catch(() => null);
  if (!house) throw new ApiError(0, 'here', t('dice.cannot'));
  const begin = async (draws: string[]) => {
    const table = await house.begin(offer.id, sitting, options, hints, offer.defaultBot, draws);
    notePlayed();
    begun(table);
  };
  const typing: Typing = typeSetUp(
    house.askRules,
    { game: offer.id, seats: sitting.length, options, bots: botSeats(sitting) },
    (draws) => void begin(draws).catch(failed),
  );
  if (!(await typing.begin())) await begin(typing.draws);
  return typing;
}
