// Written by ./hearthside codegen from the records; do not edit.
export type Action =
  | Action.Flip
  | Action.AskMammoth
  | Action.Trade
  | Action.CallDog
  | Action.LeaveDog
  | Action.Build
  | Action.BuildNothing
  | Action.Swap;
export namespace Action {
  export type Flip = { is: 'Flip'; tree: number };
  export type AskMammoth = { is: 'AskMammoth' };
  export type Trade = { is: 'Trade'; give: Good[]; take: Good[] };
  export type CallDog = { is: 'CallDog' };
  export type LeaveDog = { is: 'LeaveDog' };
  export type Build = { is: 'Build'; pile: number; goods: Good[]; dogs: number };
  export type BuildNothing = { is: 'BuildNothing' };
  export type Swap = { is: 'Swap'; a: number; b: number };
}
export type Good =
  | 'tooth'
  | 'berry'
  | 'pot'
  | 'arrowhead'
  | 'fish';
export type Event =
  | Event.Flipped
  | Event.Walked
  | Event.Jumped
  | Event.Gathered
  | Event.FoundNothing
  | Event.GotDog
  | Event.DogCalled
  | Event.DogLeft
  | Event.Traded
  | Event.Built
  | Event.BuiltNothing
  | Event.HutTurnedUp
  | Event.ForestClosed
  | Event.ForestMixed
  | Event.Swapped
  | Event.MammothWalked
  | Event.Whispered
  | Event.Ended;
export namespace Event {
  export type Flipped = { is: 'Flipped'; seat: number; tree: number; token: Token };
  export type Walked = { is: 'Walked'; seat: number; from: Space; to: Space; steps: number };
  export type Jumped = { is: 'Jumped'; seat: number; from: Space; to: Space };
  export type Gathered = { is: 'Gathered'; seat: number; good: Good };
  export type FoundNothing = { is: 'FoundNothing'; seat: number; space: Space };
  export type GotDog = { is: 'GotDog'; seat: number };
  export type DogCalled = { is: 'DogCalled'; seat: number; from: number };
  export type DogLeft = { is: 'DogLeft'; seat: number; with: number };
  export type Traded = { is: 'Traded'; seat: number; give: Good[]; take: Good[] };
  export type Built = { is: 'Built'; seat: number; pile: number; hut: Hut; goods: Good[]; dogs: number };
  export type BuiltNothing = { is: 'BuiltNothing'; seat: number };
  export type HutTurnedUp = { is: 'HutTurnedUp'; pile: number; hut: Hut };
  export type ForestClosed = { is: 'ForestClosed'; seat: number };
  export type ForestMixed = { is: 'ForestMixed' };
  export type Swapped = { is: 'Swapped'; seat: number; a: number; b: number };
  export type MammothWalked = { is: 'MammothWalked'; steps: number };
  export type Whispered = { is: 'Whispered'; seat: number; tree: number; token: Token | null };
  export type Ended = { is: 'Ended'; winners: number[] };
}
export type Token =
  | 'die_1'
  | 'die_2'
  | 'die_3'
  | 'die_4'
  | 'die_5'
  | 'die_6'
  | 'tooth'
  | 'berry'
  | 'pot'
  | 'arrowhead'
  | 'fish'
  | 'dog'
  | 'trade'
  | 'build';
export type Space =
  | 'build'
  | 'dog'
  | 'tooth'
  | 'berry'
  | 'pot'
  | 'arrowhead'
  | 'fish'
  | 'trade';
export type Hut = { id: string; price: Good[] };
export type View = {
  phase: Phase;
  loop: Space[];
  friendlyDogs: boolean;
  start: number;
  forest: View.Tree[];
  lastSwap: number[];
  land: Goods;
  post: Goods;
  dogs: number;
  piles: View.Pile[];
  settlements: View.Settlement[];
  resets: number;
};
export namespace View {
  export type Tree = { face: Token | null; up: boolean; seen: boolean };
  export type Pile = { hut: Hut | null; below: number };
  export type Settlement = { figure: Space; goods: Goods | null; dogs: number; huts: Hut[]; help: number; whispers: number };
}
export type Phase =
  | Flipping
  | Trading
  | Calling
  | Building
  | Swapping
  | Over;
export type Goods = { tooth: number; berry: number; pot: number; arrowhead: number; fish: number };
export type Flipping = { is: 'Flipping'; seat: number; whispered: number };
export type Trading = { is: 'Trading'; seat: number };
export type Calling = { is: 'Calling'; seat: number; from: number };
export type Building = { is: 'Building'; seat: number };
export type Swapping = { is: 'Swapping'; seat: number; left: number };
export type Over = { is: 'Over' };
export type MyFirstStoneAgeEdition = { name: string; loop: Space[]; goodsPerKind: number[]; forest: Token[]; huts: Hut[] };
export type Facts = {
  slots: number;
  missing: number[];
  mammoth: number;
  helped: boolean[];
  footprints: boolean;
  lastLook: boolean;
  marks: Facts.Mark[][];
  ways: Facts.Way[];
};
export namespace Facts {
  export type Mark =
    | 'good'
    | 'dog'
    | 'none';
  export type Way = { pile: number; goods: Good[]; dogs: number; by: Facts.Mark[]; tap: number[] };
}
export type Edition = MyFirstStoneAgeEdition;
