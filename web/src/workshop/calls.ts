import { call } from '../api';
import type { Club } from '../protocol';
import type { Thing } from './shape';

/** An edition that is kept with the account. */
export type ListedEdition = Club.EditionListed;
export type ShownEdition = Club.EditionShown & { edition: Thing };

export const myEditions = () => call<ListedEdition[]>('/api/editions');
export const sharedEdition = (id: string) => call<ShownEdition>(`/api/editions/${encodeURIComponent(id)}`);
export const keepWithAccount = (id: string | null, game: string, edition: Thing) =>
  call<ListedEdition>('/api/editions', { id, game, edition });
export const forgetWithAccount = (id: string) => call<ListedEdition[]>(`/api/editions/${encodeURIComponent(id)}/forget`, {});
