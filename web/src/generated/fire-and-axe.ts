// Written by ./hearthside codegen from the records; do not edit.
export type Action =
  | Action.LoadCrew
  | Action.LoadGood
  | Action.Depart
  | Action.DrawRune
  | Action.Sail
  | Action.Trade
  | Action.Raid
  | Action.Settle
  | Action.Roll
  | Action.Withdraw
  | Action.Found
  | Action.KeepAboard
  | Action.LoseCrew
  | Action.LoseGood
  | Action.PlayRune
  | Action.Relent
  | Action.DiscardRune
  | Action.TakeRune
  | Action.TurnDial
  | Action.Proceed
  | Action.GoWintering
  | Action.EndTurn;
export namespace Action {
  export type LoadCrew = { is: 'LoadCrew' };
  export type LoadGood = { is: 'LoadGood'; good: Good };
  export type Depart = { is: 'Depart'; port: string };
  export type DrawRune = { is: 'DrawRune' };
  export type Sail = { is: 'Sail'; to: string; free: boolean };
  export type Trade = { is: 'Trade'; good: Good };
  export type Raid = { is: 'Raid' };
  export type Settle = { is: 'Settle'; dice: number };
  export type Roll = { is: 'Roll' };
  export type Withdraw = { is: 'Withdraw' };
  export type Found = { is: 'Found' };
  export type KeepAboard = { is: 'KeepAboard' };
  export type LoseCrew = { is: 'LoseCrew' };
  export type LoseGood = { is: 'LoseGood'; good: Good };
  export type PlayRune = { is: 'PlayRune'; rune: Rune; target: number; good: Good | null };
  export type Relent = { is: 'Relent'; men: number };
  export type DiscardRune = { is: 'DiscardRune'; rune: Rune };
  export type TakeRune = { is: 'TakeRune'; rune: Rune };
  export type TurnDial = { is: 'TurnDial'; quarters: number };
  export type Proceed = { is: 'Proceed' };
  export type GoWintering = { is: 'GoWintering' };
  export type EndTurn = { is: 'EndTurn' };
}
export type Good =
  | 'furs'
  | 'skins'
  | 'tusks';
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
export type Event =
  | Event.CrewLoaded
  | Event.GoodLoaded
  | Event.Departed
  | Event.RuneDrawn
  | Event.RunesReshuffled
  | Event.Sailed
  | Event.StormBroke
  | Event.CrewLost
  | Event.GoodLost
  | Event.Traded
  | Event.RaidRolled
  | Event.TownTaken
  | Event.SettlingRolled
  | Event.Founded
  | Event.KeptAboard
  | Event.Withdrew
  | Event.RunePlayed
  | Event.RuneDiscarded
  | Event.DialTurned
  | Event.DemandChanged
  | Event.CrewReturned
  | Event.PointsGained
  | Event.GoodStolen
  | Event.Wrecked
  | Event.Becalmed
  | Event.Deserted
  | Event.RunesShown
  | Event.RuneStolen
  | Event.SagaCompleted
  | Event.SagaTurnedUp
  | Event.SagaDiscarded
  | Event.EraBegan
  | Event.FinalPhaseBegan
  | Event.FinalRoundCounted
  | Event.WentWintering
  | Event.BecameCrewless
  | Event.TurnEnded
  | Event.TurnSkipped
  | Event.Ended;
export namespace Event {
  export type CrewLoaded = { is: 'CrewLoaded'; seat: number };
  export type GoodLoaded = { is: 'GoodLoaded'; seat: number; good: Good };
  export type Departed = { is: 'Departed'; seat: number; port: string };
  export type RuneDrawn = { is: 'RuneDrawn'; seat: number; rune: Rune | null };
  export type RunesReshuffled = { is: 'RunesReshuffled' };
  export type Sailed = { is: 'Sailed'; seat: number; from: string; to: string; free: boolean };
  export type StormBroke = { is: 'StormBroke'; seat: number; beyond: number; items: number };
  export type CrewLost = { is: 'CrewLost'; seat: number; men: number };
  export type GoodLost = { is: 'GoodLost'; seat: number; good: Good };
  export type Traded = { is: 'Traded'; seat: number; port: string; good: Good; points: number; inDemand: boolean };
  export type RaidRolled = {
    is: 'RaidRolled';
    seat: number;
    port: string;
    die: number;
    bonus: number;
    target: number;
    won: boolean;
  };
  export type TownTaken = { is: 'TownTaken'; seat: number; port: string; treasure: number };
  export type SettlingRolled = {
    is: 'SettlingRolled';
    seat: number;
    port: string;
    dice: number[];
    bonus: number;
    target: number;
    won: boolean;
  };
  export type Founded = { is: 'Founded'; seat: number; port: string; from: number };
  export type KeptAboard = { is: 'KeptAboard'; seat: number; port: string };
  export type Withdrew = { is: 'Withdrew'; seat: number; port: string };
  export type RunePlayed = { is: 'RunePlayed'; seat: number; rune: Rune; target: number; good: Good | null };
  export type RuneDiscarded = { is: 'RuneDiscarded'; seat: number; rune: Rune };
  export type DialTurned = { is: 'DialTurned'; seat: number; zone: Zone };
  export type DemandChanged = { is: 'DemandChanged'; good: Good };
  export type CrewReturned = { is: 'CrewReturned'; seat: number; men: number };
  export type PointsGained = { is: 'PointsGained'; seat: number; by: Rune; points: number };
  export type GoodStolen = { is: 'GoodStolen'; seat: number; from: number; good: Good };
  export type Wrecked = { is: 'Wrecked'; seat: number };
  export type Becalmed = { is: 'Becalmed'; seat: number };
  export type Deserted = { is: 'Deserted'; seat: number };
  export type RunesShown = { is: 'RunesShown'; seat: number; from: number; runes: Rune[] };
  export type RuneStolen = { is: 'RuneStolen'; seat: number; from: number; rune: Rune | null };
  export type SagaCompleted = { is: 'SagaCompleted'; seat: number; saga: Saga };
  export type SagaTurnedUp = { is: 'SagaTurnedUp'; slot: number; saga: Saga };
  export type SagaDiscarded = { is: 'SagaDiscarded'; saga: Saga };
  export type EraBegan = { is: 'EraBegan'; era: number; load: number };
  export type FinalPhaseBegan = { is: 'FinalPhaseBegan'; seat: number };
  export type FinalRoundCounted = { is: 'FinalRoundCounted'; left: number };
  export type WentWintering = { is: 'WentWintering'; seat: number; men: number; goods: Goods };
  export type BecameCrewless = { is: 'BecameCrewless'; seat: number; goods: Goods };
  export type TurnEnded = { is: 'TurnEnded'; seat: number };
  export type TurnSkipped = { is: 'TurnSkipped'; seat: number };
  export type Ended = { is: 'Ended'; points: number[]; winners: number[] };
}
export type Zone =
  | 'north'
  | 'east'
  | 'south'
  | 'west';
export type Saga = {
  id: string;
  era: number;
  homeland: Homeland;
  deed: Saga.Deed;
  bonus: number;
  title: string;
  ports: string[];
};
export namespace Saga {
  export type Deed =
    | 'trade'
    | 'raid'
    | 'settle';
}
export type Goods = { furs: number; skins: number; tusks: number };
export type Homeland =
  | 'norway'
  | 'denmark'
  | 'sweden';
export type View = {
  phase: Phase;
  era: number;
  round: number;
  start: number;
  turn: View.Days;
  dial: Zone;
  limits: number[];
  demand: Good;
  supply: Goods;
  ports: View.Harbour[];
  sagas: View.Slot[];
  deck: number[];
  deadSagas: Saga[];
  runes: number;
  discards: Rune[];
  captains: View.Captain[];
  turner: number;
  finalRounds: number;
};
export namespace View {
  export type Days = {
    days: number;
    prepared: number;
    sailed: number;
    freeMoves: number;
    calm: number;
    loaded: boolean;
    tasked: string[];
  };
  export type Harbour = { port: string; town: boolean; treasure: number | null; good: Good | null; settler: number };
  export type Slot = { saga: Saga | null };
  export type Captain = {
    place: string;
    crew: number;
    cargo: Goods;
    supply: number;
    points: number;
    towns: string[];
    sagas: Saga[];
    runes: View.HeldRune[];
    becalmed: boolean;
    worth: number;
  };
  export type HeldRune = { rune: Rune | null; knownTo: number[] };
}
export type Phase =
  | Wintering
  | Mooring
  | Sailing
  | Losing
  | Mourning
  | Charging
  | Raiding
  | Settling
  | Celebrating
  | Turning
  | Stealing
  | Leaving
  | Over;
export type Wintering = { is: 'Wintering'; seat: number; ending: boolean };
export type Mooring = { is: 'Mooring'; seat: number };
export type Sailing = { is: 'Sailing'; seat: number };
export type Losing = { is: 'Losing'; seat: number; left: number; fallen: number };
export type Mourning = { is: 'Mourning'; seat: number; fallen: number };
export type Charging = { is: 'Charging'; seat: number; berserkers: number; unrest: boolean };
export type Raiding = {
  is: 'Raiding';
  seat: number;
  allowed: number;
  dice: number[];
  berserkers: number;
  fallen: number;
  open: boolean;
};
export type Settling = { is: 'Settling'; seat: number; dice: number[]; berserkers: number; fallen: number; open: boolean };
export type Celebrating = { is: 'Celebrating'; seat: number; treasure: number };
export type Turning = { is: 'Turning'; seat: number; left: number; then: Phase };
export type Stealing = { is: 'Stealing'; seat: number; from: number };
export type Leaving = { is: 'Leaving'; seat: number };
export type Over = { is: 'Over' };
export type FireAndAxeEdition = {
  name: string;
  regions: Region[];
  ports: Port[];
  waters: Water[];
  sagas: Saga[];
  runes: RuneCards[];
  clearSailing: number[];
  dial: number[];
  incidents: number[];
  smallTreasure: number[];
  largeTreasure: number[];
};
export type Region = { id: string; name: string };
export type Port = {
  id: string;
  name: string;
  isHome: boolean;
  region: string | null;
  value: number;
  town: Port.Town;
  zone: Zone;
  adjacent: string[];
};
export namespace Port {
  export type Town =
    | 'none'
    | 'small'
    | 'large';
}
export type Water = { id: string; name: string; isRiver: boolean; zone: Zone; adjacent: string[] };
export type RuneCards = { rune: Rune; copies: number };
export type Facts = {
  daysLeft: number;
  loadLimit: number;
  hand: number;
  dice: number[];
  inDemand: number;
  finalRounds: number;
  winds: Voyages.Sky[];
  ports: Facts.Ports;
  hoards: Facts.Hoards;
  worth: number[];
  attacks: Attack[];
  attack: Attack | null;
  rolled: Facts.Rolled | null;
  fitting: Facts.Fitting | null;
  sagas: Facts.Telling[];
  captains: Facts.Tally[];
  settled: Facts.Settled[];
  hold: Facts.Hold | null;
  voyages: Voyages;
};
export namespace Facts {
  export type Ports = {
    trade: number[];
    raid: number[];
    settle: number[];
    attacks: number[];
    sales: Facts.Sale[];
    gains: number[];
    taken: number[];
  };
  export type Hoards = { small: number[]; large: number[] };
  export type Rolled = {
    port: string;
    deed: Saga.Deed;
    dice: number[];
    bonus: number;
    target: number;
    need: number;
    won: boolean[];
    next: Attack.Odds | null;
    rest: Attack.Odds | null;
  };
  export type Fitting = { rune: Rune; points: number };
  export type Telling = { saga: string | null; lacks: string[]; gains: number[] };
  export type Tally = {
    play: number;
    axe: number;
    settlements: number;
    sagas: number;
    total: number;
    homelands: Facts.Majority[];
    days: number;
  };
  export type Settled = { port: string; seat: number; times: number; points: number; worth: number };
  export type Hold = { all: number; men: boolean };
  export type Sale = { best: Good; points: number; ports: number[] };
  export type Majority = { cards: number; points: number };
}
export type Voyages = { skies: number[]; now: Voyages.Reach; without: Voyages.Reach; later: Voyages.Reach };
export namespace Voyages {
  export type Sky = { quarters: number; dial: Zone; limits: number[] };
  export type Reach = { places: number[]; before: number[]; free: number[]; days: number[]; costs: Voyages.Cost[] };
  export type Cost = { beyond: number; losses: number[]; stops: number[] };
}
export type Attack = { deed: Saga.Deed; target: number; chances: number[]; lost: number[] };
export namespace Attack {
  export type Odds = { dice: number; chance: number; lost: number };
}
export type Edition = FireAndAxeEdition;
