import { vi } from 'vitest';
import { Stage } from '../../table/stage.svelte';
import { speaker } from '../../words/words.svelte';
import type { Playing } from '../game';
import { game } from './index';
import { PORTS } from './map';
import type { Action, Captain, Harbour, Homeland, Rune, Saga, View } from './types';

/** Moments of the game for tests. */
export const none = { furs: 0, skins: 0, tusks: 0 };
export const saga = (id: string, homeland: Homeland, deed: Saga['deed'], ports: string[], bonus = 0): Saga => ({
  id,
  era: 1,
  homeland,
  deed,
  bonus,
  title: id,
  ports,
});
export const frisian = saga('saga-106', 'denmark', 'raid', ['hamburg', 'dorestad'], 2);
export const captain = (place: string, more: Partial<Captain> = {}): Captain => ({
  place,
  crew: 3,
  cargo: { ...none },
  supply: 12,
  points: 1,
  towns: [],
  sagas: [],
  runes: [],
  becalmed: false,
  worth: 0,
  ...more,
});
export const held = (...runes: (Rune | null)[]) => runes.map((rune) => ({ rune, knownTo: [] }));
export const ports = (changes: Record<string, Partial<Harbour>> = {}): Harbour[] =>
  PORTS.map((port) => ({ port: port.id, town: port.town !== null, treasure: null, good: null, settler: -1, ...changes[port.id] }));
export const view = (own: Captain, more: Partial<View> = {}): View => ({
  phase: { is: 'Sailing', seat: 0 },
  era: 1,
  round: 1,
  start: 0,
  turn: { days: 7, prepared: 0, sailed: 0, freeMoves: 0, calm: 0, loaded: false, tasked: [] },
  dial: 'south',
  limits: [4, 5, 5, 4],
  demand: 'skins',
  supply: { furs: 11, skins: 10, tusks: 11 },
  ports: ports(),
  sagas: [{ saga: frisian }, { saga: null }, { saga: null }],
  deck: [5, 6, 6],
  deadSagas: [],
  runes: 20,
  discards: [],
  captains: [own, captain('wintering')],
  turner: -1,
  finalRounds: 0,
  ...more,
});

export function table(truth: View, options: Action[], toAct = [0]) {
  const stage = new Stage(),
    play = vi.fn(),
    whyNot = vi.fn(),
    explain = vi.fn();
  stage.show(truth);
  const seats = ['Ada', 'Bo'].map((name, seat) => ({
    seat,
    name,
    kind: 'person' as const,
    bot: null,
    here: false,
    connected: true,
    resigned: false,
  }));
  const playing = {
    stage,
    live: options.length > 0,
    speak: speaker(game.words),
    play,
    whyNot,
    explain,
    moment: {
      view: truth,
      seats,
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
