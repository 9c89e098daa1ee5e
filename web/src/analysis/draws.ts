import { t, type Speak } from '../words/words.svelte';
import { wordName } from '../workshop/labels';

/**
 * A draw as a player would call it. The rules call it by what is drawn and which one: `die 4`, `card civ-03`; a token by itself.
 *
 * @param titles of the things in the box, by their ids
 */
export function drawName(name: string, say: Speak, titles: ReadonlyMap<string, string>): string {
  const space = name.indexOf(' ');
  if (space < 0) return wordName('token', name, say);
  const kind = name.slice(0, space),
    which = name.slice(space + 1);
  if (kind === 'die') return t('analysis.die', { n: which });
  if (kind === 'seat') return t('seat', { n: Number(which) + 1 });
  if (kind === 'treasure' || kind === 'number' || kind === 'piece') return t(`analysis.${kind}`, { n: which });
  return titles.get(which) ?? wordName(kind, which, say);
}
