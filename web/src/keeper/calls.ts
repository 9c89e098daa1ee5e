import { call } from '../api';
import type { Keeper } from '../protocol';

export type Health = Keeper.Health;
export type Inspected = Keeper.Inspected;
export type Logged = Keeper.Logged;
export type Report = Keeper.Report;
export type Sample = Keeper.Sample;
export type SetAside = Keeper.SetAside;
export type Taken = Keeper.Taken;
export type Taking = Keeper.Taking;

const at = (path: string) => `/api/keeper/${path}`;
export const reports = (all: boolean) => call<Report[]>(at(`reports${all ? '?all=true' : ''}`));
export const settle = (report: string) => call<Report[]>(at(`reports/${report}/settle`), {});
export const measures = () => call<Taken[]>(at('measures'));
export const take = (taking: Taking) => call<Taken[]>(at('measures'), { ...taking });
export const lift = (measure: string) => call<Taken[]>(at(`measures/${measure}/lift`), {});
export const setAside = () => call<SetAside[]>(at('tables'));
export const inspect = (table: string) => call<Inspected>(at(`tables/${encodeURIComponent(table)}`));
export const close = (table: string) => call<Inspected>(at(`tables/${table}/close`), {});
export const release = (table: string) => call<Keeper.Released>(at(`tables/${table}/release`), {});
export const announce = (text: string) => call<Logged[]>(at('announcement'), { text });
export const admit = (registration: Keeper.Registration) => call<Logged[]>(at('registration'), { registration });
export const invite = () => call<Keeper.Invitation>(at('invitations'), {});
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
