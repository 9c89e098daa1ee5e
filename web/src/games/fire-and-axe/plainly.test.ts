import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import Awaits from './Awaits.svelte';
import SagaDetail from './SagaDetail.svelte';
import { choiceOf } from './choice.svelte';
import { factsOf } from './facts';
import { captain, saga, table, view } from './fixture';
import { game } from './index';
import { HOUSE, chartOf } from './map';
import { chanceWords } from './sentences';
import type { Action } from './types';

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** In a home port with all its days. */
const moored = (options: Action[]) => table(view(captain('denmark'), { phase: { is: 'Mooring', seat: 0 } }), options).playing;

describe('a panel', () => {
  it('has a word with every number, and opens all of a crew', async () => {
    const { playing } = table(view(captain('york')), []);
    const panel = render(game.Holdings, { playing, seat: 0 }).getByTestId('holdings-0');
    expect(panel.textContent.replace(/\s+/g, ' ')).toMatch(/1 point.*3 men.*0 runes.*0 towns.*0 sagas.*0 settlements/);
    await fireEvent.click(panel);
    expect(choiceOf(playing).sheet).toEqual({ crew: 0 });
  });
});

describe('the hand', () => {
  it('tells how to sail only while there are days for it', () => {
    const told = (options: Action[]) => render(game.Hand, { playing: moored(options) }).container.textContent;
    expect(told([{ is: 'Sail', to: 'german-bight', free: false }, { is: 'EndTurn' }])).toContain('a click sails');
    cleanup();
    expect(told([{ is: 'EndTurn' }])).not.toContain('a click sails');
  });

  it('says a chance in words too', () => {
    const words = [0.95, 0.7, 0.5, 0.2, 0.05].map((chance) => chanceWords(speaker(game.words), chance));
    expect(words).toEqual(['95 %, nearly certain', '70 %, likely', '50 %, about even', '20 %, unlikely', '5 %, hardly ever']);
  });

  it('says how many men wait at home and how many days are left', () => {
    const { container } = render(game.Hand, { playing: moored([{ is: 'EndTurn' }]) });
    expect(container.querySelector('.supply')?.textContent).toContain('12 at home');
    expect(container.querySelector('[data-testid=days] small')?.textContent).toContain('7 days left');
  });
});

describe('the card of a port', () => {
  const { playing } = table(view(captain('york')), []);
  const told = (loss: number) => render(Awaits, { playing, port: 'hamburg', loss }).container.textContent;

  it('promises nothing where the sea would take all that is aboard', () => {
    expect(told(3)).toContain('The sea would take everything aboard');
    cleanup();
    expect(told(2)).not.toContain('The sea would take everything aboard');
  });
  it('says what a town may hide', () => {
    expect(told(0)).toContain('Hidden treasure of the town: 3 to 6 points');
  });
});

describe('a saga', () => {
  const { playing } = table(view(captain('york')), []);
  const told = (deed: 'trade' | 'raid', ports: string[]) =>
    render(SagaDetail, { playing, saga: saga('saga-106', 'denmark', deed, ports) }).container.textContent;

  it('warns whoever would load the same goods for two ports of one region', () => {
    expect(told('trade', ['hamburg', 'cologne'])).toContain('these ports need different goods');
    cleanup();
    expect(told('trade', ['hamburg', 'rouen']) + told('raid', ['hamburg', 'cologne'])).not.toContain('different goods');
  });
});

describe('what is asked at sea', () => {
  const chart = chartOf(HOUSE),
    { playing } = table(view(captain('skagerrak'), { phase: { is: 'Sailing', seat: 0 } }), [{ is: 'EndTurn' }]);
  const asked = (...ahead: string[]) => {
    const facts = factsOf(playing.moment),
      places = ['skagerrak', ...ahead].map((id) => chart.places.findIndex((place) => place.id === id)),
      now = { ...facts.voyages.now, places, before: places.map((_, i) => i - 1) };
    return game.ask({ ...playing.moment, facts: { ...facts, daysLeft: 1, voyages: { ...facts.voyages, now } } }, playing).key;
  };

  it('is no port where none can be reached', () => {
    expect([asked('german-bight'), asked('denmark')]).toEqual(['ask.Sailing.far', 'ask.Sailing']);
  });
});
