import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Named from './Named.svelte';
import { inWords, marked, parts } from './names';

it('takes the names of accounts out of a sentence, and no other word that is written the same', () => {
  const sentence = `${marked('Wood', true)} takes wood from ${marked('Ben', false)} and Wood.`;
  expect(parts(sentence)).toEqual([
    { text: 'Wood', account: true },
    { text: ' takes wood from Ben and Wood.', account: false },
  ]);
  expect(inWords(sentence)).toMatch(/^Wood \(.+\) takes wood from Ben and Wood\.$/u);
});

it('shows the mark right behind the name', () => {
  const place = document.createElement('p');
  const shown = mount(Named, { target: place, props: { text: `Turn of ${marked('Ada', true)}, ${marked('Ben', undefined)}` } });
  expect(place.querySelectorAll('[data-testid=account-mark]')).toHaveLength(1);
  expect(place.textContent).toMatch(/^Turn of Ada\(.+\), Ben$/u);
  void unmount(shown);
});
