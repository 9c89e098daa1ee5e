import type { Told } from '../game';
import type { Action } from './types';

/** What may be done, in a few words. */
export function tell(action: Action): Told {
  const key = `tell.${action.is}`;
  switch (action.is) {
    case 'LoadGood':
    case 'Trade':
    case 'LoseGood':
      return { key, gaps: { good: `@good.${action.good}` } };
    case 'Depart':
      return { key, gaps: { place: `@place.${action.port}` } };
    case 'Sail':
      return { key: action.free ? `${key}.free` : key, gaps: { place: `@place.${action.to}` } };
    case 'Settle':
      return { key, gaps: { n: action.dice } };
    case 'PlayRune':
    case 'DiscardRune':
    case 'TakeRune':
      return { key, gaps: { rune: `@rune.${action.rune}` } };
    case 'Relent':
      return { key, gaps: { rune: '@rune.valkyrie', n: action.men } };
    case 'TurnDial':
      return { key: action.quarters === 0 ? `${key}.0` : key };
    default:
      return { key };
  }
}
