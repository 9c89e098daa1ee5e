import { call } from '../api';
import type { Tables } from '../protocol';

export type QuickWaiting = Tables.QuickWaiting;
export type Tempo = Tables.Tempo;
export const waiting = () => call<QuickWaiting>('/api/quick');
export const waitForGame = (wish: Tables.Quick) => call<QuickWaiting>('/api/quick', wish);
export const stopWaiting = () => call<QuickWaiting>('/api/quick/leave', {});
