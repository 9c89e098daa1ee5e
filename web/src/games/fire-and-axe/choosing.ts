import type { Told } from '../game';
import type { Action } from './types';

/** What may be done, in a few words. */
export function tell(move: Action): Told {
  const key = `tell.${move.is}`;
  switch (move.is) {
    case 'LoadGood':
    case 'Trade':
    case 'LoseGood':
      return { key, gaps: { good: `@good.${move.good}` } };
    case 'Depart':
      return { key, gaps: { place: `@place.${move.port}` } };
    case 'Sail':
      return { key: move.free ? `${key}.free` : key, gaps: { place: `@place.${move.to}` } };
    case 'Settle':
      return { key: move.dice === 1 ? `${key}.1` : key, gaps: { n: move.dice } };
    case 'PlayRune':
    case 'DiscardRune':
    case 'TakeRune':
      return { key, gaps: { rune: `@rune.${move.rune}` } };
    case 'Relent':
      return { key, gaps: { rune: '@rune.valkyrie', n: move.men } };
    case 'TurnDial':
      return { key: move.quarters === 0 ? `${key}.0` : key };
    default:
      return { key };
  }
}
