import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toAnswers } from '../../table/focus';
import { sentence } from '../../table/lines';
import { speaker } from '../../words/words.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { at, table } from './fixture';
import { game } from './index';
import { Pile, Places, campAt, conchAt, LANDSCAPE, LOW, others, PORTRAIT } from './layout';
import type { Action, Event as GameEvent, Phase } from './types';

beforeEach(() => {
  document.body.innerHTML = '';
});

/** Only the owl can be led. */
const owl = () => ({ ...at('choosing'), options: [{ is: 'ChooseTribe' as const, tribe: 'owl' as const }] });

describe('the scores', () => {
  it('are added up card by card, inventions included', async () => {
    const { playing } = table(at('acting.armed'));
    const hand = render(Hand, { playing });
    await fireEvent.click(hand.getByTestId('score-hunting'));
    expect(hand.getByTestId('sum-hunting').textContent.replace(/\s+/g, ' ')).toMatch(/Hunting 4 = 1 \w+ ?\+ ?2 \w+ ?\+ ?1 Spear/i);
  });

  it('are told with what a card would cost and bring a tribe with inventions', async () => {
    const { playing } = table(at('acting.armed'));
    const board = render(Board, { playing, portrait: false }),
      hand = render(Hand, { playing });
    expect(board.getByTestId('pool-0').getAttribute('aria-label')).toContain('3 food or 3 teeth');
    await fireEvent.click(board.getByTestId('pool-1'));
    expect(hand.getByTestId('hunt-gains').textContent).toContain('+4');
  });
});

describe('a number', () => {
  it('has its word, in the panel and in the tray, and the score that Fire needs', () => {
    const { playing } = table(at('acting.armed'));
    const words = /Hunting ?\d+.*Inventing ?\d+\/\d+.*Foraging ?\d+.*People ?\d\/\d/s;
    const panel = render(game.Holdings, { playing, seat: 0 }).getByTestId('holdings-0');
    expect(panel.querySelector('.scores')!.textContent).toMatch(words);
    expect(panel.querySelector('.line')!.textContent).toMatch(/\d+ ?food.*\d+ ?(tooth|teeth)/s);
    const hand = render(Hand, { playing });
    expect(hand.getByTestId('score-inventing').textContent).toMatch(/Inventing\s*\d+\/\d+/);
    expect(hand.getByTestId('have-food').textContent).toMatch(/food\s*\d+/);
  });
});

describe('the tray', () => {
  it('speaks of the next meal while one waits, and not after the end', () => {
    const told = (over: boolean) => {
      const { playing } = table({ ...at('acting'), options: [] });
      playing.moment.over = over;
      return render(Hand, { playing }).container.querySelector('.hint')!.textContent.trim();
    };
    expect(told(false)).toContain('Next time the tribes are fed');
    document.body.innerHTML = '';
    expect(told(true)).toBe('The game is over.');
  });
});

describe('the hearth', () => {
  it('says how near Fire is, and what is still missing to whoever asks', async () => {
    const { playing, explain } = table(at('acting.armed')),
      { view } = playing.moment,
      own = view.tableaus[0]!.scores.inventing;
    const board = render(Board, { playing, portrait: true });
    expect(board.getByTestId('quest').textContent).toContain(`Fire: ${own} of ${view.fireCost}`);
    await fireEvent.click(board.getByTestId('hearth'));
    expect(explain).toHaveBeenCalledWith(
      'CV-82',
      'about.fire',
      expect.objectContaining({ n: view.fireCost, own, where: 'Its card is still in the deck and comes up by chance.' }),
    );
  });
});

describe('the cave', () => {
  it('lets only legal cards glow; the first tap looks, the second confirms', async () => {
    const { playing, play } = table(at('acting'));
    const board = render(Board, { playing, portrait: false }),
      hand = render(Hand, { playing });
    expect(board.getByTestId('pool-1').getAttribute('data-legal')).toBe('true');
    expect(board.getByTestId('pool-2').hasAttribute('data-legal')).toBe(false);
    await fireEvent.click(board.getByTestId('pool-1'));
    expect(play).not.toHaveBeenCalled();
    expect(hand.getByTestId('hunt-gains').textContent).toContain('+2');
    expect(hand.getByTestId('hunt-risk').textContent).toContain('20 %');
    await fireEvent.click(hand.getByTestId('confirm'));
    expect(play).toHaveBeenCalledWith({ is: 'Hunt', card: 'beast-dodo-1' });
  });

  it('says why a dark card is dark, scolds nobody who looks, and asks for the rule of a payment one cannot make', async () => {
    const { playing, play, whyNot } = table(at('acting'));
    const board = render(Board, { playing, portrait: true }),
      hand = render(Hand, { playing });
    await fireEvent.click(board.getByTestId('pool-2'));
    expect(whyNot).not.toHaveBeenCalled();
    expect(hand.getByTestId('dark').textContent).toContain('Needs hunting');
    await fireEvent.keyDown(board.getByTestId('pool-0'), { key: 'Enter' });
    expect(hand.getByTestId('size-change').textContent).toBe('2/4 → 3/4');
    await fireEvent.click(hand.getByTestId('confirm-teeth'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'Recruit', card: 'thinker-zev', payment: 'teeth' });
    await fireEvent.click(hand.getByTestId('confirm-food'));
    expect(play).toHaveBeenCalledWith({ is: 'Recruit', card: 'thinker-zev', payment: 'food' });
  });

  it('says what foraging and clearing away are before they are done', async () => {
    const one = table(at('acting')),
      bushes = render(Board, { playing: one.playing, portrait: false }),
      mine = render(Hand, { playing: one.playing });
    await fireEvent.click(bushes.getByTestId('forage'));
    expect(one.play).not.toHaveBeenCalled();
    expect(bushes.getByTestId('forage').getAttribute('aria-pressed')).toBe('true');
    expect(mine.getByTestId('panel-forage').textContent).toContain('your whole action');
    await fireEvent.click(mine.getByTestId('confirm'));
    expect(one.play).toHaveBeenCalledWith({ is: 'Forage' });
    cleanup();
    const two = table(at('discarding')),
      floor = render(Board, { playing: two.playing, portrait: false }),
      hand = render(Hand, { playing: two.playing });
    await fireEvent.click(floor.getByTestId('pool-3'));
    expect(two.play).not.toHaveBeenCalled();
    expect(hand.getByTestId('clears').textContent).toContain('discard pile');
    await fireEvent.click(floor.getByTestId('pool-3'));
    expect(hand.queryByTestId('panel-card')).toBeNull();
    await fireEvent.click(floor.getByTestId('pool-3'));
    await fireEvent.click(hand.getByTestId('confirm'));
    expect(two.play).toHaveBeenCalledWith({ is: 'Discard', card: 'cave-cleft' });
  });

  it('marks how many teeth are chosen, and bids them only then; and passes', async () => {
    const { playing, play } = table(at('bidding'));
    const { getByTestId } = render(Hand, { playing });
    expect(getByTestId('bid-2').getAttribute('aria-pressed'), 'none is chosen before one is tapped').toBe('false');
    expect(getByTestId('raise').className, 'no brighter than passing').not.toContain('primary');
    await fireEvent.click(getByTestId('bid-3'));
    expect(getByTestId('raise').className).toContain('primary');
    expect(play).not.toHaveBeenCalled();
    expect([2, 3].map((n) => getByTestId(`bid-${n}`).getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(getByTestId('keeps').textContent).toBe('You keep 0.');
    await fireEvent.click(getByTestId('raise'));
    await fireEvent.click(getByTestId('raise'));
    await fireEvent.click(getByTestId('pass'));
    expect(play.mock.calls.map(([action]) => action)).toEqual([{ is: 'Bid', teeth: 3 }, { is: 'Bid', teeth: 2 }, { is: 'Pass' }]);
  });

  it('lets go of a member, but never of the leader (CV-70)', async () => {
    const { playing, play, whyNot } = table(at('losing'));
    const { getByTestId, container } = render(Hand, { playing });
    container.className = 'tray';
    await fireEvent.click(getByTestId('mine-0'));
    expect(whyNot).toHaveBeenCalledWith({ is: 'Lose', card: 'wolf-leader' });
    getByTestId('mine-1').focus();
    await fireEvent.click(getByTestId('mine-1'));
    toAnswers();
    await vi.waitFor(() => expect(document.activeElement).toBe(getByTestId('confirm')));
    await fireEvent.click(getByTestId('confirm'));
    expect(play).toHaveBeenCalledWith({ is: 'Lose', card: 'thinker-zev' });
  });

  it('tells what a tribe brings before it is led', async () => {
    const { playing, play, whyNot } = table(owl());
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
    const { playing, explain } = table(at('acting'));
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
  const told = (events: GameEvent[], own: Action | null = null, phase: Phase = { is: 'Acting', seat: 0, turn: 1 }) => {
    const { playing } = table(at('bidding.theirs'));
    Object.assign(playing.moment.view, { phase });
    playing.moment.view.tableaus[0]!.teeth = 4;
    return game.recall!(events, playing.moment, 0, own)
      .map(({ key, gaps }) => playing.speak(key, gaps))
      .join(' ');
  };

  it('is where the Conch has gone, and why (CV-31, CV-40)', () => {
    expect(told([{ is: 'ConchPassed', from: 0, to: 1 }])).toBe('New round: the Conch went on to Bo, as it does each round.');
    expect(told([{ is: 'ConchPassed', from: 1, to: 0 }])).toBe('New round: the Conch came to you from Bo.');
    expect(told([{ is: 'ConchWon', seat: 1, bid: 3, paid: 2 }])).toBe('Bo won the Conch for 3 teeth.');
  });

  it('is why I passed without a word: somebody bid as many teeth as I have (CV-36)', () => {
    const passed: GameEvent = { is: 'Passed', seat: 0 };
    expect(told([passed, { is: 'ConchWon', seat: 1, bid: 4, paid: 4 }])).toBe('Bo has the Conch for 4: you cannot bid more than 4.');
    const bidding: Phase = { is: 'Bidding', seat: 1, high: 4, bidder: 1 };
    expect(told([passed], null, bidding)).toBe('You passed: 4 are bid, and you cannot bid more than 4.');
    expect(told([passed], { is: 'Pass' }, bidding), 'what I chose need not be told').toBe('');
  });
});

describe('a card on the floor', () => {
  it('tells a mouse what a tribe brings, too', async () => {
    const { playing } = table(owl());
    const board = render(Board, { playing, portrait: false });
    await fireEvent(board.getByTestId('tribe-owl'), Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    expect(board.getByTestId('told').textContent).toMatch(/Tribe of the Owl.*stone, here 4/s);
  });

  it('tells a mouse what it is while others bid', async () => {
    const { playing } = table(at('bidding.theirs'));
    const board = render(Board, { playing, portrait: false });
    await fireEvent(board.getByTestId('pool-1'), Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
    expect(board.getByTestId('told').textContent).toMatch(/Dodo.*hunting 1, gives 2 food/s);
  });
});
