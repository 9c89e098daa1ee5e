import { describe, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import { game as solo } from '../stone-age-solo';
import { alone, at, goods, table } from './fixture';
import { game } from './index';
import { render } from '@testing-library/svelte';
import type { Action, Event, GameModule, Moment } from './types';

const told = (of: GameModule, moment: Moment, events: Event[], own: Action | null = null) =>
  of.recall!(events, moment, 0, own)
    .map(({ key, gaps }) => speaker(of.words)(key, gaps))
    .join(' ');

describe('what nobody was asked about', () => {
  const { moment } = table(game, at('placing')).playing;

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
    expect(told(game, moment, picked, { is: 'PickDie', pips: 4 })).toBe('');
  });

  it('is the meal of all tribes, and who rested, alone', () => {
    const { moment: own } = table(solo, alone('discarding')).playing;
    const events: Event[] = [
      { is: 'Rested', tribe: 2 },
      { is: 'Fed', tribe: 0, food: 12, goods: goods() },
    ];
    expect(told(solo, own, events)).toBe('Eagle threw the most and rested. The meal: the tribes ate 12 food.');
  });

  it('is what became of the cards in the evening, alone (SS-61)', () => {
    const { moment: own } = table(solo, alone('mustering')).playing;
    const { card } = alone('mustering').view.row[0]!;
    const events: Event[] = [
      ...(['card_1', 'card_2', 'card_4'] as const).map((space): Event => ({ is: 'CardTurnedUp', space, card: card! })),
      { is: 'RoundBegan', round: 2, start: 0 },
    ];
    expect(told(solo, own, events)).toBe('The cards nobody bought and the old burden went away; 3 new ones came.');
    expect(told(game, moment, events)).toBe('');
  });
});

describe('what a roll brought', () => {
  const { moment } = table(game, at('placing')).playing;
  const roll = (tribe: number, pips: number, count: number): Event => ({ is: 'Gathered', tribe, good: 'wood', pips, count });

  it('stays in sight until the next choice, also where it was nothing', () => {
    expect(told(game, moment, [roll(0, 7, 2)])).toBe('Your roll: 7 pips, 2 wood.');
    expect(told(game, moment, [roll(0, 2, 0)])).toBe('Your roll: 2 pips, no wood. One takes 3.');
    expect(told(game, moment, [roll(1, 2, 0)])).toBe('');
  });
});

describe('a building to give up', () => {
  it('is asked about once a kind', () => {
    const { container } = render(solo.Hand, { playing: table(solo, alone('discarding.mixed')).playing });
    const { facts, view } = alone('discarding.mixed');
    expect(container.querySelectorAll('[data-testid^=discard-]')).toHaveLength(facts.alike.length);
    expect(facts.alike.length).toBeGreaterThan(1);
    expect(facts.alike.length).toBeLessThan(view.players[0]!.tiles.length);
  });

  it('goes by one tap where all are alike, and nobody is asked which', () => {
    const { playing } = table(solo, alone('discarding'));
    const hand = render(solo.Hand, { playing });
    expect(hand.container.querySelectorAll('[data-testid^=discard-]')).toHaveLength(1);
    expect(hand.getByText('Give one up')).toBeTruthy();
    expect(playing.speak(solo.ask(playing.moment).key)).not.toContain('Which');
  });
});
