import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toAnswers } from '../../table/focus';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import { seatedAt } from '../fixture';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { game } from './index';
import { Pile, Places, campAt, conchAt, LANDSCAPE, LOW, others, PORTRAIT } from './layout';
import { feast, having, parts, recruitCost, risk, scoresOf, spoils } from './reckon';
import type { Beast, Card, Cave, Caveman, Effect, Event as Happening, Invention, Kind, Action, Phase, Tableau, View } from './types';

const man = (id: string, kind: Kind, marker: number, hunting = 0, inventing = 0, foraging = 0, cost = 4): Caveman => ({
  id,
  name: id,
  kind,
  marker,
  cost,
  hunting,
  inventing,
  foraging,
});
const leader = man('wolf-leader', 'leader', 0, 1, 1, 1, 0),
  starter = man('wolf-hunter', 'hunter', 1, 2);
const zev = man('thinker-zev', 'thinker', 5, 0, 2),
  dodo: Beast = { id: 'beast-dodo-1', name: 'Dodo', marker: 4, cost: 1, food: 2, teeth: 0 };
const mastodon: Beast = { ...dodo, id: 'beast-mastodon', name: 'Mastodon', cost: 8, food: 12, teeth: 2 },
  cleft: Cave = { id: 'cave-cleft', name: 'Cleft', marker: 1, cost: 1, population: 2 };
const found = (id: string, effect: Effect): Invention => ({ id, name: id, marker: 2, cost: 2, effect });
const home: Cave = { id: 'wolf-home', name: 'Home', marker: 0, cost: 0, population: 4 };

function tribe(members: Caveman[] = [starter], inventions: Invention[] = []): Tableau {
  const t: Tableau = {
    tribe: 'wolf',
    leader,
    members,
    caves: [home],
    inventions,
    food: 9,
    teeth: 4,
    scores: { hunting: 0, inventing: 0, foraging: 0, population: 0 },
    size: members.length + 1,
    explores: false,
    owes: 2,
    casualty: { bad: 17, of: 68 },
  };
  return { ...t, scores: scoresOf(t) };
}
const view = (phase: Phase, own = tribe(), pool: Card[] = [zev, dodo, mastodon, cleft]): View => ({
  phase,
  round: 1,
  conch: 0,
  passed: [],
  pool,
  deck: ['hunter-brok'],
  markers: [1, 17, 17, 17, 17, 17],
  discard: [],
  box: [],
  fireLocked: false,
  fireCost: 10,
  lastRound: 100,
  tableaus: [own, tribe()],
});

const table = (phase: Phase, options: Action[], own = tribe()) => seatedAt(game, view(phase, own), options);

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the reckoning', () => {
  it('adds scores up card by card, inventions included (CV-6, CV-7)', () => {
    const t = tribe(
      [starter, zev],
      [
        found('invention-spear', { is: 'RaisePer', score: 'hunting', by: 1, kind: 'hunter', each: 1 }),
        found('invention-tally-marks', { is: 'RaisePer', score: 'inventing', by: 1, kind: 'thinker', each: 2 }),
      ],
    );
    expect(t.scores).toEqual({ hunting: 4, inventing: 3, foraging: 1, population: 4 });
    expect(parts(t, 'hunting').map((p) => p.by)).toEqual([1, 2, 1]);
    expect(scoresOf(having(t, null, starter.id)).hunting).toBe(1);
  });

  it('knows what is paid, won and risked', () => {
    const t = tribe(
      [starter, zev],
      [
        found('invention-guest-gifts', { is: 'RecruitForLess', by: 1 }),
        found('invention-dried-meat', { is: 'HuntMore', food: 2, teeth: 0 }),
        found('invention-food-cache', { is: 'FeedHalf' }),
      ],
    );
    expect([recruitCost(t, zev), spoils(t, dodo), feast(t)]).toEqual([3, { food: 4, teeth: 0 }, 2]);
    expect(risk(t, [1, 10, 10, 10, 10, 10], false)).toEqual({ bad: 20, of: 50 });
    expect(risk(t, [1, 0, 0, 0, 0, 0], false), 'CV-78: only Fire is left, so it is the risk that the view tells').toEqual(t.casualty);
  });
});

describe('the cave', () => {
  const acting: Action[] = [{ is: 'Recruit', card: zev.id, payment: 'food' }, { is: 'Hunt', card: dodo.id }, { is: 'Forage' }];

  it('lets only legal cards glow; the first tap looks, the second confirms', async () => {
    const { playing, play } = table({ is: 'Acting', seat: 0, turn: 0 }, acting);
    const board = render(Board, { playing, portrait: false }),
      hand = render(Hand, { playing });
    expect(board.getByTestId('pool-1').getAttribute('data-legal')).toBe('true');
    expect(board.getByTestId('pool-2').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(board.getByTestId('pool-1'));
    expect(play).not.toHaveBeenCalled();
    expect(hand.getByTestId('hunt-gains').textContent).toContain('+2');
    expect(hand.getByTestId('hunt-risk').textContent).toContain('25 %');
    await fireEvent.click(hand.getByTestId('confirm'));
    expect(play).toHaveBeenCalledWith({ is: 'Hunt', card: dodo.id });
  });

  it('says why a dark card is dark, scolds nobody who looks, and asks for the rule of a payment one cannot make', async () => {
    const { playing, play, whyNot } = table({ is: 'Acting', seat: 0, turn: 0 }, acting);
    const board = render(Board, { playing, portrait: true }),
      hand = render(Hand, { playing });
    await fireEvent.click(board.getByTestId('pool-2'));
    expect(whyNot).not.toHaveBeenCalled();
    expect(hand.getByTestId('dark').textContent).toContain('Needs hunting');
    await fireEvent.keyDown(board.getByTestId('pool-0'), { key: 'Enter' });
    expect(hand.getByTestId('size-change').textContent).toBe('2/4 → 3/4');
    await fireEvent.click(hand.getByTestId('confirm-teeth'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'Recruit', card: zev.id, payment: 'teeth' });
    await fireEvent.click(hand.getByTestId('confirm-food'));
    expect(play).toHaveBeenCalledWith({ is: 'Recruit', card: zev.id, payment: 'food' });
  });

  it('forages and clears away with one tap', async () => {
    const one = table({ is: 'Acting', seat: 0, turn: 0 }, acting);
    await fireEvent.click(render(Board, { playing: one.playing, portrait: false }).getByTestId('forage'));
    expect(one.play).toHaveBeenCalledWith({ is: 'Forage' });
    document.body.innerHTML = '';
    const two = table({ is: 'Discarding', seat: 0 }, [{ is: 'Discard', card: cleft.id }]);
    await fireEvent.click(render(Board, { playing: two.playing, portrait: false }).getByTestId('pool-3'));
    expect(two.play).toHaveBeenCalledWith({ is: 'Discard', card: cleft.id });
  });

  it('bids by one, bids more, and passes', async () => {
    const { playing, play } = table({ is: 'Bidding', seat: 0, high: 1, bidder: 1 }, [
      { is: 'Pass' },
      { is: 'Bid', teeth: 2 },
      { is: 'Bid', teeth: 3 },
    ]);
    const { getByTestId } = render(Hand, { playing });
    await fireEvent.click(getByTestId('raise'));
    await fireEvent.click(getByTestId('bid-3'));
    await fireEvent.click(getByTestId('pass'));
    expect(play.mock.calls.map(([move]) => move)).toEqual([{ is: 'Bid', teeth: 2 }, { is: 'Bid', teeth: 3 }, { is: 'Pass' }]);
  });

  it('lets go of a member, but never of the leader (CV-70)', async () => {
    const { playing, play, whyNot } = table(
      { is: 'Losing', seat: 0, turn: 0, marker: 5 },
      [
        { is: 'Lose', card: starter.id },
        { is: 'Lose', card: zev.id },
      ],
      tribe([starter, zev]),
    );
    const { getByTestId, container } = render(Hand, { playing });
    container.className = 'tray';
    await fireEvent.click(getByTestId('mine-0'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'Lose', card: leader.id });
    getByTestId('mine-2').focus();
    await fireEvent.click(getByTestId('mine-2'));
    toAnswers();
    await vi.waitFor(() => expect(document.activeElement).toBe(getByTestId('confirm')));
    await fireEvent.click(getByTestId('confirm'));
    expect(play).toHaveBeenCalledWith({ is: 'Lose', card: zev.id });
  });

  it('tells what a tribe brings before it is led', async () => {
    const { playing, play, whyNot } = table({ is: 'Choosing', seat: 0 }, [{ is: 'ChooseTribe', tribe: 'owl' }]);
    const board = render(Board, { playing, portrait: true }),
      hand = render(Hand, { playing });
    await fireEvent.click(board.getByTestId('tribe-wolf'));
    expect(hand.getByTestId('panel-tribe').textContent).toContain('that hunter’s stone, here 1');
    expect(hand.queryByTestId('confirm')).toBeNull();
    await fireEvent.click(board.getByTestId('tribe-owl'));
    expect(play).not.toHaveBeenCalled();
    expect(whyNot).not.toHaveBeenCalled();
    await fireEvent.click(hand.getByTestId('confirm'));
    expect(play).toHaveBeenCalledWith({ is: 'ChooseTribe', tribe: 'owl' });
  });

  it('says what an empty discard pile is for', async () => {
    const { playing, explain } = table({ is: 'Acting', seat: 0, turn: 1 }, [{ is: 'Forage' }]);
    await fireEvent.click(render(Board, { playing, portrait: false }).getByTestId('discard'));
    expect(explain).toHaveBeenCalledWith('CV-26', 'discard.empty');
  });
});

describe('the discard pile', () => {
  it('shows what fell there last, not what its list happens to end with', () => {
    const pile = new Pile();
    expect(pile.see(['beast-dodo', 'invention-tracking'])).toBe('');
    expect(pile.see(['beast-auroch', 'beast-dodo', 'invention-tracking'])).toBe('beast-auroch');
    expect(pile.see(['beast-auroch', 'beast-dodo', 'invention-tracking'])).toBe('beast-auroch');
    expect(pile.see([])).toBe('');
    expect(pile.see(['cave-burrow'])).toBe('cave-burrow');
  });
});

describe('the Conch', () => {
  it('lies in no camp over what is said of the bid', () => {
    for (const layout of [LANDSCAPE, PORTRAIT, LOW])
      for (const n of [2, 3, 4, 5]) {
        const camp = campAt(layout, 0, n - 1),
          conch = conchAt(layout, 1, 0, n);
        expect(conch.x + 44 * conch.size).toBeLessThanOrEqual(camp.x + camp.width - (layout === LANDSCAPE ? 88 : 74));
      }
  });
});

describe('the places', () => {
  it('keep a card where it lies until it leaves', () => {
    const places = new Places();
    places.arrange(['a', 'b', 'c']);
    expect([...places.arrange(['a', 'c', 'd'])]).toEqual([
      ['a', 0],
      ['c', 2],
      ['d', 1],
    ]);
  });

  it('hold every card on the board, and camps do not overlap', () => {
    for (const layout of [LANDSCAPE, PORTRAIT, LOW]) {
      for (const p of layout.pool)
        expect(
          p.x - 60 * layout.cardSize >= 0 && p.x + 60 * layout.cardSize <= layout.width && p.y + 84 * layout.cardSize <= layout.height,
        ).toBe(true);
      for (const n of [1, 2, 3, 4, 5])
        for (let k = 1; k < n; k++)
          expect(campAt(layout, k, n).x).toBeGreaterThan(campAt(layout, k - 1, n).x + campAt(layout, k - 1, n).width);
    }
    expect(others(2, 4)).toEqual([3, 0, 1]);
  });
});

describe('the words', () => {
  it('exist in both languages, and every line of the log has its own', () => {
    const [en, de] = [game.words.en, game.words.de];
    for (const key of Object.keys(en)) if (!key.startsWith('card.')) expect(de[key], key).toBeDefined();
    expect(
      sentence(game.line({ is: 'Recruited', seat: 0, card: 'thinker-zev', payment: 'food', paid: 4 })!, speaker(game.words), () => 'Ada'),
    ).toBe('Ada recruits Zev for 4 food.');
  });
});

describe('what nobody was asked about', () => {
  const told = (events: Happening[], own: { is: string } | null = null, phase: Phase = { is: 'Acting', seat: 0, turn: 1 }) => {
    const { playing } = table(phase, []);
    return game.recall!(events as never, playing.moment, 0, own)
      .map(({ key, gaps }) => playing.speak(key, gaps))
      .join(' ');
  };

  it('is where the Conch has gone, and why (CV-31, CV-40)', () => {
    expect(told([{ is: 'ConchPassed', from: 0, to: 1 }])).toBe('New round: the Conch went on to Bo, as it does each round.');
    expect(told([{ is: 'ConchPassed', from: 1, to: 0 }])).toBe('New round: the Conch came to you from Bo.');
    expect(told([{ is: 'ConchWon', seat: 1, bid: 3, paid: 2 }])).toBe('Bo won the Conch for 3 teeth.');
  });

  it('is why I passed without a word: somebody bid as many teeth as I have (CV-36)', () => {
    const passed: Happening = { is: 'Passed', seat: 0 };
    expect(told([passed, { is: 'ConchWon', seat: 1, bid: 4, paid: 4 }])).toBe('Bo has the Conch for 4: you cannot bid more than 4.');
    const bidding: Phase = { is: 'Bidding', seat: 1, high: 4, bidder: 1 };
    expect(told([passed], null, bidding)).toBe('You passed: 4 are bid, and you cannot bid more than 4.');
    expect(told([passed], { is: 'Pass' }, bidding), 'what I chose need not be told').toBe('');
  });
});

describe('a card on the floor', () => {
  it('tells a mouse what a tribe brings, too', async () => {
    const { playing } = table({ is: 'Choosing', seat: 0 }, [{ is: 'ChooseTribe', tribe: 'owl' }]);
    const board = render(Board, { playing, portrait: false });
    await fireEvent(board.getByTestId('tribe-owl'), Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    expect(board.getByTestId('told').textContent).toMatch(/Tribe of the Owl.*stone, here 4/s);
  });

  it('tells a mouse what it is while others bid', async () => {
    const { playing } = table({ is: 'Bidding', seat: 1, high: 0, bidder: -1 }, []);
    const board = render(Board, { playing, portrait: false });
    await fireEvent(board.getByTestId('pool-1'), Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    expect(board.getByTestId('told').textContent).toMatch(/Dodo.*hunting 1, gives 2 food/s);
  });
});
