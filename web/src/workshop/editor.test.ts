import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS, gameOf } from '../games';
import { galleryOf } from '../learn/gallery';
import type { Complaint } from './draft.svelte';
import Editor from './Editor.svelte';
import { keptEdition, keepEdition } from './localEditions';
import { shapeOf, type Thing } from './shape';
import './words';

let complaints: Complaint[] = [];
vi.mock('./engine', () => ({
  check: () => async (edition: Thing) => ({ complaints, edition }),
  playing: () => ({ play: () => new Promise(() => {}), end: () => {} }),
}));

async function open(id: string, change: (file: Thing) => Thing = (file) => file) {
  const [game, shape, gallery] = await Promise.all([gameOf(id), shapeOf(id), galleryOf(id)]);
  const kept = { id: `k-${id}`, game: id, file: change({ ...(game!.edition as Thing), name: 'Mine' }), updated: '' };
  await keepEdition(kept);
  return { game, shape, ...render(Editor, { props: { game: game!, shape: shape!, gallery, offer: undefined, kept } }) };
}
const go = (part: string) => fireEvent.click(screen.getByTestId(`part-${part}`));

beforeEach(() => void (complaints = []));
afterEach(() => void document.body.replaceChildren());

describe.each(GAME_IDS)('the editor of %s', (id) => {
  it('shows every part, with pictures, sums and a form for each list', async () => {
    const { container, shape } = await open(id);
    await waitFor(() => expect(screen.getByTestId('edition-state').dataset['fine']).toBe('true'));
    for (const button of [...container.querySelectorAll<HTMLElement>('[data-testid^=part-]:is(button)')]) {
      await fireEvent.click(button);
      expect(screen.getByTestId('part-body').textContent!.trim().length, button.textContent!).toBeGreaterThan(10);
      expect(container.innerHTML).not.toMatch(/\bundefined\b|NaN|\[object Object/);
    }
    expect(container.querySelectorAll('[data-testid^=part-]:is(button)').length).toBeGreaterThanOrEqual(4);
    for (const [list, of] of Object.entries(shape!.types[shape!.root]!.fields!)) {
      if (of.is !== 'list' || of.of.is !== 'thing') continue;
      await go(list);
      expect(screen.getByTestId('sums')).toBeTruthy();
      expect(container.querySelector('[data-testid^="field-"]'), list).toBeTruthy();
    }
  });
});

describe('the editor', () => {
  it('changes a number, marks it, keeps it, and takes it back', async () => {
    const { container } = await open('cavemen');
    await go('beasts');
    await fireEvent.input(screen.getByTestId('field-beasts[0].cost'), { target: { value: '7' } });
    expect(container.querySelector('[data-changed] [data-testid="field-beasts[0].cost"]')).toBeTruthy();
    expect(screen.getByTestId('was').textContent).toContain('1');
    await waitFor(async () => expect(((await keptEdition('k-cavemen'))!.file['beasts'] as Thing[])[0]!['cost']).toBe(7));
    await go('changes');
    expect(screen.getAllByTestId('change').map((each) => each.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/Dodo.*7.*1/)]),
    );
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(screen.getAllByTestId('change')).toHaveLength(1); // the name is another
  });

  it('says what is wrong at its field and leads there', async () => {
    complaints = [
      { field: 'caves[1].population', sentence: 'A score is 0 to 50.' },
      { field: 'inventions', sentence: 'There must be 20 inventions beside Fire; there are 19.' },
    ];
    await open('cavemen');
    await waitFor(() => expect(screen.getAllByTestId('complaint-link')).toHaveLength(2));
    await fireEvent.click(screen.getAllByTestId('complaint-link')[0]!);
    expect(screen.getByTestId('complaint').dataset['field']).toBe('caves[1].population');
    await go('inventions');
    expect(screen.getByTestId('complaint').textContent).toContain('20 inventions');
    expect(screen.queryByTestId('set-table')).toBeNull();
  });

  it('finds a card, copies it and takes one out', async () => {
    const { container } = await open('cavemen');
    await go('beasts');
    await fireEvent.input(screen.getByTestId('find'), { target: { value: 'dodo' } });
    const found = container.querySelectorAll('[data-item]').length;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(10);
    await fireEvent.click(container.querySelector('[data-item]')!);
    await fireEvent.click(screen.getByTestId('copy-item'));
    expect(container.querySelectorAll('[data-item]')).toHaveLength(found + 1);
    await fireEvent.click(screen.getByTestId('remove-item'));
    expect(container.querySelectorAll('[data-item]')).toHaveLength(found);
  });

  it('changes the kind of an effect', async () => {
    await open('cavemen');
    await go('inventions');
    await fireEvent.change(screen.getByTestId('field-inventions[0].effect'), { target: { value: 'FindFood' } });
    expect((screen.getByTestId('field-inventions[0].effect.food') as HTMLInputElement).value).toBe('0');
    expect(screen.queryByTestId('field-inventions[0].effect.by')).toBeNull();
  });
});
