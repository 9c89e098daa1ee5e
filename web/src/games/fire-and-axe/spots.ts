import type { Spots } from '../game';

/** Which parts of a position stand where, and where on the board something that may be done is marked. */
export const spots: Spots = {
  parts: {
    place: ['captains'],
    seat: ['captains[#]'],
    saga: ['sagas[#]'],
    rune: ['captains[@].runes[#]'],
    runes: ['captains[@].runes', 'discards'],
    crew: ['captains[@]'],
    cargo: ['captains[@]'],
    hold: ['captains[@]'],
    demand: ['demand'],
    compass: ['dial', 'turn'],
    days: ['turn'],
  },
  marks: {
    Sail: ['place-{to}'],
    Depart: ['depart-{port}'],
    LoadCrew: ['load-crew'],
    LoadGood: ['load-{good}'],
    DrawRune: ['draw-rune'],
    Trade: ['trade-{good}'],
    Raid: ['raid'],
    Settle: ['settle-{dice}'],
    Roll: ['roll'],
    Withdraw: ['withdraw'],
    Found: ['found'],
    GoWintering: ['go-wintering'],
    EndTurn: ['end-turn'],
    TurnDial: ['turn-{quarters}'],
    Proceed: ['proceed'],
    KeepAboard: ['keep'],
    LoseGood: ['lose-{good}'],
    LoseCrew: ['lose-crew'],
  },
};
