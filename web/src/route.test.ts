import { expect, it } from 'vitest';
import { go, goInstead, where } from './route.svelte';

it('takes a secret out of the address and the history when it was used', () => {
  go('/join/abc#secret');
  expect(where.route).toEqual({ page: 'join', table: 'abc', secret: 'secret' });
  const entries = history.length;
  goInstead('/t/abc');
  expect(where.route).toEqual({ page: 'table', table: 'abc' });
  expect(location.href).not.toContain('secret');
  expect(history.length).toBe(entries);
});

it('knows the page of the first start', () => {
  go('/welcome');
  expect(where.route).toEqual({ page: 'welcome' });
});
