import type { Gaps } from '../../words/words.svelte';
import type { SignName } from './signs';
import type { Effect } from './types';

/** An effect as a line of signs and short words, for the foot of a card. */
export type Glyph = string | { sign: SignName };
const sign = (name: SignName): Glyph => ({ sign: name });

export function glyphs(e: Effect): Glyph[] {
  const plus = (n: number) => (n < 0 ? `${n}` : `+${n}`);
  switch (e.is) {
    case 'Raise':
      return [plus(e.by), sign(e.score)];
    case 'RaisePer':
      return [plus(e.by), sign(e.score), e.each > 1 ? `/${e.each}` : '/', sign(e.kind)];
    case 'RaisePerCave':
      return [plus(e.by), sign(e.score), '/', sign('cave')];
    case 'RaiseWith':
      return [plus(e.by), sign(e.score), 'if', sign(e.kind)];
    case 'RaiseFromSize':
      return [plus(e.by), sign(e.score), `${e.size}`, sign('people')];
    case 'HuntMore':
      return [sign('hunting'), ...(e.food ? [plus(e.food), sign('food')] : []), ...(e.teeth ? [plus(e.teeth), sign('teeth')] : [])];
    case 'RecruitForLess':
      return [sign('people'), `−${e.by}`];
    case 'PayLessForConch':
      return [sign('conch'), `−${e.by}`, sign('teeth')];
    case 'FindFood':
      return ['↻', plus(e.food), sign('food')];
    case 'FindTeethPer':
      return [plus(e.teeth), sign('teeth'), '/', sign(e.kind)];
    case 'FeedHalf':
      return [sign('conch'), '½', sign('food')];
    case 'NoCasualties':
      return ['0', sign('risk')];
    case 'Win':
      return [sign('conch'), '=', '★'];
  }
}

/** An effect as a sentence. */
export function tells(e: Effect): { key: string; gaps: Gaps } {
  const gaps: Gaps = {};
  for (const [name, value] of Object.entries(e))
    if (name !== 'is') gaps[name] = name === 'score' ? `@score.${value}` : name === 'kind' ? `@kind.${value}` : (value as number);
  if (e.is === 'HuntMore')
    return { key: e.food && e.teeth ? 'effect.HuntMore' : e.food ? 'effect.HuntMore.food' : 'effect.HuntMore.teeth', gaps };
  if (e.is === 'RaisePer' && e.each > 1) return { key: 'effect.RaisePer.each', gaps };
  return { key: `effect.${e.is}`, gaps };
}
