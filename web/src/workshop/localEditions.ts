import { deviceStore } from '../device';
import type { Thing } from './shape';

/** An edition of this device. */
export interface KeptEdition {
  id: string;
  game: string;
  file: Thing;
  updated: string;
  /** Where it is kept with the account, if it is. */
  house?: string;
}

const store = deviceStore<KeptEdition, 'id'>('hearthside-workshop', 'editions', 'id', 'This device could not keep the edition.');

/** Those of one game, the newest first. */
export const keptEditions = async (game: string): Promise<KeptEdition[]> =>
  (await store.all().catch(() => [])).filter((each) => each.game === game).toSorted((a, b) => b.updated.localeCompare(a.updated));

export const keptEdition = (id: string) => store.get(id);

// all of it is JSON; what a page watches cannot be cloned
export const keepEdition = (edition: Omit<KeptEdition, 'updated'>) =>
  store.put(JSON.parse(JSON.stringify({ ...edition, updated: new Date().toISOString() })) as KeptEdition);

export const forgetEdition = (id: string) => store.remove(id);

export const freshId = () => Array.from(crypto.getRandomValues(new Uint8Array(10)), (n) => (n % 36).toString(36)).join('');
