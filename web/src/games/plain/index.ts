import type { GameShown } from '../../protocol';
import type { GameModule, SeatLook } from '../game';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { plainBook, sentence, wordsOf } from './plain';

export { wordsOf } from './plain';

const LOOKS: SeatLook[] = [
  { colour: '#b5381f', ink: '#ffffff', shape: 'triangle', icon: 'stone-axe', sign: 'plain.seat.0' },
  { colour: '#2f6ea5', ink: '#ffffff', shape: 'circle', icon: 'campfire', sign: 'plain.seat.1' },
  { colour: '#e3ab1d', ink: '#2b2115', shape: 'square', icon: 'sun', sign: 'plain.seat.2' },
  { colour: '#3f7d3a', ink: '#ffffff', shape: 'diamond', icon: 'oak-leaf', sign: 'plain.seat.3' },
  { colour: '#efe4c8', ink: '#2b2115', shape: 'cross', icon: 'moon', sign: 'plain.seat.4' },
];

/** A game without a board of its own: its view is drawn as lists and counters, its options are buttons. */
export const plainGame = (offer: Pick<GameShown, 'id' | 'title'>): GameModule => ({
  id: offer.id,
  words: plainBook(offer.title, wordsOf(offer.id)),
  icons: {},
  looks: LOOKS,
  Board,
  Hand,
  Holdings,
  Cover,
  goal: () => (wordsOf(offer.id).en['goal'] ? 'goal' : 'plain.goal'),
  ask: ({ toAct, mine }) => ({ key: toAct.some((seat) => mine.includes(seat)) ? 'plain.ask' : 'plain.wait', icon: 'campfire' }),
  tell: (action) => sentence('tell', action, wordsOf(offer.id)),
  line: (event) => ({
    seat: typeof event['seat'] === 'number' ? event['seat'] : -1,
    icon: 'scroll-quill',
    ...sentence('log', event, wordsOf(offer.id)),
  }),
  perform: async () => {},
  score: ({ result }) => [{ key: 'plain.points', values: result.points }],
  firstOptions: [],
});
