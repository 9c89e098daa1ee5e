import { call } from '../api';
import { settings } from '../settings.svelte';

export type Measure = 'warned' | 'muted' | 'suspended';
export type Registration = 'open' | 'invitation' | 'closed';
export interface House {
  announcement: string;
  registration: Registration;
  imprint: boolean;
  privacy: boolean;
  /** whether whoever asks looks after it */
  keeper: boolean;
  measures: { id: string; measure: Measure; reason: string; until: string | null }[];
  kept: { unfinished: number; finished: number; reports: number; measures: number; log: number };
}

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
