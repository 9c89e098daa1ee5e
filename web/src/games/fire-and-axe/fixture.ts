import { seatedAt } from '../fixture';
import { game } from './index';
import { factsIn } from '../moments';
import { HOUSE, chartOf } from './map';
import type { Action, Captain, Facts, Harbour, Homeland, Rune, Saga, View } from './types';

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
  chartOf(HOUSE).ports.map((port) => ({
    port: port.id,
    town: port.town !== null,
    treasure: null,
    good: null,
    settler: -1,
    ...changes[port.id],
  }));
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

export const table = (truth: View, options: Action[], toAct = [0]) =>
  seatedAt(game, truth, options, { toAct, facts: factsIn<Facts>(game.id, truth) });
