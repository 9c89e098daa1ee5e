import { FIRE, type Beast, type Card, type Cave, type Caveman, type Invention } from './types';

export type Sort = 'caveman' | 'beast' | 'cave' | 'invention';

export const isCaveman = (card: Card): card is Caveman => 'kind' in card;
export const isCave = (card: Card): card is Cave => 'population' in card;
export const isInvention = (card: Card): card is Invention => 'effect' in card;
export const isBeast = (card: Card): card is Beast => 'food' in card;
export const sortOf = (card: Card): Sort =>
  isCaveman(card) ? 'caveman' : isCave(card) ? 'cave' : isInvention(card) ? 'invention' : 'beast';

/**
 * The rock each card is cut from: two shades and a line. Never the only sign: every sort has its own picture and its own place for
 * numbers.
 */
export interface Rock {
  light: string;
  dark: string;
  line: string;
}
const ROCKS: Record<string, Rock> = {
  leader: { light: '#e3b04f', dark: '#8c5a1b', line: '#4a2c0a' },
  hunter: { light: '#cf6a47', dark: '#7d2e1b', line: '#431408' },
  thinker: { light: '#5e9bbd', dark: '#27506d', line: '#0f2a3d' },
  elder: { light: '#a384b8', dark: '#573a6c', line: '#2c1840' },
  explorer: { light: '#86ab57', dark: '#405f25', line: '#1d3310' },
  beast: { light: '#b08a63', dark: '#573a25', line: '#2c1a0d' },
  cave: { light: '#98a0a6', dark: '#4a5258', line: '#20272c' },
  invention: { light: '#f0d59a', dark: '#b98a45', line: '#5d3e12' },
  fire: { light: '#ffc24d', dark: '#c43d0f', line: '#5e1603' },
};
export const rockOf = (card: Card): Rock => ROCKS[card.id === FIRE ? 'fire' : isCaveman(card) ? card.kind : sortOf(card)]!;
