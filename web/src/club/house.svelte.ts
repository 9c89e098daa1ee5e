import { call } from '../api';
import type { Keeper } from '../protocol';
import { settings } from '../settings.svelte';

export type House = Keeper.House;
export type Measure = Keeper.Measure;
export type Registration = Keeper.Registration;

/** What the house says; nothing until it has answered. */
export const house = $state<{ said: House | null }>({ said: null });

const hear = (said: House) => {
  house.said = said;
};
export const askHouse = () => call<House>('/api/house').then(hear, () => {}); // without an answer it says nothing
export const readWarning = (id: string) => call<House>(`/api/me/warnings/${id}/read`, {}).then(hear);

export async function legalText(page: 'imprint' | 'privacy'): Promise<string> {
  const answer = await fetch(`/api/house/${page}?language=${settings.language}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}
