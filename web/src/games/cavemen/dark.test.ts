import { describe, expect, it } from 'vitest';
import { speaker } from '../../words/words.svelte';
import { whyDark } from './dark';
import { asked, offerOf } from './facts';
import { at, table } from './fixture';
import { game } from './index';
import { FIRE } from './types';

const say = speaker(game.words);
const told = (name: Parameters<typeof at>[0], card: string) => {
  const { moment } = table(at(name)).playing;
  const dark = whyDark(offerOf(asked({ moment }), card)!, moment.view.tableaus[0]!);
  return dark && say(dark.key, dark.gaps);
};

describe('a card that cannot be taken', () => {
  it('says what is missing, one tooth being a tooth', () =>
    expect(told('poor', 'thinker-zev')).toBe('Costs 4 food or 4 teeth; you have 1 food and 1 tooth.'));
  it('says of Fire which score it needs', () => expect(told('fire.score', FIRE)).toContain('needs inventing 10; you have 1'));
  it('says that its time will come', () => expect(told('bidding.theirs', 'beast-dodo-1')).toBe('Cards are taken when the actions come.'));
  it('says nothing where it can be taken', () => expect(told('acting', 'beast-dodo-1')).toBeNull());

  it('has words for every reason, in both languages', () => {
    const reasons = ['fire.score', 'fire.conch', 'fire.turn', 'fire.round', 'recruit', 'cave', 'beast', 'invention', 'turn', 'later'];
    for (const words of [game.words.en, game.words.de]) for (const reason of reasons) expect(words).toHaveProperty([`dark.${reason}`]);
  });
});
