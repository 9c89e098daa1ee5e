import { expect, it } from 'vitest';
import { t } from '../words/words.svelte';
import { PHRASES } from './phrases';

const [java] = Object.values(
  import.meta.glob<string>('../../../server/src/main/java/hearthside/server/protocol/Phrase.java', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

it('offers every phrase the house knows, and says in English what the house says to whoever knows no phrases', () => {
  const house = [...java!.matchAll(/\b([A-Z_]+)\("([^"]+)"\)/g)].map(([, name, text]): [string, string] => [name!.toLowerCase(), text!]);
  expect(house.length).toBeGreaterThan(10);
  expect([...PHRASES].sort()).toEqual(house.map(([name]) => name).sort());
  for (const [name, text] of house) expect(t(`phrase.${name}`)).toBe(text);
});
