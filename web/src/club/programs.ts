import { call } from '../api';
import type { Programs } from '../protocol';
import { me } from './me.svelte';

export const challenges = () => call<Programs.Challenged[]>('/api/me/challenges');
export const challenge = (table: string, name: string) => call<Programs.Sent>(`/api/tables/${table}/challenges`, { name });
export const accept = (id: string) => call<Programs.Accepted>(`/api/challenges/${id}/accept`, {});
export const decline = (id: string) => call<Programs.Sent>(`/api/challenges/${id}/decline`, {});
export const programs = () => call<Programs.Listed[]>('/api/programs');

/** The account is a program's from now on. Returns its token, which is told this once. */
export async function becomeProgram(passphrase: string): Promise<string> {
  const { token } = await call<Programs.Token>('/api/account/program', { passphrase });
  if (me.account) me.account.program = true;
  return token;
}
