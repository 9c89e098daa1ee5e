import { vi } from 'vitest';
import { Stage } from '../table/stage.svelte';
import { speaker } from '../words/words.svelte';
import type { GameModule, Playing } from './game';

/** For tests: a table at which Ada looks at this view and may choose these options, and what is called when she does. */
export function seatedAt<V, A, E, F, D>(
  game: GameModule<V, A, E, F, D>,
  view: V,
  options: A[],
  { seats = 2, toAct = [0], live = options.length > 0, facts = null as F | null } = {},
) {
  const stage = new Stage<V, F>(),
    play = vi.fn(),
    whyNot = vi.fn(),
    explain = vi.fn();
  stage.show(view, facts);
  const playing: Playing<V, A, F, D> = {
    stage,
    live,
    speak: speaker(game.words),
    play,
    whyNot,
    explain,
    moment: {
      view,
      facts,
      seats: ['Ada', 'Bo'].slice(0, seats).map((name, seat) => ({
        seat,
        name,
        kind: 'person',
        bot: null,
        here: false,
        connected: true,
        resigned: false,
        account: false,
        program: false,
        rematch: false,
      })),
      viewer: 0,
      mine: [0],
      toAct,
      options,
      over: false,
      result: { points: [], tiebreak: [], winners: [], places: [] },
      terms: { seats: 2, options: {}, edition: null },
      edition: game.edition!,
    },
  };
  return { playing, play, whyNot, explain };
}
