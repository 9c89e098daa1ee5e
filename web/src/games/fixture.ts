import { vi } from 'vitest';
import { Stage } from '../table/stage.svelte';
import { speaker } from '../words/words.svelte';
import type { GameModule, Playing } from './game';

/** For tests: a table at which Ada looks at this view and may choose these options, and what is called when she does. */
export function seatedAt(game: GameModule, view: unknown, options: unknown[], { seats = 2, toAct = [0], live = options.length > 0 } = {}) {
  const stage = new Stage(),
    play = vi.fn(),
    whyNot = vi.fn(),
    explain = vi.fn();
  stage.show(view);
  const playing = {
    stage,
    live,
    speak: speaker(game.words),
    play,
    whyNot,
    explain,
    moment: {
      view,
      seats: ['Ada', 'Bo'].slice(0, seats).map((name, seat) => ({
        seat,
        name,
        kind: 'person',
        bot: null,
        here: false,
        connected: true,
        resigned: false,
      })),
      viewer: 0,
      mine: [0],
      toAct,
      options,
      over: false,
      result: { points: [], tiebreak: [], winners: [], places: [] },
      terms: { seats: 2, options: {} },
    },
  } as unknown as Playing;
  return { playing, play, whyNot, explain };
}
