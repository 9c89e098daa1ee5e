import { call } from '../api';
import type { Measure, Registration } from '../club/house.svelte';

export interface Remark {
  seat: number;
  name: string;
  text: string;
  at: string;
}
export interface Report {
  id: string;
  table: string;
  game: string;
  seat: number;
  name: string;
  account: boolean;
  reporter: string;
  reason: string;
  words: string;
  made: string;
  settled: string | null;
  remarks: Remark[];
  /** whether something can be done about whoever it is about */
  present: boolean;
}
export interface Taken {
  id: string;
  name: string;
  account: boolean;
  measure: Measure;
  reason: string;
  keeper: string;
  made: string;
  until: string | null;
  holding: boolean;
}
export interface Taking {
  name?: string;
  report?: string;
  table?: string;
  seat?: number;
  measure: Measure;
  reason: string;
  hours: number | null;
}
export interface Inspected {
  table: string;
  game: string;
  status: string;
  open: boolean;
  seq: number;
  updated: string;
  seats: { seat: number; name: string; kind: 'person' | 'open' | 'bot'; account: boolean; program: boolean }[];
  remarks: Remark[];
}
export interface SetAside {
  table: string;
  game: string;
  updated: string;
  reason: string;
  advice: string;
}
export interface Sample {
  at: string;
  tables: number;
  sockets: number;
  writes: number;
  moves: number;
  heap: number;
}
export interface Health {
  well: boolean;
  servers: number;
  playing: number;
  accounts: number;
  quarantined: number;
  givenUp: number;
  jobs: { job: string; count: number; failing: number; next: string | null }[];
  samples: Sample[];
}
export interface Logged {
  at: string;
  keeper: string;
  deed: string;
  about: string;
  words: string;
}

const at = (path: string) => `/api/keeper/${path}`;
export const reports = (all: boolean) => call<Report[]>(at(`reports${all ? '?all=true' : ''}`));
export const settle = (report: string) => call<Report[]>(at(`reports/${report}/settle`), {});
export const measures = () => call<Taken[]>(at('measures'));
export const take = (taking: Taking) => call<Taken[]>(at('measures'), { ...taking });
export const lift = (measure: string) => call<Taken[]>(at(`measures/${measure}/lift`), {});
export const setAside = () => call<SetAside[]>(at('tables'));
export const inspect = (table: string) => call<Inspected>(at(`tables/${encodeURIComponent(table)}`));
export const close = (table: string) => call<Inspected>(at(`tables/${table}/close`), {});
export const release = (table: string) => call<{ table: string; sentence: string }>(at(`tables/${table}/release`), {});
export const announce = (text: string) => call<Logged[]>(at('announcement'), { text });
export const admit = (registration: Registration) => call<Logged[]>(at('registration'), { registration });
export const invite = () => call<{ code: string; until: string }>(at('invitations'), {});
export const health = () => call<Health>(at('health'));
export const log = () => call<Logged[]>(at('log'));

/** The name of a table, whether it is typed or its address is pasted. */
export const tableIn = (typed: string) => /(?:\/(?:t|replay)\/)?([A-Za-z0-9]{12})\/?$/.exec(typed.trim())?.[1] ?? typed.trim();

/** A line through the samples in a box of 100 × 30; a house where nothing happens lies at the bottom. */
export function plot(samples: Sample[], of: (sample: Sample) => number): string {
  const values = samples.map(of),
    most = Math.max(1, ...values);
  return values
    .map((value, i) => `${((i * 100) / Math.max(1, values.length - 1)).toFixed(1)},${(30 - (28 * value) / most).toFixed(1)}`)
    .join(' ');
}
