import type { Speak } from '../../words/words.svelte';
import type { Cave, Edition } from './types';

/** What a cave card does, with the numbers of the edition that is played with. */
export function caveDoes(say: Speak, cave: Cave, { caveNumbers }: Pick<Edition, 'caveNumbers'>): string {
  if (!caveNumbers) return say(`cave.${cave}.does`);
  const { bear, majority, huts } = caveNumbers;
  const does = say(`cave.${cave}.does`, { bear, n: majority });
  return cave === 'cave_dwellers' && huts ? `${say('cave.cave_dwellers.huts', { n: huts })} ${does}` : does;
}
