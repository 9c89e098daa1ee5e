// Written by ./hearthside codegen from the records; do not edit.
export type Message =
  | Message.Update
  | Message.Refused
  | Message.Allowed
  | Message.Error
  | Message.Said
  | Message.People
  | Message.UndoAsked
  | Message.UndoAnswered
  | Message.Moved
  | Message.Pong;
export namespace Message {
  export type Update = {
    is: 'Update';
    seq: number;
    table: string;
    game: string;
    hash: string;
    terms: Message.Agreed;
    seats: Message.Seated[];
    mine: number[];
    viewer: number;
    toAct: number[];
    options: Tagged[];
    events: Tagged[];
    view: unknown;
    facts: unknown | null;
    undo: Message.UndoState;
    over: boolean;
    result: Message.Standing;
    seed: string | null;
    thinking: number[];
    pacing: Message.Paced;
    vote: Message.Vote | null;
    talk: ChatPolicy;
  };
  export type Refused = { is: 'Refused'; rule: string; sentence: string; with: string[] };
  export type Allowed = { is: 'Allowed' };
  export type Error = { is: 'Error'; error: string; sentence: string };
  export type Said = {
    is: 'Said';
    seat: number;
    name: string;
    account: boolean;
    text: string;
    at: string;
    phrase: Phrase | null;
  };
  export type People = { is: 'People'; seats: Message.Seated[]; spectators: number };
  export type UndoAsked = { is: 'UndoAsked'; seat: number; entries: number };
  export type UndoAnswered = { is: 'UndoAnswered'; yes: boolean };
  export type Moved = { is: 'Moved'; table: string };
  export type Pong = { is: 'Pong' };
  export type Agreed = { seats: number; options: { [key: string]: string }; edition: Message.Boxed | null };
  export type Seated = {
    seat: number;
    name: string;
    kind: Message.SeatKind;
    bot: string | null;
    here: boolean;
    connected: boolean;
    resigned: boolean;
    account: boolean;
    program: boolean;
    rematch: boolean;
  };
  export type UndoState = { free: number; canAsk: boolean; asked: number | null; until: number | null };
  export type Standing = { points: number[]; tiebreak: number[]; winners: number[]; places: number[] };
  export type Paced = {
    pace: Pace | null;
    now: number;
    clocks: Message.Ticking[];
    reserve: number[];
    away: number[];
    forced: number[];
    orders: Message.Ordered[];
  };
  export type Vote = { seat: number; about: number; silent: number[]; until: number };
  export type Boxed = { name: string; hash: string; whole: unknown | null };
  export type SeatKind =
    | 'person'
    | 'open'
    | 'bot';
  export type Ticking = { seat: number; since: number; due: number };
  export type Ordered = { seat: number; action: Tagged; left: number; untilAsked: boolean; untilOther: boolean };
}
export type ChatPolicy =
  | 'free'
  | 'phrases';
export type Phrase =
  | 'hello'
  | 'good_luck'
  | 'well_played'
  | 'your_turn'
  | 'one_moment'
  | 'thanks'
  | 'wow'
  | 'oops'
  | 'again'
  | 'yes'
  | 'no'
  | 'bye';
export type Pace =
  | Pace.Live
  | Pace.Daily;
export namespace Pace {
  export type Live = { is: 'Live'; seconds: number; reserveSeconds: number; standIn: string | null };
  export type Daily = { is: 'Daily'; days: number; standIn: string | null };
}
export namespace Programs {
  export type Event =
    | Programs.Welcome
    | Programs.Challenge
    | Programs.ChallengeGone
    | Programs.Start
    | Programs.End;
  export type Welcome = { is: 'Welcome'; account: string; now: string };
  export type Challenge = {
    is: 'Challenge';
    challenge: string;
    table: string;
    game: string;
    from: string;
    account: boolean;
    seats: number;
    options: { [key: string]: string };
    pace: Pace | null;
    made: string;
  };
  export type ChallengeGone = { is: 'ChallengeGone'; challenge: string };
  export type Start = { is: 'Start'; table: string; game: string; seats: Message.Seated[]; mine: number[] };
  export type End = { is: 'End'; table: string; game: string; mine: number[]; result: Message.Standing };
  export type Accepted = { table: string; seat: number };
  export type Challenged = {
    challenge: string;
    table: string;
    game: string;
    from: string;
    account: boolean;
    seats: number;
    pace: Pace | null;
    made: string;
  };
  export type Done = { seq: number };
  export type Listed = { name: string; level: string | null; game: string | null; online: boolean };
  export type Opened = { table: string; challenges: string[] };
  export type Sent = { challenge: string };
  export type Token = { account: string; token: string };
  export type AnswerUndo = { yes: boolean };
  export type Becoming = { passphrase?: string | null };
  export type Challenging = { name: string };
  export type Move = { seq: number; seat: number; action: Tagged };
  export type NewGame = {
    game: string;
    against: Programs.Opponent[];
    options?: { [key: string]: string } | null;
    pace?: Pace | null;
    seat?: number | null;
  };
  export type Opponent = { level?: string | null; name?: string | null };
  export type Seat = { seat: number };
  export type Talk = { text?: string | null; phrase?: Phrase | null };
}
export namespace Answer {
  export type Health = { status: string };
}
export namespace ApiError {
  export type Complaint = { error: string; sentence: string; field: string };
}
export namespace Club {
  export type EditionListed = { id: string; game: string; name: string; hash: string; updated: string };
  export type EditionShown = { id: string; game: string; name: string; hash: string; mine: boolean; edition: unknown };
  export type Everything = {
    written: string;
    account: Club.Person | null;
    browsers: Club.SignedIn[];
    passkeys: Club.OwnKey[];
    seats: Club.OwnSeat[];
    opened: Club.OwnTable[];
    said: Club.Remark[];
    wish: Club.OwnNoticeSettings | null;
    devices: string[];
    results: Club.Fate[];
    statistics: Club.PlayerStatistics;
    ratings: Club.Rated[];
    learnt: { [key: string]: string[] };
    puzzles: Puzzles.Kept;
    blocks: Social.Person[];
    reports: Social.OwnReport[];
    tournaments: Club.OwnTournament[];
    friends: Social.Friend[];
    measures: Keeper.Holding[];
    editions: Club.EditionListed[];
    groups: Club.OwnGroup[];
  };
  export type Person = { name: string; since: string; hasPassphrase: boolean };
  export type SignedIn = { device: string; since: string; seen: string };
  export type OwnKey = { device: string; since: string; used: string };
  export type OwnSeat = {
    table: string;
    game: string;
    seat: number;
    name: string;
    status: string;
    since: string;
    updated: string;
  };
  export type OwnTable = { table: string; game: string; status: string; since: string };
  export type Remark = { table: string; at: string; text: string };
  export type OwnNoticeSettings = {
    language: string;
    webhook: string | null;
    mail: string | null;
    confirmed: boolean;
    quiet: string | null;
  };
  export type Fate = {
    table: string;
    game: string;
    finished: string;
    seat: number;
    name: string;
    points: number;
    place: number;
    won: boolean;
    resigned: boolean;
    rated: boolean;
    others: string[];
  };
  export type PlayerStatistics = { games: Club.AtGame[]; opponents: Club.Against[] };
  export type Rated = { game: string; value: number; doubt: number; games: number; history: Club.Moment[] };
  export type OwnTournament = { tournament: string; name: string; host: boolean; since: string };
  export type OwnGroup = { group: string; name: string; role: Social.GroupRole; since: string };
  export type AtGame = {
    game: string;
    played: number;
    won: number;
    resigned: number;
    best: number;
    place: number;
    last: string;
  };
  export type Against = {
    game: string;
    name: string;
    kind: Club.OpponentKind;
    played: number;
    ahead: number;
    level: number;
    behind: number;
  };
  export type Moment = { at: string; value: number; doubt: number; table: string };
  export type OpponentKind =
    | 'player'
    | 'program'
    | 'guest'
    | 'bot';
  export type MyStatistics = { games: Club.AtGame[]; opponents: Club.Against[]; ratings: Club.Rated[] };
  export type Page = { games: Club.Finished[]; next: string | null };
  export type Finished = {
    table: string;
    game: string;
    finished: string;
    rated: boolean;
    open: boolean;
    seats: Club.SeatThen[];
  };
  export type SeatThen = {
    name: string;
    player: string | null;
    program: boolean;
    bot: string | null;
    points: number;
    place: number;
    won: boolean;
    resigned: boolean;
  };
  export type Player = {
    name: string;
    since: string;
    program: boolean;
    games: Club.AtGame[];
    ratings: Club.Rated[];
    finished: Club.Finished[];
  };
  export type Ranked = { name: string; value: number; doubt: number; games: number };
  export type KeepEdition = { id?: string | null; game: string; edition: unknown };
}
export namespace Puzzles {
  export type Kept = { rating: number | null; tries: Puzzles.Once[] };
  export type Once = { puzzle: string; solved: boolean; at: string };
  export type Daily = { day: string; puzzle: Puzzles.Listed | null; me: Puzzles.Solver | null };
  export type Listed = {
    id: string;
    game: string;
    theme: string;
    level: string;
    seats: number;
    choices: number;
    rating: number;
    solved: boolean | null;
  };
  export type Solver = { rating: number; tries: number; solved: number; streak: number };
  export type Own = { table: string; step: number; game: string; cost: number; played: string };
  export type Shelf = { puzzles: Puzzles.Listed[]; me: Puzzles.Solver | null };
  export type Shown = {
    id: string;
    game: string;
    seat: number;
    level: string;
    moments: Lessons.Moment[];
    terms: Message.Agreed;
  };
  export type Tried = {
    right: boolean;
    counted: boolean;
    theme: string;
    options: Puzzles.Estimate[];
    chosen: number;
    line: Lessons.Moment[];
    result: Message.Standing | null;
    gained: number;
    me: Puzzles.Solver | null;
  };
  export type Estimate = { action: Tagged; win: number; points: number | null; reason: Reason | null };
  export type Why = { refused: Message.Refused | null };
  export type Try = { action: Tagged };
}
export namespace Social {
  export type Person = { id: string; name: string; account: boolean; stance: Social.Stance; since: string };
  export type OwnReport = { table: string; seat: number; name: string; reason: Social.Reason; words: string; made: string };
  export type Friend = { name: string; program: boolean; state: Social.Friendship; since: string };
  export type Stance =
    | 'muted'
    | 'blocked';
  export type Reason =
    | 'words'
    | 'name'
    | 'stalling'
    | 'cheating'
    | 'other';
  export type Friendship =
    | 'friend'
    | 'asked'
    | 'asks';
  export type GroupRole =
    | 'owner'
    | 'keeper'
    | 'member'
    | 'asks'
    | 'barred';
  export type Blocked = { people: Social.Person[] };
  export type GroupList = { mine: Social.GroupListed[]; listed: Social.GroupListed[] };
  export type GroupListed = {
    group: string;
    name: string;
    about: string;
    listed: boolean;
    members: number;
    owner: string;
    role: Social.GroupRole | null;
    asking: number;
  };
  export type GroupLobby = { open: Tables.OpenTable[]; running: Replays.Watchable[] };
  export type GroupMade = { group: string };
  export type GroupRanking = { game: string; members: Club.Ranked[] };
  export type GroupShown = { about: Social.GroupListed; inside: Social.GroupInside | null };
  export type GroupInside = {
    people: Social.GroupPerson[];
    notes: string;
    noted: number;
    defaults: Social.GroupDefaults | null;
    link: string | null;
  };
  export type GroupPerson = { name: string; role: Social.GroupRole; since: string };
  export type GroupDefaults = {
    game: string;
    seats: number;
    options: { [key: string]: string } | null;
    pace: Pace | null;
    talk: ChatPolicy | null;
  };
  export type Reported = { id: string; remarks: number };
  export type Befriending = { name: string };
  export type Block = { stance: Social.Stance; table?: string | null; seat?: number | null; name?: string | null };
  export type GroupCare = { name: string; deed: Social.GroupDeed };
  export type GroupDeed =
    | 'accept'
    | 'decline'
    | 'remove'
    | 'bar'
    | 'pardon'
    | 'make_keeper'
    | 'make_member'
    | 'hand_over';
  export type GroupLink = { on: boolean };
  export type GroupNotes = { text: string; seen: number };
  export type GroupSecret = { secret: string };
  export type GroupSettings = { name: string; about?: string | null; listed: boolean; defaults?: Social.GroupDefaults | null };
  export type GroupTable = { table?: NewTable | null };
  export type Report = { table: string; seat: number; reason: Social.Reason; words?: string | null };
  export type Unblock = { id: string };
}
export namespace Keeper {
  export type Holding = { id: string; measure: Keeper.Measure; reason: string; until: string | null };
  export type Measure =
    | 'warned'
    | 'muted'
    | 'suspended';
  export type Health = {
    well: boolean;
    servers: number;
    playing: number;
    accounts: number;
    quarantined: number;
    givenUp: number;
    quotas: Keeper.Quotas;
    jobs: Keeper.Waiting[];
    samples: Keeper.Sample[];
  };
  export type Quotas = {
    games: number;
    tables: number;
    guestTables: number;
    accountTables: number;
    requests: number;
    studies: number;
    commands: number;
    sockets: number;
    connections: number;
  };
  export type Waiting = { job: string; count: number; failing: number; next: string | null };
  export type Sample = { at: string; tables: number; sockets: number; writes: number; moves: number; heap: number };
  export type House = {
    announcement: string;
    registration: Keeper.Registration;
    imprint: boolean;
    privacy: boolean;
    keeper: boolean;
    measures: Keeper.Holding[];
    kept: Keeper.Retained;
  };
  export type Registration =
    | 'open'
    | 'invitation'
    | 'closed';
  export type Retained = { unfinished: number; finished: number; reports: number; measures: number; log: number };
  export type Inspected = {
    table: string;
    game: string;
    status: string;
    open: boolean;
    seq: number;
    updated: string;
    seats: Keeper.SeatOf[];
    remarks: Keeper.Remark[];
  };
  export type SeatOf = { seat: number; name: string; kind: Message.SeatKind; account: boolean; program: boolean };
  export type Remark = { seat: number; name: string; text: string; at: string };
  export type Invitation = { code: string; until: string };
  export type Logged = { at: string; keeper: string; deed: Keeper.Deed; about: string; words: string };
  export type Deed =
    | 'settled'
    | 'warned'
    | 'muted'
    | 'suspended'
    | 'lifted'
    | 'closed'
    | 'released'
    | 'inspected'
    | 'announced'
    | 'registration'
    | 'invited';
  export type Released = { table: string; sentence: string };
  export type Report = {
    id: string;
    table: string;
    game: string;
    seat: number;
    name: string;
    account: boolean;
    reporter: string;
    reason: Social.Reason;
    words: string;
    made: string;
    settled: string | null;
    remarks: Keeper.Remark[];
    present: boolean;
  };
  export type SetAside = { table: string; game: string; updated: string; reason: string; advice: string };
  export type Taken = {
    id: string;
    name: string;
    account: boolean;
    measure: Keeper.Measure;
    reason: string;
    keeper: string;
    made: string;
    until: string | null;
    holding: boolean;
  };
  export type Admitting = { registration: Keeper.Registration };
  export type Announcing = { text: string };
  export type Taking = {
    name?: string | null;
    report?: string | null;
    table?: string | null;
    seat?: number | null;
    measure: Keeper.Measure;
    reason: string;
    hours?: number | null;
  };
}
export namespace Lessons {
  export type Practised = {
    count: number;
    moments: Lessons.Moment[];
    terms: Message.Agreed;
    over: boolean;
    result: Message.Standing;
    reached: boolean;
    spoilt: boolean;
    refused: Message.Refused | null;
  };
  export type Moment = {
    seat: number;
    events: Tagged[];
    view: unknown;
    facts: unknown | null;
    toAct: number[];
    options: Tagged[];
  };
  export type Asked = {
    position: unknown;
    seat: number;
    steps: Lessons.Step[];
    luck?: Lessons.Luck[] | null;
    others: boolean;
    goal?: Lessons.Goal[] | null;
    why?: Tagged | null;
    from: number;
  };
  export type Step = { seat: number; action: Tagged };
  export type Luck = { on: unknown; draws: unknown[] };
  export type Goal = { happened?: unknown | null; never?: unknown | null; view?: unknown | null };
}
export namespace NoticeSettings {
  export type NoticesShown = {
    key: string;
    devices: number;
    webhook: string | null;
    canMail: boolean;
    mail: string | null;
    confirmed: boolean;
    quiet: NoticeSettings.Quiet | null;
    language: string;
  };
  export type Quiet = { from: string; to: string; zone: string };
  export type Sent = { sent: number };
  export type Change = {
    language: string;
    webhook?: string | null;
    mail?: string | null;
    quiet?: NoticeSettings.Quiet | null;
  };
  export type Device = { endpoint: string };
  export type Subscription = { endpoint: string; p256dh: string; auth: string };
}
export namespace People {
  export type Me = { account: People.Mine | null };
  export type Mine = {
    name: string;
    since: string;
    program: boolean;
    passphrase: boolean;
    passkeys: People.Key[];
    browsers: People.Signed[];
  };
  export type Key = { id: string; device: string; since: string; used: string };
  export type Signed = { id: string; device: string; since: string; seen: string; here: boolean };
  export type Progress = { learnt: { [key: string]: string[] } };
  export type Question = { id: string; options: unknown };
  export type Ending = { browser?: string | null };
  export type Entry = { name: string; passphrase: string; invitation?: string | null };
  export type Leaving = { passphrase?: string | null };
  export type NewKey = { name?: string | null; invitation?: string | null };
  export type NewPassphrase = { old?: string | null; passphrase: string };
  export type OneKey = { id: string };
  export type Signature = { id: string; credential: unknown; invitation?: string | null };
}
export type Reason = { feature: string; more: boolean; words: string };
export namespace Replays {
  export type Fairness = { hash: string; seed: string; draws: number[][] };
  export type Happened = { seq: number; seat: number; events: Tagged[]; view: unknown; facts: unknown | null };
  export type Kept = { count: number; terms: Message.Agreed; result: Message.Standing; steps: Replays.Step[] };
  export type Step = { seat: number; action: Tagged | null; events: Tagged[]; view: unknown; facts: unknown | null };
  export type KeptFairness = { hash: string; seed: string; draws: unknown };
  export type KeptLog = { viewer: number; steps: Replays.LogStep[]; continued: Replays.Continued | null };
  export type LogStep = { seq: number; seat: number; events: Tagged[]; undone: boolean; takesBack: number };
  export type Continued = { rules: number; lost: number };
  export type KeptMoment = { seq: number; seat: number; events: unknown; view: unknown; facts: unknown | null };
  export type Log = { viewer: number; steps: Replays.LogStep[]; continued: Replays.Continued | null };
  export type Since = { viewer: number; steps: Replays.Happened[] };
  export type Watchable = { table: string; game: string; seats: Message.Seated[]; updated: string };
  export type Watched = { seq: number; shown: Replays.Watching | null };
  export type Watching = { seats: Message.Seated[]; toAct: number[]; view: unknown; over: boolean };
  export type Whole = { count: number; terms: Message.Agreed; result: Message.Standing; steps: Replays.Step[] };
  export type PlayOn = {
    step?: number | null;
    position?: Position | null;
    seat: number;
    name?: string | null;
    bot?: string | null;
  };
}
export namespace Tables {
  export type OpenTable = {
    table: string;
    game: string;
    seats: Message.Seated[];
    free: number;
    mine: number[];
    since: string;
    talk: ChatPolicy;
  };
  export type DeviceLink = { path: string; until: number; now: number };
  export type Forked = { table: string };
  export type GameShown = {
    id: string;
    title: string;
    minSeats: number;
    maxSeats: number;
    options: TableOption[];
    edition: string;
    bots: string[];
    defaultBot: string;
    hints: boolean;
  };
  export type Invite = { seat: number; path: string };
  export type Joined = { seat: number };
  export type Opened = { table: string; invites: Tables.Invite[] };
  export type QuickWaiting = {
    waiting: boolean;
    since: string | null;
    botsAt: string | null;
    table: string | null;
    others: number;
    fitting: number;
  };
  export type TableListed = {
    table: string;
    game: string;
    names: string[];
    accounts: boolean[];
    programs: boolean[];
    toAct: number[];
    mine: number[];
    over: boolean;
    updated: string;
    pace: Pace | null;
    now: number;
    clocks: Message.Ticking[];
    away: number[];
    ownDice: boolean;
  };
  export type TableShown = {
    table: string;
    game: string;
    seats: Message.Seated[];
    mine: number[];
    over: boolean;
    hash: string;
    hints: boolean;
    coach: boolean;
    host: boolean;
    sat: number[];
    ownDice: boolean;
  };
  export type ImportedGame = {
    name: string;
    header: string;
    lines: string[];
    seats: Tables.ImportedSeat[];
    hints: boolean;
    ownDice?: boolean | null;
  };
  export type ImportedSeat = { name?: string | null; bot?: string | null; resigned: boolean };
  export type Joining = { secret: string; name?: string | null };
  export type Quick = {
    games: string[];
    tempo: Tables.Tempo;
    seats: number;
    botsAfter?: number | null;
    name?: string | null;
  };
  export type Tempo =
    | 'live'
    | 'daily';
  export type Sitting = { name?: string | null };
}
export type TableOption = {
  key: string;
  rule: string;
  scope: TableOption.Scope;
  values: string[];
  standard: string;
  sharedOnly: string | null;
  forBots: string | null;
};
export namespace TableOption {
  export type Scope =
    | 'table'
    | 'seat';
}
export namespace Thoughts {
  export type Considered = {
    seq: number;
    seat: number;
    wins: Tagged | null;
    costly: Costly[];
    other: Thoughts.Explained | null;
  };
  export type Explained = { seq: number; seat: number; action: Tagged; reason: Reason };
  export type HintsShown = { seq: number; seat: number; hints: Hint[] };
  export type Remarked = { seq: number; seat: number; remarks: Remark[] };
  export type ReviewShown = {
    state: Thoughts.ReviewShown.State;
    count: number;
    judged: number;
    steps: Evaluation[];
    summary: Summary | null;
  };
  export namespace ReviewShown {
    export type State =
      | 'none'
      | 'working'
      | 'done';
  }
}
export type Costly = { action: Tagged; cost: number; better: Tagged };
export type Hint = {
  action: Tagged;
  visits: number;
  win: number;
  points: number;
  reason: Reason | null;
  fact: Remark | null;
  apart: Difference | null;
};
export type Remark = { key: string; gaps: { [key: string]: string }; look: string[] };
export type Difference = { kind: Difference.Kind; number: number };
export namespace Difference {
  export type Kind =
    | 'more_wins'
    | 'fewer_wins'
    | 'more_points'
    | 'fewer_points'
    | 'none';
}
export type Evaluation = {
  step: number;
  seat: number;
  wins: number[];
  cost: number;
  better: Tagged | null;
  reason: Reason | null;
  luck: number[];
};
export type Summary = { given: number[]; luck: number[]; turning: Summary.Turn[]; dearest: number[] };
export namespace Summary {
  export type Turn = { step: number; seat: number; by: number };
}
export namespace Tournaments {
  export type Listed = {
    tournament: string;
    name: string;
    game: string;
    kind: Tournaments.Kind;
    state: Tournaments.State;
    seats: number;
    entrants: number;
    round: number;
    rounds: number;
    begins: string | null;
    ends: string | null;
    host: string;
    programs: boolean;
    entered: boolean;
    group: string | null;
    commonLuck: boolean;
  };
  export type Kind =
    | 'round_robin'
    | 'swiss'
    | 'knock_out'
    | 'arena';
  export type State =
    | 'open'
    | 'running'
    | 'over'
    | 'called_off';
  export type Made = { tournament: string };
  export type Shown = {
    about: Tournaments.Listed;
    options: { [key: string]: string };
    pace: Pace;
    minutes: number;
    standings: Tournaments.Ranked[];
    tables: Tournaments.Paired[];
    byes: Tournaments.Idle[];
    yours: boolean;
    tiebreaks: string[];
  };
  export type Ranked = {
    number: number;
    name: string;
    program: boolean;
    place: number;
    points: number;
    opponents: number;
    won: number;
    direct: number;
    played: number;
    byes: number;
    gone: boolean;
  };
  export type Paired = { round: number; table: string; seats: number[]; places: number[] | null };
  export type Idle = { round: number; number: number };
  export type New = {
    name: string;
    game: string;
    kind: Tournaments.Kind;
    seats: number;
    rounds?: number | null;
    minutes?: number | null;
    options?: { [key: string]: string } | null;
    pace?: Pace | null;
    programs: boolean;
    beginsIn?: number | null;
    group?: string | null;
    commonLuck?: boolean | null;
  };
}
export type Command =
  | Command.Play
  | Command.WhyNot
  | Command.Undo
  | Command.AnswerUndo
  | Command.Say
  | Command.SayPhrase
  | Command.Resign
  | Command.Hurry
  | Command.Rematch
  | Command.FreeSeat
  | Command.AnswerVote
  | Command.Ping
  | Command.Wish;
export namespace Command {
  export type Play = { is: 'Play'; seq: number; seat: number; action: Tagged };
  export type WhyNot = { is: 'WhyNot'; seat: number; action: Tagged };
  export type Undo = { is: 'Undo'; seq: number; whole: boolean };
  export type AnswerUndo = { is: 'AnswerUndo'; yes: boolean };
  export type Say = { is: 'Say'; text: string };
  export type SayPhrase = { is: 'SayPhrase'; phrase: Phrase };
  export type Resign = { is: 'Resign'; seat: number };
  export type Hurry = { is: 'Hurry' };
  export type Rematch = { is: 'Rematch' };
  export type FreeSeat = { is: 'FreeSeat'; seat: number };
  export type AnswerVote = { is: 'AnswerVote'; yes: boolean };
  export type Ping = { is: 'Ping' };
  export type Wish =
    | Command.Return
    | Command.Forced
    | Command.Order
    | Command.CancelOrder;
  export type Return = { is: 'Return'; seat: number };
  export type Forced = { is: 'Forced'; seat: number; on: boolean };
  export type Order = {
    is: 'Order';
    seat: number;
    action: Tagged;
    times: number;
    untilAsked: boolean;
    untilOther: boolean;
  };
  export type CancelOrder = { is: 'CancelOrder'; seat: number };
}
export type NewTable = {
  game: string;
  seats: NewTable.NewSeat[];
  options?: { [key: string]: string } | null;
  pace?: Pace | null;
  open?: boolean | null;
  hints?: boolean | null;
  talk?: ChatPolicy | null;
  edition?: unknown | null;
};
export namespace NewTable {
  export type NewSeat = { kind: NewTable.Kind; name?: string | null; bot?: string | null };
  export type Kind =
    | 'me'
    | 'here'
    | 'open'
    | 'bot';
}
export type Position = {
  game: string;
  seats: number;
  options?: { [key: string]: string } | null;
  edition?: unknown | null;
  state: unknown;
};
export namespace RequestBody {
  export type Nothing = { [none: string]: never };
}
/** An action or an event of some game. */
export type Tagged = { is: string; [field: string]: unknown };
