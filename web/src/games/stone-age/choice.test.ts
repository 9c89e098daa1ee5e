import { describe, expect, it } from 'vitest';
import { choiceOf as cavemen } from '../cavemen/choice.svelte';
import { choiceOf as myFirst } from '../my-first-stone-age/choice.svelte';
import { Stage } from '../../table/stage.svelte';
import { choiceOf } from './choice.svelte';
import type { Playing } from './types';

const table = () => ({ stage: new Stage() }) as unknown as Playing;

describe('a choice half made', () => {
  it('belongs to one table: what was begun there does not go on at another', () => {
    const [here, there] = [table(), table()];
    choiceOf(here).place = 'forest';
    cavemen(here).card = 'fire';
    myFirst(here).tree = 3;
    expect([choiceOf(there).place, cavemen(there).card, myFirst(there).tree]).toEqual([null, '', -1]);
    expect(choiceOf(here).place).toBe('forest');
  });
});
