import { describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { passing } from './choosing';
import coachWords from './coach.en.json';
import type { Auction } from './facts';
import { game } from './index';
import type { Action, Event } from './types';

const say = speaker(game.words);

describe('a pass', () => {
  const told = (pass: Auction['pass']) =>
    passing({ pass } as Auction)
      .map((key) => say(key, { name: ['Ada', 'Bo', 'Cy'][pass.of]! }))
      .join(' ');
  const more = { last: false, binding: false };

  it('leaves the Conch where it is while nobody has bid, and is not final', () => {
    expect(told({ fate: 'mine', of: 0, ...more })).toBe(
      'Pass: the Conch stays with you if nobody bids. If somebody does, you may bid again.',
    );
    expect(told({ fate: 'kept', of: 1, ...more })).toBe('Pass: Bo keeps it if nobody bids. If somebody does, you may bid again.');
  });
  it('gives it to whoever has bid most', () => {
    expect(told({ fate: 'won', of: 1, ...more })).toBe('Pass: Bo has it if nobody bids more. If somebody does, you may bid again.');
    expect(told({ fate: 'won', of: 1, last: true, binding: false })).toBe('Pass: Bo has it.');
    expect(told({ fate: 'mine', of: 0, last: true, binding: false })).toBe('Pass: the Conch stays with you.');
  });
  it('is final where that is agreed', () => {
    expect(told({ fate: 'won', of: 1, last: false, binding: true })).toBe('Pass: Bo has it if nobody bids more. A pass is final.');
  });
});

describe('an invention', () => {
  it('is told apart from a player of the same name', () => {
    const line = () => sentence(game.line({ is: 'Invented', seat: 0, card: 'invention-spear' })!, say, () => say('seat.2'));
    expect(line()).toBe('Torch invents “Spear”!');
    settings.language = 'de';
    expect(line()).toBe('Fackel erfindet „Speer“!');
    settings.language = 'en';
  });
});

describe('my hunt', () => {
  const moment = { view: { phase: { is: 'Acting', seat: 1, turn: 1 }, tableaus: [{ teeth: 4 }, { teeth: 4 }] }, seats: [] } as never;
  const told = (events: Event[], own: Action) =>
    game.recall!(events, moment, 0, own)
      .map(({ key, gaps }) => say(key, gaps))
      .join(' ');
  const drawn = (matches: boolean, seat = 0): Event => ({ is: 'CasualtyDrawn', seat, card: 'invention-spear', marker: 3, matches });
  const lost: Event = { is: 'Lost', seat: 0, card: 'hunter-brok' };

  it('is told with its stone and whom it cost until the next choice (CV-68, CV-69)', () => {
    expect(told([drawn(false)], { is: 'Hunt', card: 'beast-dodo-1' })).toBe('Your hunt: stone 3, nobody was lost.');
    expect(told([drawn(true), lost], { is: 'Hunt', card: 'beast-dodo-1' })).toBe('Your hunt: stone 3, Brok was lost.');
    expect(told([drawn(true)], { is: 'Hunt', card: 'beast-dodo-1' }), 'the prompt asks whom').toBe('');
    expect(told([lost], { is: 'Lose', card: 'hunter-brok' })).toBe('Your hunt: Brok was lost.');
    expect(told([{ is: 'CasualtyRolled', seat: 0, die: 6, matches: false }], { is: 'Hunt', card: 'beast-dodo-1' })).toBe(
      'Your hunt: the bone showed 6, nobody was lost.',
    );
    expect(told([drawn(false, 1)], { is: 'Hunt', card: 'beast-dodo-1' }), 'hunts of others are not mine').toBe('');
  });
});

describe('what is counted', () => {
  it('is one tooth, not one teeth', () => {
    const coach = speaker({ en: coachWords, de: {} });
    expect(coach('now.richest', { n: 1, most: 0 })).toBe('You have 1 tooth, nobody else more than 0.');
    expect(coach('now.poorer', { n: 2, most: 3 })).toBe('You have 2 teeth; somebody else has 3.');
    expect(coach('now.risk', { n: 1, of: 5 })).toBe('A hunt costs a member 1 time in 5.');
    expect(say('log.PoolFilled', { n: 1 })).toBe('1 new card lies on the floor.');
  });
});
