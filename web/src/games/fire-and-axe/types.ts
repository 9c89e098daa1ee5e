/** The JSON of this game, derived from the records in games/…/fireaxe. */
export type Good = 'furs' | 'skins' | 'tusks';
export type Goods = Record<Good, number>;
export type Zone = 'north' | 'east' | 'south' | 'west';
export type Homeland = 'norway' | 'denmark' | 'sweden';
export type Deed = 'trade' | 'raid' | 'settle';
export type Rune =
  | 'demand'
  | 'colonization'
  | 'following_wind'
  | 'calm_water'
  | 'berserkers'
  | 'hammer'
  | 'valkyrie'
  | 'unrest'
  | 'thieves'
  | 'double_plunder'
  | 'sea_serpent'
  | 'boarding'
  | 'becalmed'
  | 'desertion'
  | 'norns';

export const GOODS: Good[] = ['furs', 'skins', 'tusks'];
export const ZONES: Zone[] = ['north', 'east', 'south', 'west'];
export const HOMELANDS: Homeland[] = ['norway', 'denmark', 'sweden'];
export const WINTERING = 'wintering';

export interface Saga {
  id: string;
  era: number;
  homeland: Homeland;
  deed: Deed;
  bonus: number;
  title: string;
  ports: string[];
}
export interface Days {
  days: number;
  prepared: number;
  sailed: number;
  freeMoves: number;
  calm: number;
  loaded: boolean;
  tasked: string[];
}
export interface Harbour {
  port: string;
  town: boolean;
  treasure: number | null;
  good: Good | null;
  settler: number;
}
export interface Captain {
  place: string;
  crew: number;
  cargo: Goods;
  supply: number;
  points: number;
  towns: string[];
  sagas: Saga[];
  runes: { rune: Rune | null; knownTo: number[] }[];
  becalmed: boolean;
  worth: number;
}

export type Phase =
  | { is: 'Wintering'; seat: number; ending: boolean }
  | { is: 'Mooring'; seat: number }
  | { is: 'Sailing'; seat: number }
  | { is: 'Losing'; seat: number; left: number; fallen: number }
  | { is: 'Mourning'; seat: number; fallen: number }
  | { is: 'Charging'; seat: number; berserkers: number; unrest: boolean }
  | { is: 'Raiding'; seat: number; allowed: number; dice: number[]; berserkers: number; fallen: number; open: boolean }
  | { is: 'Settling'; seat: number; dice: number[]; berserkers: number; fallen: number; open: boolean }
  | { is: 'Celebrating'; seat: number; treasure: number }
  | { is: 'Turning'; seat: number; left: number; then: Phase }
  | { is: 'Stealing'; seat: number; from: number }
  | { is: 'Leaving'; seat: number }
  | { is: 'Over' };

export interface View {
  phase: Phase;
  era: number;
  round: number;
  start: number;
  turn: Days;
  dial: Zone;
  limits: number[];
  demand: Good;
  supply: Goods;
  ports: Harbour[];
  sagas: { saga: Saga | null }[];
  deck: number[];
  deadSagas: Saga[];
  runes: number;
  discards: Rune[];
  captains: Captain[];
  turner: number;
  finalRounds: number;
}

export type Action =
  | { is: 'LoadCrew' }
  | { is: 'LoadGood'; good: Good }
  | { is: 'Depart'; port: string }
  | { is: 'DrawRune' }
  | { is: 'Sail'; to: string; free: boolean }
  | { is: 'Trade'; good: Good }
  | { is: 'Raid' }
  | { is: 'Settle'; dice: number }
  | { is: 'Roll' }
  | { is: 'Withdraw' }
  | { is: 'Found' }
  | { is: 'KeepAboard' }
  | { is: 'LoseCrew' }
  | { is: 'LoseGood'; good: Good }
  | { is: 'PlayRune'; rune: Rune; target: number; good: Good | null }
  | { is: 'Relent'; men: number }
  | { is: 'DiscardRune'; rune: Rune }
  | { is: 'TakeRune'; rune: Rune }
  | { is: 'TurnDial'; quarters: number }
  | { is: 'Proceed' }
  | { is: 'GoWintering' }
  | { is: 'EndTurn' };

export type Event =
  | { is: 'CrewLoaded'; seat: number }
  | { is: 'GoodLoaded'; seat: number; good: Good }
  | { is: 'Departed'; seat: number; port: string }
  | { is: 'RuneDrawn'; seat: number; rune: Rune | null }
  | { is: 'RunesReshuffled' }
  | { is: 'Sailed'; seat: number; from: string; to: string; free: boolean }
  | { is: 'StormBroke'; seat: number; beyond: number; items: number }
  | { is: 'CrewLost'; seat: number; men: number }
  | { is: 'GoodLost'; seat: number; good: Good }
  | { is: 'Traded'; seat: number; port: string; good: Good; points: number; inDemand: boolean }
  | { is: 'RaidRolled'; seat: number; port: string; die: number; bonus: number; target: number; won: boolean }
  | { is: 'TownTaken'; seat: number; port: string; treasure: number }
  | { is: 'SettlingRolled'; seat: number; port: string; dice: number[]; bonus: number; target: number; won: boolean }
  | { is: 'Founded'; seat: number; port: string; from: number }
  | { is: 'KeptAboard'; seat: number; port: string }
  | { is: 'Withdrew'; seat: number; port: string }
  | { is: 'RunePlayed'; seat: number; rune: Rune; target: number; good: Good | null }
  | { is: 'RuneDiscarded'; seat: number; rune: Rune }
  | { is: 'DialTurned'; seat: number; zone: Zone }
  | { is: 'DemandChanged'; good: Good }
  | { is: 'CrewReturned'; seat: number; men: number }
  | { is: 'PointsGained'; seat: number; by: Rune; points: number }
  | { is: 'GoodStolen'; seat: number; from: number; good: Good }
  | { is: 'Wrecked'; seat: number }
  | { is: 'Becalmed'; seat: number }
  | { is: 'Deserted'; seat: number }
  | { is: 'RunesShown'; seat: number; from: number; runes: Rune[] }
  | { is: 'RuneStolen'; seat: number; from: number; rune: Rune | null }
  | { is: 'SagaCompleted'; seat: number; saga: Saga }
  | { is: 'SagaTurnedUp'; slot: number; saga: Saga }
  | { is: 'SagaDiscarded'; saga: Saga }
  | { is: 'EraBegan'; era: number }
  | { is: 'FinalPhaseBegan'; seat: number }
  | { is: 'FinalRoundCounted'; left: number }
  | { is: 'WentWintering'; seat: number; men: number; goods: Goods }
  | { is: 'BecameCrewless'; seat: number; goods: Goods }
  | { is: 'TurnEnded'; seat: number }
  | { is: 'TurnSkipped'; seat: number }
  | { is: 'Ended'; points: number[]; winners: number[] };

export const size = (goods: Goods) => goods.furs + goods.skins + goods.tusks;
export const pieces = (goods: Goods): Good[] => GOODS.flatMap((good) => Array<Good>(goods[good]).fill(good));
export const aboard = (captain: Captain) => captain.crew + size(captain.cargo);
/** FA-52: 5, 6 and 7 by era. */
export const loadLimit = (era: number) => 4 + era;
/** The phase that asks: that behind the dial while it is being turned. */
export const actingSeat = (view: View) => ('seat' in view.phase ? view.phase.seat : -1);
export const daysLeft = (turn: Days) => turn.days - turn.prepared - turn.sailed;
