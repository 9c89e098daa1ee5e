import { choiceOf, actions } from './choice.svelte';
import { factsOf, houseAt } from './facts';
import type { Playing } from './types';

/**
 * Hands are secret, their size is not. Whether I stop at a moment for a rune would tell other people what I hold, unless nobody else
 * plays here but bots, or everybody sees that my hand is empty.
 */
const tells = ({ moment }: Playing) => {
  const { seats, mine, viewer, view } = moment;
  const alone = mine.length === 1 && seats.every(({ seat, kind }) => mine.includes(seat) || kind === 'bot');
  return !alone && view.captains[viewer]!.runes.length > 0;
};

/**
 * A moment for a rune in which I can only go on is passed over, with a word about what it was. Whoever has taken something
 * back stays where that led, or nothing could be taken back any more.
 */
export function passOver(playing: Playing) {
  if (!playing.live) return;
  const choice = choiceOf(playing),
    { onward } = choice,
    view = playing.moment.view,
    phase = view.phase;
  choice.onward = false;
  const [only, ...others] = actions(playing);
  if (!onward || !playing.pass || only?.is !== 'Proceed' || others.length || tells(playing)) return;
  const go = (key: string, gaps: Record<string, string | number>) => playing.pass!(only, `pass.${key}`, gaps);
  if (phase.is === 'Mourning') return go('Mourning', { n: phase.fallen });
  if (phase.is !== 'Celebrating') return;
  const port = view.captains[phase.seat]!.place,
    place = playing.speak(`place.${port}`);
  if (phase.treasure) go('raid', { place });
  else go('settle', { place, n: houseAt(factsOf(playing.moment), port)?.worth ?? 0 });
}
