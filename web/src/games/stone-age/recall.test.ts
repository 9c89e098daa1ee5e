import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../protocol';
import { speaker } from '../../words/words.svelte';
import type { GameModule, Moment } from '../game';
import { game as solo } from '../stone-age-solo';
import { alone, goods, player, table, view } from './fixture';
import { game } from './index';
import { kindsOf } from './kinds';
import { render } from '@testing-library/svelte';
import type { Event, Tile } from './types';

const told = (of: GameModule, moment: Moment, events: Event[], own: { is: string } | null = null) =>
  of.recall!(events as unknown as GameEvent[], moment, 0, own)
    .map(({ key, gaps }) => speaker(of.words)(key, gaps))
    .join(' ');

describe('what nobody was asked about', () => {
  const { moment } = table(game, view({ is: 'Placing', tribe: 0 }), []).playing;

  it('is told after the meal: what was eaten, and what the field brought', () => {
    const fed: Event = { is: 'Fed', tribe: 0, food: 5, goods: goods() };
    expect(told(game, moment, [fed])).toBe('The meal: your people ate 5 food.');
    expect(told(game, moment, [{ is: 'Harvested', tribe: 0, food: 2 }, fed])).toBe('The meal: the field brought 2, your people ate 5.');
    expect(told(game, moment, [{ ...fed, tribe: 1 }])).toBe('');
    expect(told(game, moment, [{ ...fed, food: 0, goods: goods(2) }])).toBe('The meal: you gave wood, wood instead of food.');
  });

  it('is the die that was left over from a card for all, and not the one I chose', () => {
    const picked: Event[] = [
      { is: 'DiePicked', tribe: 1, pips: 4 },
      { is: 'DiePicked', tribe: 0, pips: 1 },
    ];
    expect(told(game, moment, picked)).toBe('From the dice for all you got the 1: wood.');
    expect(told(game, moment, picked, { is: 'PickDie' })).toBe('');
  });

  it('is the meal of all tribes, and who rested, alone', () => {
    const { moment: own } = table(solo, alone({ is: 'Discarding', left: 1 } as never), []).playing;
    const events: Event[] = [
      { is: 'Rested', tribe: 2 },
      { is: 'Fed', tribe: 0, food: 12, goods: goods() },
    ];
    expect(told(solo, own, events)).toBe('Eagle threw the most and rested. The meal: the tribes ate 12 food.');
  });

  it('is what became of the cards in the evening, alone (SS-61)', () => {
    const { moment: own } = table(solo, alone({ is: 'Mustering' }), []).playing;
    const { card } = alone({ is: 'Mustering' }).row[0]!;
    const events: Event[] = [
      ...(['card_1', 'card_2', 'card_4'] as const).map((space): Event => ({ is: 'CardTurnedUp', space, card: card! })),
      { is: 'RoundBegan', round: 2, start: 0 },
    ];
    expect(told(solo, own, events)).toBe('The cards nobody bought and the old burden went away; 3 new ones came.');
    expect(told(game, moment, events)).toBe('');
  });
});

describe('a building to give up', () => {
  const tile = (id: string, most = 7): Tile => ({ id, price: { is: 'Any', least: 1, most } });

  it('is asked about once a kind', () =>
    expect(kindsOf([tile('a'), tile('b', 4), tile('c')]).map(({ tile: { id }, n, at }) => [id, n, at])).toEqual([
      ['a', 2, 0],
      ['b', 1, 1],
    ]));

  it('goes by one tap where all are alike, and nobody is asked which', () => {
    const truth = alone({ is: 'Discarding', left: 1 } as never);
    truth.players = [player({ tiles: [tile('a'), tile('b'), tile('c')] })];
    const options = ['a', 'b', 'c'].map((id) => ({ is: 'Discard', tile: id }) as never);
    const { playing } = table(solo, truth, options);
    const hand = render(solo.Hand, { playing });
    expect(hand.container.querySelectorAll('[data-testid^=discard-]')).toHaveLength(1);
    expect(hand.getByText('Give one up')).toBeTruthy();
    expect(playing.speak(solo.ask(playing.moment).key)).not.toContain('Which');
  });
});
