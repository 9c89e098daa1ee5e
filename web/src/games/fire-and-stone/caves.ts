import type { Speak } from '../../words/words.svelte';
import type { Cave, Edition } from './types';

/** What a cave card does, with the numbers of the edition that is played with. */
export function caveDoes(say: Speak, cave: Cave, { dwellers }: Pick<Edition, 'dwellers'>): string {
  if (cave !== 'cave_dwellers' || !dwellers) return say(`cave.${cave}.does`);
  const does = say('cave.cave_dwellers.does', { n: dwellers.majority });
  return dwellers.others ? `${does} ${say('cave.cave_dwellers.others', { n: dwellers.others })}` : does;
}
