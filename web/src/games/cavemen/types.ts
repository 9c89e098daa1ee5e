/** The JSON of this game, derived from the records in games/…/cavemen. */
export type Tribe = 'wolf' | 'tiger' | 'snake' | 'owl' | 'bear';
export type Kind = 'leader' | 'hunter' | 'thinker' | 'elder' | 'explorer';
export type Score = 'hunting' | 'inventing' | 'foraging' | 'population';
export type Payment = 'food' | 'teeth';

export const TRIBES: Tribe[] = ['wolf', 'tiger', 'snake', 'owl', 'bear'];
export const SCORES: Score[] = ['hunting', 'inventing', 'foraging', 'population'];

export type Effect =
  | { is: 'Raise'; score: Score; by: number }
  | { is: 'RaisePer'; score: Score; by: number; kind: Kind; each: number }
  | { is: 'RaisePerCave'; score: Score; by: number }
  | { is: 'RaiseWith'; score: Score; by: number; kind: Kind }
  | { is: 'RaiseFromSize'; score: Score; by: number; size: number }
  | { is: 'HuntMore'; food: number; teeth: number }
  | { is: 'RecruitForLess'; by: number }
  | { is: 'PayLessForConch'; by: number }
  | { is: 'FindFood'; food: number }
  | { is: 'FindTeethPer'; kind: Kind; teeth: number }
  | { is: 'FeedHalf' }
  | { is: 'NoCasualties' }
  | { is: 'Win' };

interface Named {
  id: string;
  name: string;
  marker: number;
  cost: number;
}
export type Caveman = Named & { is?: 'Caveman'; kind: Kind; hunting: number; inventing: number; foraging: number };
export type Beast = Named & { is?: 'Beast'; food: number; teeth: number };
export type Cave = Named & { is?: 'Cave'; population: number };
export type Invention = Named & { is?: 'Invention'; effect: Effect };
export type Card = Caveman | Beast | Cave | Invention;

export type Scores = Record<Score, number>;
export interface Odds {
  bad: number;
  of: number;
}
export interface Tableau {
  tribe: Tribe | null;
  leader: Caveman | null;
  members: Caveman[];
  caves: Cave[];
  inventions: Invention[];
  food: number;
  teeth: number;
  scores: Scores;
  size: number;
  explores: boolean;
  owes: number;
  casualty: Odds;
}
export type Phase =
  | { is: 'Choosing'; seat: number }
  | { is: 'Bidding'; seat: number; high: number; bidder: number }
  | { is: 'Starving'; seat: number }
  | { is: 'Acting'; seat: number; turn: number }
  | { is: 'Replacing'; seat: number; turn: number; card: string }
  | { is: 'Losing'; seat: number; turn: number; marker: number }
  | { is: 'Discarding'; seat: number }
  | { is: 'Over' };
export interface View {
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
  tableaus: Tableau[];
}

export type Action =
  | { is: 'ChooseTribe'; tribe: Tribe }
  | { is: 'Bid'; teeth: number }
  | { is: 'Pass' }
  | { is: 'Lose'; card: string }
  | { is: 'Recruit'; card: string; payment: Payment }
  | { is: 'Replace'; card: string }
  | { is: 'Explore'; card: string }
  | { is: 'Hunt'; card: string }
  | { is: 'Invent'; card: string }
  | { is: 'Forage' }
  | { is: 'Discard'; card: string };

export type Event =
  | { is: 'TribeChosen'; seat: number; tribe: Tribe }
  | { is: 'StoneDrawn'; card: string; marker: number }
  | { is: 'ConchFound'; seat: number }
  | { is: 'Consoled'; seat: number; teeth: number }
  | { is: 'RoundBegun'; round: number }
  | { is: 'PoolFilled'; cards: string[] }
  | { is: 'Reshuffled'; cards: number }
  | { is: 'FireLocked' }
  | { is: 'ConchPassed'; from: number; to: number }
  | { is: 'HasBid'; seat: number; teeth: number }
  | { is: 'Passed'; seat: number }
  | { is: 'ConchWon'; seat: number; bid: number; paid: number }
  | { is: 'ConchKept'; seat: number }
  | { is: 'Found'; seat: number; food: number; teeth: number }
  | { is: 'Fed'; seat: number; food: number }
  | { is: 'Starved'; seat: number; card: string }
  | { is: 'WentHungry'; seat: number }
  | { is: 'Recruited'; seat: number; card: string; payment: Payment; paid: number }
  | { is: 'Replaced'; seat: number; card: string; by: string }
  | { is: 'Explored'; seat: number; card: string; paid: number }
  | { is: 'Hunted'; seat: number; card: string; food: number; teeth: number }
  | { is: 'CasualtyDrawn'; seat: number; card: string; marker: number; matches: boolean }
  | { is: 'FireSetAside'; seat: number }
  | { is: 'CasualtyRolled'; seat: number; die: number; matches: boolean }
  | { is: 'Lost'; seat: number; card: string }
  | { is: 'Invented'; seat: number; card: string }
  | { is: 'Foraged'; seat: number; food: number }
  | { is: 'FireReturned' }
  | { is: 'Discarded'; seat: number; card: string }
  | { is: 'Ended'; winners: number[] };

export const FIRE = 'invention-fire';
