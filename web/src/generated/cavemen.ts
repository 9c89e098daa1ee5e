// Written by ./hearthside codegen from the records; do not edit.
export type Action =
  | Action.ChooseTribe
  | Action.Bid
  | Action.Pass
  | Action.Lose
  | Action.Recruit
  | Action.Replace
  | Action.Explore
  | Action.Hunt
  | Action.Invent
  | Action.Forage
  | Action.Discard;
export namespace Action {
  export type ChooseTribe = { is: 'ChooseTribe'; tribe: Tribe };
  export type Bid = { is: 'Bid'; teeth: number };
  export type Pass = { is: 'Pass' };
  export type Lose = { is: 'Lose'; card: string };
  export type Recruit = { is: 'Recruit'; card: string; payment: Payment };
  export type Replace = { is: 'Replace'; card: string };
  export type Explore = { is: 'Explore'; card: string };
  export type Hunt = { is: 'Hunt'; card: string };
  export type Invent = { is: 'Invent'; card: string };
  export type Forage = { is: 'Forage' };
  export type Discard = { is: 'Discard'; card: string };
}
export type Tribe =
  | 'wolf'
  | 'tiger'
  | 'snake'
  | 'owl'
  | 'bear';
export type Payment =
  | 'food'
  | 'teeth';
export type Event =
  | Event.TribeChosen
  | Event.StoneDrawn
  | Event.ConchFound
  | Event.Consoled
  | Event.RoundBegun
  | Event.PoolFilled
  | Event.Reshuffled
  | Event.FireLocked
  | Event.ConchPassed
  | Event.HasBid
  | Event.Passed
  | Event.ConchWon
  | Event.ConchKept
  | Event.Found
  | Event.Fed
  | Event.Starved
  | Event.WentHungry
  | Event.Recruited
  | Event.Replaced
  | Event.Explored
  | Event.Hunted
  | Event.CasualtyDrawn
  | Event.FireSetAside
  | Event.CasualtyRolled
  | Event.Lost
  | Event.Invented
  | Event.Foraged
  | Event.FireReturned
  | Event.Discarded
  | Event.Ended;
export namespace Event {
  export type TribeChosen = { is: 'TribeChosen'; seat: number; tribe: Tribe };
  export type StoneDrawn = { is: 'StoneDrawn'; card: string; marker: number };
  export type ConchFound = { is: 'ConchFound'; seat: number };
  export type Consoled = { is: 'Consoled'; seat: number; teeth: number };
  export type RoundBegun = { is: 'RoundBegun'; round: number };
  export type PoolFilled = { is: 'PoolFilled'; cards: string[] };
  export type Reshuffled = { is: 'Reshuffled'; cards: number };
  export type FireLocked = { is: 'FireLocked' };
  export type ConchPassed = { is: 'ConchPassed'; from: number; to: number };
  export type HasBid = { is: 'HasBid'; seat: number; teeth: number };
  export type Passed = { is: 'Passed'; seat: number };
  export type ConchWon = { is: 'ConchWon'; seat: number; bid: number; paid: number };
  export type ConchKept = { is: 'ConchKept'; seat: number };
  export type Found = { is: 'Found'; seat: number; food: number; teeth: number };
  export type Fed = { is: 'Fed'; seat: number; food: number };
  export type Starved = { is: 'Starved'; seat: number; card: string };
  export type WentHungry = { is: 'WentHungry'; seat: number };
  export type Recruited = { is: 'Recruited'; seat: number; card: string; payment: Payment; paid: number };
  export type Replaced = { is: 'Replaced'; seat: number; card: string; by: string };
  export type Explored = { is: 'Explored'; seat: number; card: string; paid: number };
  export type Hunted = { is: 'Hunted'; seat: number; card: string; food: number; teeth: number };
  export type CasualtyDrawn = { is: 'CasualtyDrawn'; seat: number; card: string; marker: number; matches: boolean };
  export type FireSetAside = { is: 'FireSetAside'; seat: number };
  export type CasualtyRolled = { is: 'CasualtyRolled'; seat: number; die: number; matches: boolean };
  export type Lost = { is: 'Lost'; seat: number; card: string };
  export type Invented = { is: 'Invented'; seat: number; card: string };
  export type Foraged = { is: 'Foraged'; seat: number; food: number };
  export type FireReturned = { is: 'FireReturned' };
  export type Discarded = { is: 'Discarded'; seat: number; card: string };
  export type Ended = { is: 'Ended'; winners: number[] };
}
export type View = {
  phase: Phase;
  round: number;
  conch: number;
  passed: number[];
  pool: Card[];
  deck: string[];
  markers: number[];
  discard: string[];
  box: string[];
  fireLocked: boolean;
  fireCost: number;
  lastRound: number;
  tableaus: View.Tableau[];
};
export namespace View {
  export type Tableau = {
    tribe: Tribe | null;
    leader: Card.Caveman | null;
    members: Card.Caveman[];
    caves: Card.Cave[];
    inventions: Card.Invention[];
    food: number;
    teeth: number;
    scores: Scores;
    size: number;
    explores: boolean;
    owes: number;
    casualty: View.Odds;
  };
  export type Odds = { bad: number; of: number };
}
export type Phase =
  | Choosing
  | Bidding
  | Starving
  | Acting
  | Replacing
  | Losing
  | Discarding
  | Over;
export type Card =
  | Card.Caveman
  | Card.Beast
  | Card.Cave
  | Card.Invention;
export namespace Card {
  export type Caveman = {
    is: 'Caveman';
    id: string;
    name: string;
    marker: number;
    kind: Kind;
    cost: number;
    hunting: number;
    inventing: number;
    foraging: number;
  };
  export type Beast = {
    is: 'Beast';
    id: string;
    name: string;
    marker: number;
    cost: number;
    food: number;
    teeth: number;
  };
  export type Cave = { is: 'Cave'; id: string; name: string; marker: number; cost: number; population: number };
  export type Invention = { is: 'Invention'; id: string; name: string; marker: number; cost: number; effect: Effect };
}
export type Choosing = { is: 'Choosing'; seat: number };
export type Bidding = { is: 'Bidding'; seat: number; high: number; bidder: number };
export type Starving = { is: 'Starving'; seat: number };
export type Acting = { is: 'Acting'; seat: number; turn: number };
export type Replacing = { is: 'Replacing'; seat: number; turn: number; card: string };
export type Losing = { is: 'Losing'; seat: number; turn: number; marker: number };
export type Discarding = { is: 'Discarding'; seat: number };
export type Over = { is: 'Over' };
export type Scores = { hunting: number; inventing: number; foraging: number; population: number };
export type Kind =
  | 'leader'
  | 'hunter'
  | 'thinker'
  | 'elder'
  | 'explorer';
export type Effect =
  | Effect.Raise
  | Effect.RaisePer
  | Effect.RaisePerCave
  | Effect.RaiseWith
  | Effect.RaiseFromSize
  | Effect.HuntMore
  | Effect.RecruitForLess
  | Effect.PayLessForConch
  | Effect.FindFood
  | Effect.FindTeethPer
  | Effect.FeedHalf
  | Effect.NoCasualties
  | Effect.Win;
export namespace Effect {
  export type Raise = { is: 'Raise'; score: Score; by: number };
  export type RaisePer = { is: 'RaisePer'; score: Score; by: number; kind: Kind; each: number };
  export type RaisePerCave = { is: 'RaisePerCave'; score: Score; by: number };
  export type RaiseWith = { is: 'RaiseWith'; score: Score; by: number; kind: Kind };
  export type RaiseFromSize = { is: 'RaiseFromSize'; score: Score; by: number; size: number };
  export type HuntMore = { is: 'HuntMore'; food: number; teeth: number };
  export type RecruitForLess = { is: 'RecruitForLess'; by: number };
  export type PayLessForConch = { is: 'PayLessForConch'; by: number };
  export type FindFood = { is: 'FindFood'; food: number };
  export type FindTeethPer = { is: 'FindTeethPer'; kind: Kind; teeth: number };
  export type FeedHalf = { is: 'FeedHalf' };
  export type NoCasualties = { is: 'NoCasualties' };
  export type Win = { is: 'Win' };
}
export type Score =
  | 'hunting'
  | 'inventing'
  | 'foraging'
  | 'population';
export type CavemenEdition = {
  name: string;
  tribes: TribeCards[];
  cavemen: Card.Caveman[];
  beasts: Card.Beast[];
  caves: Card.Cave[];
  inventions: Card.Invention[];
  fireCost: number[];
  food: number[];
  teeth: number;
};
export type TribeCards = { tribe: Tribe; leader: Card.Caveman; hunter: Card.Caveman; home: Card.Cave };
export type Facts = {
  step: number;
  extra: Facts.Extra | null;
  discards: number;
  sums: Facts.Sums[];
  ready: boolean[];
  own: Facts.Own | null;
};
export namespace Facts {
  export type Extra =
    | 'first'
    | 'last';
  export type Sums = {
    hunting: Facts.Part[];
    inventing: Facts.Part[];
    foraging: Facts.Part[];
    population: Facts.Part[];
  };
  export type Own = {
    armoured: boolean;
    stones: number[];
    offers: Facts.Offer[];
    leavers: Facts.Then[];
    auction: Facts.Auction | null;
    meal: Facts.Meal | null;
  };
  export type Part = { card: string; by: number };
  export type Offer = {
    card: string;
    cost: number;
    needs: Score | null;
    food: number;
    teeth: number;
    full: boolean;
    then: Facts.Then | null;
    meal: Facts.Meal | null;
    dark: Facts.Dark | null;
  };
  export type Then = { card: string; scores: Scores; size: number; casualty: View.Odds };
  export type Auction = { owed: number; food: number; bids: Facts.Bid[]; pass: Facts.Pass };
  export type Meal = { holds: boolean; owes: number; food: number; starves: boolean };
  export type Dark =
    | 'fire_score'
    | 'fire_conch'
    | 'fire_turn'
    | 'fire_round'
    | 'recruit'
    | 'cave'
    | 'beast'
    | 'invention'
    | 'turn'
    | 'later';
  export type Bid = { teeth: number; paid: number; left: number };
  export type Pass = { fate: Facts.Fate; of: number; last: boolean; binding: boolean };
  export type Fate =
    | 'won'
    | 'mine'
    | 'kept';
}
export type Edition = CavemenEdition;
