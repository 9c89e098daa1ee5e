import { expect, it } from 'vitest';
import { mustFit, Older } from './load';

const house = { parts: [{ path: '/assets/worker-new.js' }] };

it('takes rules only from the house that its page is from', () => {
  expect(() => mustFit(house, 'https://table.example/assets/worker-old.js')).toThrow(Older);
  expect(() => mustFit(house, 'https://table.example/assets/worker-new.js')).not.toThrow();
  expect(() => mustFit(house, 'http://localhost:5173/src/engine/worker.ts')).not.toThrow(); // a page under development
});
