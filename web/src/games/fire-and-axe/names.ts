import type { Words } from '../../words/words.svelte';
import type { Edition } from './types';

/** What an edition calls its things, by the keys of words. */
export const names = (edition: Edition): Words =>
  Object.fromEntries([
    ...[...edition.ports, ...edition.waters].map(({ id, name }) => [`place.${id}`, name]),
    ...edition.regions.map(({ id, name }) => [`region.${id}`, name]),
    ...edition.sagas.map(({ id, title }) => [`saga.${id}`, title]),
  ]);
