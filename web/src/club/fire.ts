import { call } from '../api';
import type { Tables } from '../protocol';

export type QuickWaiting = Tables.QuickWaiting;
export type Tempo = Tables.Tempo;
export const atTheFire = () => call<QuickWaiting>('/api/quick');
export const waitAtFire = (wish: Tables.Quick) => call<QuickWaiting>('/api/quick', wish);
export const leaveFire = () => call<QuickWaiting>('/api/quick/leave', {});
