/** The JSON of this game, derived from the records in games/…/myfirststoneage. */
export type Good = 'tooth' | 'berry' | 'pot' | 'arrowhead' | 'fish';
export type Space = 'build' | 'dog' | Good | 'trade';
export type Token = `die_${1 | 2 | 3 | 4 | 5 | 6}` | Space;

export const GOODS: Good[] = ['tooth', 'berry', 'pot', 'arrowhead', 'fish'];
/** The eight spaces clockwise, as the arrows run. MF-30 */
export const LOOP: Space[] = ['build', 'dog', 'tooth', 'berry', 'pot', 'arrowhead', 'fish', 'trade'];

export type Goods = Record<Good, number>;
export interface Hut {
  id: string;
  price: Good[];
}
export interface Tree {
  face: Token | null;
  up: boolean;
  seen: boolean;
}
export interface Pile {
  hut: Hut | null;
  below: number;
}
export interface Settlement {
  figure: Space;
  goods: Goods | null;
  dogs: number;
  huts: Hut[];
  help: number;
  whispers: number;
}
export type Phase =
  | { is: 'Flipping'; seat: number; whispered: number }
  | { is: 'Trading'; seat: number }
  | { is: 'Calling'; seat: number; from: number }
  | { is: 'Building'; seat: number }
  | { is: 'Swapping'; seat: number; left: number }
  | { is: 'Over' };
export interface View {
  phase: Phase;
  start: number;
  forest: Tree[];
  lastSwap: number[];
  land: Goods;
  post: Goods;
  dogs: number;
  piles: Pile[];
  settlements: Settlement[];
  resets: number;
}

export type Action =
  | { is: 'Flip'; tree: number }
  | { is: 'AskMammoth' }
  | { is: 'Trade'; give: Good[]; take: Good[] }
  | { is: 'CallDog' }
  | { is: 'LeaveDog' }
  | { is: 'Build'; pile: number; goods: Good[]; dogs: number }
  | { is: 'BuildNothing' }
  | { is: 'Swap'; a: number; b: number };

export type Event =
  | { is: 'Flipped'; seat: number; tree: number; token: Token }
  | { is: 'Walked'; seat: number; from: Space; to: Space; steps: number }
  | { is: 'Jumped'; seat: number; from: Space; to: Space }
  | { is: 'Gathered'; seat: number; good: Good }
  | { is: 'FoundNothing'; seat: number; space: Space }
  | { is: 'GotDog'; seat: number }
  | { is: 'DogCalled'; seat: number; from: number }
  | { is: 'DogLeft'; seat: number; with: number }
  | { is: 'Traded'; seat: number; give: Good[]; take: Good[] }
  | { is: 'Built'; seat: number; pile: number; hut: Hut; goods: Good[]; dogs: number }
  | { is: 'BuiltNothing'; seat: number }
  | { is: 'HutTurnedUp'; pile: number; hut: Hut }
  | { is: 'ForestClosed'; seat: number }
  | { is: 'ForestMixed' }
  | { is: 'Swapped'; seat: number; a: number; b: number }
  | { is: 'MammothWalked'; steps: number }
  | { is: 'Whispered'; seat: number; tree: number; token: Token | null }
  | { is: 'Ended'; winners: number[] };

export const isDie = (token: Token) => token.startsWith('die_');
export const pips = (token: Token) => Number(token.slice(4));
/** The pieces of a bag one by one, in the order of the loop. */
export const pieces = (goods: Goods): Good[] => GOODS.flatMap((good) => Array<Good>(goods[good]).fill(good));
export const sorted = (goods: Good[]): Good[] => [...goods].sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
