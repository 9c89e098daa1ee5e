import { expect, it } from 'vitest';
import { deeds, isIn } from './calls';

it('offers each what they may do, as the house allows it', () => {
  for (const theirs of ['owner', 'keeper', 'member', 'asks', 'barred'] as const) expect(deeds('member', theirs)).toEqual([]);
  expect(deeds('keeper', 'keeper')).toEqual([]);
  expect(deeds('keeper', 'member')).toEqual(['remove', 'bar']);
  expect(deeds('keeper', 'asks')).toEqual(['accept', 'decline', 'bar']);
  expect(deeds('owner', 'owner')).toEqual([]);
  expect(deeds('owner', 'member')).toContain('hand_over');
  expect(deeds('owner', 'barred')).toEqual(['pardon']);
});

it('knows who belongs to a group', () => {
  expect((['owner', 'keeper', 'member', 'asks', 'barred', null] as const).filter(isIn)).toEqual(['owner', 'keeper', 'member']);
});
