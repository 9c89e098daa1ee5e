import { call } from '../api';
import type { Social, Tables, Tournaments } from '../protocol';

export const groups = () => call<Social.GroupList>('/api/groups');
export const group = (id: string) => call<Social.GroupShown>(`/api/groups/${id}`);
export const make = (wish: Social.GroupWish) => call<Social.GroupMade>('/api/groups', wish);
export const change = (id: string, wish: Social.GroupWish) => call<Social.GroupShown>(`/api/groups/${id}`, wish);
export const invitation = (id: string, secret: string) => call<Social.GroupShown>(`/api/groups/${id}/invitation`, { secret });
export const join = (id: string, secret: string) => call<Social.GroupShown>(`/api/groups/${id}/join`, { secret });
export const ask = (id: string) => call<Social.GroupShown>(`/api/groups/${id}/ask`, {});
export const leave = (id: string) => call<Social.GroupList>(`/api/groups/${id}/leave`, {});
export const end = (id: string) => call<Social.GroupList>(`/api/groups/${id}/delete`, {});
export const care = (id: string, name: string, deed: Social.GroupDeed) =>
  call<Social.GroupShown>(`/api/groups/${id}/people`, { name, deed });
export const link = (id: string, on: boolean) => call<Social.GroupShown>(`/api/groups/${id}/link`, { on });
export const note = (id: string, text: string, seen: number) => call<Social.GroupShown>(`/api/groups/${id}/notes`, { text, seen });
/** A table as the group has agreed on. */
export const openUsual = (id: string) => call<Tables.Opened>(`/api/groups/${id}/tables`, { table: null });
export const lobby = (id: string) => call<Social.GroupLobby>(`/api/groups/${id}/lobby`);
export const ratings = (id: string) => call<Social.GroupRanking[]>(`/api/groups/${id}/ratings`);
export const cups = (id: string) => call<Tournaments.Listed[]>(`/api/tournaments?group=${id}`);

export const keeps = (role: Social.GroupRole | null | undefined) => role === 'owner' || role === 'keeper';
export const isIn = (role: Social.GroupRole | null | undefined) => keeps(role) || role === 'member';

/** What one in this role may do about another. */
export function deeds(mine: Social.GroupRole, theirs: Social.GroupRole): Social.GroupDeed[] {
  if (!keeps(mine) || theirs === 'owner') return [];
  if (theirs === 'asks') return ['accept', 'decline', 'bar'];
  if (theirs === 'barred') return ['pardon'];
  const own = mine === 'owner';
  if (theirs === 'keeper') return own ? ['make_member', 'hand_over', 'remove'] : [];
  return own ? ['make_keeper', 'hand_over', 'remove', 'bar'] : ['remove', 'bar'];
}
