import { expect, it } from 'vitest';
import { sharedPath } from './shell';

const shared = (text: string) => sharedPath(`?shared-text=${encodeURIComponent(text)}`, 'https://table.example');

it('follows an invitation that was shared with the app', () =>
  expect(shared('Come and play! https://table.example/join/abc#secret')).toBe('/join/abc#secret'));
it('follows no link to another house, nor to anything but a table', () => {
  expect(shared('https://elsewhere.example/join/abc#secret')).toBeNull();
  expect(shared('https://table.example/api/me')).toBeNull();
  expect(sharedPath('', 'https://table.example')).toBeNull();
});
