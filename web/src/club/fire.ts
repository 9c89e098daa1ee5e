import { call } from '../api';

export type Tempo = 'live' | 'daily';
export interface AtTheFire {
  waiting: boolean;
  since: string | null;
  /** from when on bots take the seats that are free */
  botsAt: string | null;
  /** where one sits now */
  table: string | null;
  /** how many wait in all */
  others: number;
  /** how many of the others would play the same */
  fitting: number;
}
export interface FireWish {
  games: string[];
  tempo: Tempo;
  seats: number;
  botsAfter: number | null;
  name: string;
}
export const atTheFire = () => call<AtTheFire>('/api/quick');
export const waitAtFire = (wish: FireWish) => call<AtTheFire>('/api/quick', wish);
export const leaveFire = () => call<AtTheFire>('/api/quick/leave', {});
