import { call } from '../api';
import type { Tables } from '../protocol';

export type AtTheFire = Tables.AtTheFire;
export type Tempo = Tables.Tempo;
export const atTheFire = () => call<AtTheFire>('/api/quick');
export const waitAtFire = (wish: Tables.Quick) => call<AtTheFire>('/api/quick', wish);
export const leaveFire = () => call<AtTheFire>('/api/quick/leave', {});
