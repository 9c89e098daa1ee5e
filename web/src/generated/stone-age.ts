// Written by ./hearthside codegen from the records; do not edit.
export type Action =
  | Action.Place
  | Action.Act
  | Action.UseTool
  | Action.UseCard
  | Action.Gather
  | Action.Pay
  | Action.Spend
  | Action.Decline
  | Action.PickDie
  | Action.Claim
  | Action.KeepCard
  | Action.Feed
  | Action.Starve
  | Action.Lead
  | Action.Endure
  | Action.Discard;
export namespace Action {
  export type Place = { is: 'Place'; location: Location; figures: number };
  export type Act = { is: 'Act'; location: Location };
  export type UseTool = { is: 'UseTool'; slot: number };
  export type UseCard = { is: 'UseCard'; card: string };
  export type Gather = { is: 'Gather' };
  export type Pay = { is: 'Pay'; goods: Goods };
  export type Spend = { is: 'Spend'; number: number };
  export type Decline = { is: 'Decline' };
  export type PickDie = { is: 'PickDie'; pips: number };
  export type Claim = { is: 'Claim'; goods: Goods };
  export type KeepCard = { is: 'KeepCard' };
  export type Feed = { is: 'Feed'; good: Good };
  export type Starve = { is: 'Starve' };
  export type Lead = { is: 'Lead'; tribe: number };
  export type Endure = { is: 'Endure' };
  export type Discard = { is: 'Discard'; tile: string };
}
export type Location =
  | 'hunting_grounds'
  | 'forest'
  | 'clay_pit'
  | 'quarry'
  | 'river'
  | 'tool_maker'
  | 'hut'
  | 'field'
  | 'building_1'
  | 'building_2'
  | 'building_3'
  | 'building_4'
  | 'card_1'
  | 'card_2'
  | 'card_3'
  | 'card_4';
export type Goods = { wood: number; clay: number; stone: number; gold: number };
export type Good =
  | 'food'
  | 'wood'
  | 'clay'
  | 'stone'
  | 'gold';
export type Event =
  | Event.Placed
  | Event.Rolled
  | Event.ToolUsed
  | Event.CardUsed
  | Event.Gathered
  | Event.ToolMade
  | Event.Born
  | Event.FieldGrown
  | Event.GainedNothing
  | Event.Bought
  | Event.Built
  | Event.Declined
  | Event.DiceOffered
  | Event.DiePicked
  | Event.Received
  | Event.PointsScored
  | Event.Drew
  | Event.Claimed
  | Event.CardKept
  | Event.TileTurnedUp
  | Event.CardTurnedUp
  | Event.CardSlid
  | Event.Harvested
  | Event.Fed
  | Event.Starved
  | Event.RoundBegan
  | Event.Scored
  | Event.Ended
  | Event.InitiativeRolled
  | Event.Rested
  | Event.BonusFood
  | Event.LimitRaised
  | Event.DrawnAway
  | Event.Billed
  | Event.Exhausted
  | Event.TileDiscarded
  | Event.TilesLacked
  | Event.SoloEnded;
export namespace Event {
  export type Placed = { is: 'Placed'; tribe: number; location: Location; figures: number };
  export type Rolled = { is: 'Rolled'; tribe: number; good: Good; dice: number[] };
  export type ToolUsed = { is: 'ToolUsed'; tribe: number; slot: number; value: number; pips: number };
  export type CardUsed = { is: 'CardUsed'; tribe: number; card: Card; pips: number };
  export type Gathered = { is: 'Gathered'; tribe: number; good: Good; pips: number; count: number };
  export type ToolMade = { is: 'ToolMade'; tribe: number; slot: number; value: number };
  export type Born = { is: 'Born'; tribe: number; figures: number };
  export type FieldGrown = { is: 'FieldGrown'; tribe: number; field: number };
  export type GainedNothing = { is: 'GainedNothing'; tribe: number; like: Location };
  export type Bought = { is: 'Bought'; tribe: number; space: Location; card: Card; paid: Goods };
  export type Built = { is: 'Built'; tribe: number; pile: Location; tile: Tile; paid: Goods; points: number };
  export type Declined = { is: 'Declined'; tribe: number; location: Location };
  export type DiceOffered = { is: 'DiceOffered'; tribe: number; dice: number[] };
  export type DiePicked = { is: 'DiePicked'; tribe: number; pips: number };
  export type Received = { is: 'Received'; tribe: number; good: Good; count: number };
  export type PointsScored = { is: 'PointsScored'; tribe: number; points: number };
  export type Drew = { is: 'Drew'; tribe: number; card: Card | null; none: boolean };
  export type Claimed = { is: 'Claimed'; tribe: number; goods: Goods };
  export type CardKept = { is: 'CardKept'; tribe: number };
  export type TileTurnedUp = { is: 'TileTurnedUp'; pile: Location; tile: Tile };
  export type CardTurnedUp = { is: 'CardTurnedUp'; space: Location; card: Card };
  export type CardSlid = { is: 'CardSlid'; from: Location; to: Location };
  export type Harvested = { is: 'Harvested'; tribe: number; food: number };
  export type Fed = { is: 'Fed'; tribe: number; food: number; goods: Goods };
  export type Starved = { is: 'Starved'; tribe: number; missing: number; points: number };
  export type RoundBegan = { is: 'RoundBegan'; round: number; start: number };
  export type Scored = { is: 'Scored'; seat: number; tally: Tally; total: number };
  export type Ended = { is: 'Ended'; winners: number[] };
  export type InitiativeRolled = { is: 'InitiativeRolled'; tribe: number; dice: number[]; initiative: number };
  export type Rested = { is: 'Rested'; tribe: number };
  export type BonusFood = { is: 'BonusFood'; food: number };
  export type LimitRaised = { is: 'LimitRaised'; limit: number };
  export type DrawnAway = { is: 'DrawnAway'; card: Card };
  export type Billed = { is: 'Billed'; figures: number; burden: number };
  export type Exhausted = { is: 'Exhausted'; missing: number; limit: number };
  export type TileDiscarded = { is: 'TileDiscarded'; tile: Tile };
  export type TilesLacked = { is: 'TilesLacked'; limit: number };
  export type SoloEnded = {
    is: 'SoloEnded';
    won: boolean;
    level: number;
    fieldStart: number;
    rounds: number;
    limit: number;
    figures: number;
    field: number;
    tools: number;
  };
}
export type Card = { id: string; effect: Effect; background: Background };
export type Tile = { id: string; price: Price };
export type Tally = {
  green: number;
  farmers: number;
  toolMakers: number;
  builders: number;
  shamans: number;
  resources: number;
};
export type Effect =
  | Effect.Dice
  | Effect.Gain
  | Effect.Roll
  | Effect.Points
  | Effect.Tool
  | Effect.Field
  | Effect.Draw
  | Effect.Once
  | Effect.AnyTwo;
export namespace Effect {
  export type Dice = { is: 'Dice' };
  export type Gain = { is: 'Gain'; good: Good; count: number };
  export type Roll = { is: 'Roll'; good: Good };
  export type Points = { is: 'Points'; points: number };
  export type Tool = { is: 'Tool' };
  export type Field = { is: 'Field' };
  export type Draw = { is: 'Draw' };
  export type Once = { is: 'Once'; value: number };
  export type AnyTwo = { is: 'AnyTwo' };
}
export type Background =
  | Background.Green
  | Background.Sand;
export namespace Background {
  export type Green = { is: 'Green'; symbol: Symbol };
  export type Sand = { is: 'Sand'; profession: Profession; figures: number };
}
export type Price =
  | Price.Fixed
  | Price.Kinds
  | Price.Any;
export namespace Price {
  export type Fixed = { is: 'Fixed'; goods: Goods };
  export type Kinds = { is: 'Kinds'; resources: number; kinds: number };
  export type Any = { is: 'Any'; least: number; most: number };
}
export type Symbol =
  | 'pottery'
  | 'writing'
  | 'time'
  | 'transport'
  | 'art'
  | 'healing'
  | 'weaving'
  | 'music';
export type Profession =
  | 'farmer'
  | 'tool_maker'
  | 'builder'
  | 'shaman';
export type View = {
  phase: Phase;
  round: number;
  start: number;
  figures: View.Standing[];
  row: View.Space[];
  deck: number;
  piles: View.Pile[];
  tribes: View.Tribe[];
  players: View.Player[];
  solo: View.Solo | null;
};
export namespace View {
  export type Standing = { location: Location; byTribe: number[] };
  export type Space = { card: Card | null };
  export type Pile = { tile: Tile | null; below: number };
  export type Tribe = { figures: number; home: number; supply: number };
  export type Player = {
    score: number;
    food: number;
    goods: Goods;
    field: number;
    tools: View.Tool[];
    tiles: Tile[];
    cards: Card[] | null;
    drawn: Card[] | null;
    stack: number;
    ready: Card[];
    tally: Tally | null;
  };
  export type Solo = {
    level: number;
    fieldStart: number;
    meal: number;
    limit: number;
    initiative: number[];
    acted: number[];
    burden: number;
    discarded: Tile[];
    putAway: Card[];
  };
  export type Tool = { value: number; used: boolean };
}
export type Phase =
  | Placing
  | Acting
  | UsingTools
  | Buying
  | Building
  | Paying
  | PickingDice
  | Claiming
  | Feeding
  | Mustering
  | Ordering
  | Rationing
  | Discarding
  | Over;
export type Placing = { is: 'Placing'; tribe: number };
export type Acting = { is: 'Acting'; tribe: number };
export type UsingTools = { is: 'UsingTools'; tribe: number; good: Good; dice: number[]; pips: number };
export type Buying = { is: 'Buying'; tribe: number; location: Location };
export type Building = { is: 'Building'; tribe: number; location: Location };
export type Paying = { is: 'Paying'; tribe: number; location: Location; number: number };
export type PickingDice = { is: 'PickingDice'; tribe: number; buyer: number; dice: number[] };
export type Claiming = { is: 'Claiming'; tribe: number };
export type Feeding = { is: 'Feeding'; tribe: number; missing: number; paid: Goods };
export type Mustering = { is: 'Mustering' };
export type Ordering = { is: 'Ordering' };
export type Rationing = { is: 'Rationing'; missing: number; paid: Goods };
export type Discarding = { is: 'Discarding'; left: number };
export type Over = { is: 'Over' };
export type StoneAgeEdition = { name: string; cards: Card[]; tiles: Tile[] };
export type Facts = {
  pips: Facts.Pips;
  worth: Goods;
  places: Facts.Place[];
  meal: Meal | null;
  ends: Facts.End[];
  hauls: Facts.Haul[];
  thrown: Facts.Thrown | null;
  bill: Facts.Bill | null;
  dice: Facts.Gift[];
  alike: Facts.Alike[];
  alone: Facts.Alone | null;
};
export namespace Facts {
  export type Pips = { food: number; wood: number; clay: number; stone: number; gold: number };
  export type Place = {
    location: Location;
    rule: string;
    cost: number;
    payable: boolean;
    missing: number;
    dark: Facts.Dark | null;
    fit: Facts.Fit | null;
  };
  export type End = { seat: number; track: number; tally: Tally; more: number; total: number };
  export type Haul = { location: Location; tools: number; bare: Facts.Throw[]; added: Facts.Throw[] };
  export type Thrown = { count: number; next: number };
  export type Bill = { least: number; most: number; scores: boolean };
  export type Gift = { pips: number; dice: number; good: Good | null; tool: boolean };
  export type Alike = { tile: string; count: number; at: number };
  export type Alone = {
    step: number;
    lanes: Facts.Lane[];
    highest: number;
    even: boolean;
    fire: number;
    rounds: number;
    burden: Location;
    burnt: boolean;
  };
  export type Dark =
    | 'nobody'
    | 'own'
    | 'full'
    | 'two'
    | 'closed';
  export type Fit =
    | 'how'
    | 'last'
    | 'ring'
    | 'pair'
    | 'one';
  export type Throw = { mean: number; step: number; chances: number[] };
  export type Lane = { turn: Facts.Turn; first: number; last: number };
  export type Turn =
    | 'wait'
    | 'placing'
    | 'top'
    | 'order'
    | 'now'
    | 'done'
    | 'rest';
}
export type Meal = {
  mouths: number;
  meal: number;
  burden: number;
  owed: number;
  field: number;
  food: number;
  eaten: number;
  given: number;
  isOn: boolean;
  left: number;
  missing: number;
  born: number;
  sown: number;
  heavier: number;
  hunters: number;
  game: number;
};
export type Edition = StoneAgeEdition;
