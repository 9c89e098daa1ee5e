// Written by ./hearthside codegen from the records; do not edit.
export type Action =
  | Action.Choose
  | Action.Move
  | Action.Pass
  | Action.TakeFood
  | Action.Accept
  | Action.Look
  | Action.Keep
  | Action.Prepare
  | Action.Gather
  | Action.Leave
  | Action.TakeInvention
  | Action.Cover
  | Action.KeepTile
  | Action.Build
  | Action.Send
  | Action.Stay
  | Action.Join
  | Action.Feed
  | Action.Fall
  | Action.UseCave
  | Action.Sell
  | Action.Buy
  | Action.Mark
  | Action.Offer;
export namespace Action {
  export type Choose = { is: 'Choose'; invention: Invention };
  export type Move = { is: 'Move'; scout: number; to: Area };
  export type Pass = { is: 'Pass' };
  export type TakeFood = { is: 'TakeFood' };
  export type Accept = { is: 'Accept' };
  export type Look = { is: 'Look' };
  export type Keep = { is: 'Keep'; animal: Animal };
  export type Prepare = { is: 'Prepare'; animal: Animal };
  export type Gather = { is: 'Gather'; store: Store };
  export type Leave = { is: 'Leave' };
  export type TakeInvention = { is: 'TakeInvention'; invention: Invention };
  export type Cover = { is: 'Cover'; invention: Invention };
  export type KeepTile = { is: 'KeepTile' };
  export type Build = { is: 'Build' };
  export type Send = { is: 'Send'; fire: Area };
  export type Stay = { is: 'Stay' };
  export type Join = { is: 'Join'; fire: Area };
  export type Feed = { is: 'Feed'; food: number };
  export type Fall = { is: 'Fall'; area: Area };
  export type UseCave = { is: 'UseCave' };
  export type Sell = { is: 'Sell'; store: Store };
  export type Buy = { is: 'Buy'; plant: Plant; store: Store };
  export type Mark = { is: 'Mark'; settlement: Area };
  export type Offer = { is: 'Offer'; store: Store };
}
export type Invention =
  | 'clay_pots'
  | 'farming'
  | 'fishing'
  | 'spear'
  | 'transport_sled'
  | 'ship_building'
  | 'adze'
  | 'ember_pouch'
  | 'basket'
  | 'storage_pit'
  | 'trail_marks'
  | 'throwing_stick'
  | 'carrying_net'
  | 'lean_to';
export type Area =
  | 'iberia'
  | 'gaul'
  | 'italy'
  | 'balkans'
  | 'danube_hearth'
  | 'doggerland'
  | 'scandia'
  | 'sarmatia'
  | 'maghreb'
  | 'sahara'
  | 'libya'
  | 'nile_delta'
  | 'senegal'
  | 'guinea'
  | 'chad'
  | 'upper_nile'
  | 'horn'
  | 'congo'
  | 'great_rift'
  | 'swahili_coast'
  | 'angola'
  | 'zambezi'
  | 'limpopo'
  | 'kalahari'
  | 'namib'
  | 'cape_hearth'
  | 'levant'
  | 'arabia'
  | 'caucasus'
  | 'ural'
  | 'ob'
  | 'persia_hearth'
  | 'turan'
  | 'yenisei'
  | 'altai'
  | 'indus'
  | 'deccan'
  | 'ganges'
  | 'tibet'
  | 'gobi'
  | 'baikal_hearth'
  | 'taimyr'
  | 'lena'
  | 'manchuria'
  | 'yellow_river'
  | 'yangtze'
  | 'mekong'
  | 'nippon'
  | 'chukotka'
  | 'kamchatka'
  | 'sunda_hearth'
  | 'new_guinea'
  | 'arnhem'
  | 'murray'
  | 'alaska_hearth'
  | 'yukon'
  | 'canadian_shield'
  | 'labrador'
  | 'rockies'
  | 'great_plains'
  | 'appalachia'
  | 'california'
  | 'mexico'
  | 'orinoco'
  | 'andes'
  | 'amazon'
  | 'mata_atlantica'
  | 'pampas'
  | 'patagonia';
export type Animal =
  | 'hare'
  | 'boar'
  | 'deer'
  | 'ibex'
  | 'bison'
  | 'wolf'
  | 'mammoth';
export type Store =
  | 'light'
  | 'dark';
export type Plant =
  | 'apple'
  | 'nut'
  | 'mushroom'
  | 'root';
export type Event =
  | Event.InventionChosen
  | Event.Moved
  | Event.Revealed
  | Event.TileRemoved
  | Event.StackPlaced
  | Event.Looked
  | Event.Kept
  | Event.Prepared
  | Event.FoodGained
  | Event.FoodPaid
  | Event.BagsGained
  | Event.VpGained
  | Event.Gathered
  | Event.TileLeft
  | Event.StoreEmptied
  | Event.TileKept
  | Event.InventionTaken
  | Event.InventionTurnedUp
  | Event.VpCardTaken
  | Event.HutBuilt
  | Event.HutTileLaid
  | Event.RegionOpened
  | Event.SentToFire
  | Event.Stayed
  | Event.ScoutJoined
  | Event.CaveOpened
  | Event.Fell
  | Event.StonePlaced
  | Event.StoneReturned
  | Event.TileSold
  | Event.Passed
  | Event.EndTriggered
  | Event.EndCardFlipped
  | Event.Ended;
export namespace Event {
  export type InventionChosen = { is: 'InventionChosen'; seat: number; invention: Invention };
  export type Moved = { is: 'Moved'; seat: number; scout: number; from: Area; to: Area };
  export type Revealed = { is: 'Revealed'; seat: number; area: Area; tile: Tile };
  export type TileRemoved = { is: 'TileRemoved'; area: Area };
  export type StackPlaced = { is: 'StackPlaced'; area: Area; animals: number };
  export type Looked = { is: 'Looked'; seat: number; area: Area; count: number; animals: Animal[] };
  export type Kept = { is: 'Kept'; seat: number; area: Area; animal: Animal | null };
  export type Prepared = { is: 'Prepared'; seat: number; animal: Animal };
  export type FoodGained = { is: 'FoodGained'; seat: number; food: number; lost: number };
  export type FoodPaid = { is: 'FoodPaid'; seat: number; food: number };
  export type BagsGained = { is: 'BagsGained'; seat: number; bags: number; lost: number };
  export type VpGained = { is: 'VpGained'; seat: number; vp: number };
  export type Gathered = { is: 'Gathered'; seat: number; plant: Plant; store: Store };
  export type TileLeft = { is: 'TileLeft'; seat: number; area: Area };
  export type StoreEmptied = { is: 'StoreEmptied'; seat: number; store: Store; plant: Plant; tiles: number };
  export type TileKept = { is: 'TileKept'; seat: number; store: Store; plant: Plant };
  export type InventionTaken = { is: 'InventionTaken'; seat: number; invention: Invention };
  export type InventionTurnedUp = { is: 'InventionTurnedUp'; invention: Invention };
  export type VpCardTaken = { is: 'VpCardTaken'; seat: number; vp: number; covered: Invention };
  export type HutBuilt = { is: 'HutBuilt'; seat: number; area: Area; paid: number };
  export type HutTileLaid = { is: 'HutTileLaid'; space: number };
  export type RegionOpened = { is: 'RegionOpened'; region: number };
  export type SentToFire = { is: 'SentToFire'; seat: number; scout: number; from: Area; to: Area };
  export type Stayed = { is: 'Stayed'; seat: number; scout: number; area: Area };
  export type ScoutJoined = { is: 'ScoutJoined'; seat: number; fire: Area };
  export type CaveOpened = { is: 'CaveOpened'; cave: Cave };
  export type Fell = { is: 'Fell'; seat: number; scout: number; from: Area; to: Area };
  export type StonePlaced = { is: 'StonePlaced'; seat: number; area: Area | null };
  export type StoneReturned = { is: 'StoneReturned'; seat: number };
  export type TileSold = { is: 'TileSold'; seat: number; store: Store; plant: Plant };
  export type Passed = { is: 'Passed'; seat: number };
  export type EndTriggered = { is: 'EndTriggered'; seat: number };
  export type EndCardFlipped = { is: 'EndCardFlipped'; seat: number };
  export type Ended = { is: 'Ended'; tasks: Task[]; winners: number[] };
}
export type Tile =
  | 'apple'
  | 'nut'
  | 'mushroom'
  | 'root'
  | 'forest'
  | 'hut'
  | 'fire'
  | 'stash'
  | 'cave';
export type Cave =
  | 'hidden_larder'
  | 'toolmakers_hoard'
  | 'bear_den'
  | 'echo_cave'
  | 'feasting_hall'
  | 'sinkhole'
  | 'garden_of_eden'
  | 'hall_of_paintings'
  | 'hot_springs'
  | 'flint_mine'
  | 'smoke_cave'
  | 'barter_place'
  | 'ancestor_shrine'
  | 'bone_totem'
  | 'crystal_grotto'
  | 'cave_dwellers'
  | 'land_of_plenty'
  | 'endless_steppe'
  | 'permafrost'
  | 'great_herds'
  | 'helping_hands'
  | 'wanderlust'
  | 'sacred_flame'
  | 'shared_council';
export type Task =
  | 'lake'
  | 'forest'
  | 'mountain'
  | 'harbour'
  | 'hearth';
export type View = {
  phase: Phase;
  round: number;
  start: number;
  active: number;
  used: number[];
  fresh: boolean;
  hutTiles: number;
  map: View.Place[];
  hidden: TileCount[];
  forests: View.Forest[];
  display: Invention[];
  deck: number;
  vpCards: number[];
  offered: Invention[];
  cave: Cave | null;
  caveFood: number;
  preparedAnimals: Animal[];
  discardedPlants: View.Plants;
  tribes: View.Tribe[];
  endCard: View.EndCard | null;
};
export namespace View {
  export type Place = { area: Area; down: boolean; tile: Tile | null; huts: number[] };
  export type Forest = { area: Area; animals: number; content: Animal[] | null; memories: View.Memory[] };
  export type Plants = { apple: number; nut: number; mushroom: number; root: number };
  export type Tribe = {
    scouts: Area[];
    vp: number;
    food: number;
    bags: number;
    huts: number;
    stores: View.Shelf[];
    animals: number;
    mat: Animal[] | null;
    inventions: View.Card[];
    task: Task | null;
    stoneOnCave: boolean;
    stoneAt: Area | null;
    score: Score;
  };
  export type EndCard = { seat: number; extinguished: boolean };
  export type Memory = { seat: number; left: Animal[] };
  export type Shelf = { plant: Plant | null; tiles: number };
  export type Card = { invention: Invention; vp: number };
}
export type Phase =
  | Choosing
  | Moving
  | SettingOut
  | Echoing
  | Falling
  | Feeding
  | Accepting
  | Foraging
  | Hunting
  | Picking
  | Cooking
  | Gathering
  | TakingCard
  | Clearing
  | Building
  | Extending
  | Joining
  | Sending
  | Visiting
  | Over;
export type TileCount = { tile: Tile; i: number; ii: number; iii: number };
export type Choosing = { is: 'Choosing'; seat: number };
export type Moving = { is: 'Moving'; seat: number };
export type SettingOut = { is: 'SettingOut'; seat: number };
export type Echoing = { is: 'Echoing'; seat: number; scout: number };
export type Falling = { is: 'Falling'; seat: number; scout: number };
export type Feeding = { is: 'Feeding'; seat: number; scout: number };
export type Accepting = { is: 'Accepting'; seat: number; scout: number; by: Invention; store: Store | null };
export type Foraging = { is: 'Foraging'; seat: number; scout: number };
export type Hunting = { is: 'Hunting'; seat: number; scout: number };
export type Picking = { is: 'Picking'; seat: number; scout: number; kept: number };
export type Cooking = { is: 'Cooking'; seat: number; scout: number; prepared: number };
export type Gathering = { is: 'Gathering'; seat: number; scout: number };
export type TakingCard = { is: 'TakingCard'; seat: number; scout: number; store: Store | null };
export type Clearing = { is: 'Clearing'; seat: number; scout: number; store: Store };
export type Building = { is: 'Building'; seat: number; scout: number };
export type Extending = { is: 'Extending'; seat: number; scout: number };
export type Joining = { is: 'Joining'; seat: number };
export type Sending = { is: 'Sending'; seat: number; scout: number };
export type Visiting = { is: 'Visiting'; seat: number; scout: number };
export type Over = { is: 'Over' };
export type Score = { track: number; cards: number; huts: number; majorities: number; cave: number; task: number };
export type FireAndStoneEdition = {
  name: string;
  start: Area;
  map: Land[];
  tiles: TileCount[];
  animals: Quarry[];
  inventions: Copies[];
  vpCards: number[];
  startTiles: StartTiles[];
  storeSpaces: number;
  cardIcons: number[];
  bagSlots: number;
  huts: number;
  caves: Cave[] | null;
  caveNumbers: CaveNumbers | null;
};
export type Land = {
  area: Area;
  region: number;
  hearth: boolean;
  mountain: boolean;
  lake: Lake | null;
  land: Area[];
  sea: Area[];
};
export type Quarry = { animal: Animal; count: number; food: number; bags: number };
export type Copies = { invention: Invention; count: number };
export type StartTiles = { sun: Plant; moon: Plant };
export type CaveNumbers = { bear: number; majority: number; huts: number };
export type Lake =
  | 'rift'
  | 'chad'
  | 'baltic'
  | 'caspian'
  | 'baikal'
  | 'dongting'
  | 'eyre'
  | 'superior'
  | 'titicaca';
export type Facts = {
  openRegions: number;
  track: Facts.Mark[];
  trackSpaces: number;
  bagSpaces: number;
  tribes: Facts.Standing[];
  settlements: Facts.Settlement[];
  forage: number[];
  finds: Facts.Find[][];
  barren: Area[];
  byHearth: Area[];
  task: Area[];
  walks: Facts.Walk[];
  taking: Facts.Taking | null;
  preparing: Facts.Preparing[];
  filling: Facts.Filling[];
};
export namespace Facts {
  export type Mark = { tiles: number; brings: string };
  export type Standing = { room: number; free: number; open: number; total: number; turns: number | null };
  export type Settlement = {
    area: Area;
    huts: number;
    price: number;
    gift: number | null;
    canPay: boolean;
    lacks: boolean;
    leaders: number[];
    worth: number;
  };
  export type Find = { tile: Tile | null; chance: number };
  export type Walk = { scout: number; area: Area; before: number };
  export type Taking = { food: number; lost: number };
  export type Preparing = { animal: Animal; food: number; bags: number; lost: number };
  export type Filling = { plant: Plant; store: Store; drops: number; tiles: number; card: boolean };
}
export type Edition = FireAndStoneEdition;
