import type { Message, Tables, Tagged, Thoughts } from './generated/protocol';

/** The contract of docs/protocol.md, generated from the records in server/…/protocol. What games themselves say is opaque here. */
export type * from './generated/protocol';

/** What is inside goes by its own name where that says enough. */
export type Update = Message.Update;
export type Refused = Message.Refused;
export type Said = Message.Said;
export type Agreed = Message.Agreed;
export type Seated = Message.Seated;
export type Standing = Message.Standing;
export type Vote = Message.Vote;
export type Paced = Message.Paced;
export type Ticking = Message.Ticking;
export type GameShown = Tables.GameShown;
export type TableListed = Tables.TableListed;
export type TableShown = Tables.TableShown;
export type OpenTable = Tables.OpenTable;
export type DeviceLink = Tables.DeviceLink;
export type Invite = Tables.Invite;
export type HintsShown = Thoughts.HintsShown;
export type ReviewShown = Thoughts.ReviewShown;

/** An action and an event of whatever game. */
export type AnyAction = Tagged;
export type GameEvent = Tagged;
