import { expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { speaker } from '../../words/words.svelte';
import { game } from '.';
import { caveDoes } from './caves';
import type { Cave, Edition } from './types';

const say = speaker(game.words);
const told = (cave: Cave, caveNumbers: Edition['caveNumbers']) => {
  settings.language = 'en';
  return caveDoes(say, cave, { caveNumbers });
};

it('tells of a cave with the numbers of the edition that is played with', () => {
  expect(told('cave_dwellers', { bear: 3, majority: 2, huts: 1 })).toBe(
    'The discoverer builds 1 hut for free. The cave is a settlement, and its majority is worth 2.',
  );
  expect(told('cave_dwellers', { bear: 3, majority: 7, huts: 0 })).toBe('The cave is a settlement, and its majority is worth 7.');
  expect(told('cave_dwellers', { bear: 3, majority: 7, huts: 4 })).toContain('builds 4 huts');
  expect(told('bear_den', { bear: 8, majority: 1, huts: 1 })).toContain('up to 8 food');
  expect(told('hot_springs', { bear: 8, majority: 1, huts: 1 })).toBe(told('hot_springs', null));
});
