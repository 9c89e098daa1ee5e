import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameOf } from '../games';
import { go } from '../route.svelte';
import { read } from '../words/books.svelte';
import EditionChoice from './EditionChoice.svelte';
import { forgetEdition, keepEdition, keptEdition, keptEditions } from './localEditions';
import { shapeOf, type Thing } from './shape';
import Shelf from './Shelf.svelte';
import { words } from './words';

const GAME = 'my-first-stone-age';
const house = async () => (await gameOf(GAME))!.edition as Thing;
const shelf = async (gone = false) => render(Shelf, { props: { game: GAME, house: await house(), shape: (await shapeOf(GAME))!, gone } });

beforeEach(async () => {
  document.body.replaceChildren();
  await read(words);
  for (const { id } of await keptEditions(GAME)) await forgetEdition(id);
  go('/');
});

describe('the shelf', () => {
  it('gives back what a tap took away', async () => {
    await keepEdition({ id: 'mine', game: GAME, file: { ...(await house()), name: 'Mine' } });
    await shelf();
    await fireEvent.click(await screen.findByTestId('remove-edition'));
    await waitFor(() => expect(screen.queryByTestId('kept-edition')).toBeNull());
    expect(await keptEdition('mine')).toBeUndefined();
    expect(screen.getByTestId('shelf-removed').textContent).toContain('Mine');
    await fireEvent.click(screen.getByTestId('bring-back'));
    expect((await screen.findByTestId('kept-edition')).textContent).toBe('Mine');
    expect((await keptEdition('mine'))!.file['name']).toBe('Mine');
    expect(screen.queryByTestId('shelf-removed')).toBeNull();
  });
  it('says that a file is another game’s, and keeps nothing of it', async () => {
    await shelf();
    const other = JSON.stringify((await gameOf('cavemen'))!.edition),
      file = new File([other], 'cavemen.json', { type: 'application/json' });
    await fireEvent.change(screen.getByTestId('import-edition'), { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toContain('not an edition of this game');
    expect(await keptEditions(GAME)).toEqual([]);
  });
  it('says that what a link named is not here', async () => {
    await shelf(true);
    expect(screen.getByTestId('shelf-gone').textContent).toContain('not on this device');
  });
});

describe('the choice of a new table', () => {
  it('does not quietly take the house edition for another', async () => {
    go(`/new/${GAME}#edition=elsewhere`);
    render(EditionChoice, { props: { game: GAME, edition: null } });
    expect((await screen.findByTestId('edition-gone')).textContent).toContain('not on this device');
  });
  it('says nothing of the kind where it is here', async () => {
    await keepEdition({ id: 'mine', game: GAME, file: { ...(await house()), name: 'Mine' } });
    go(`/new/${GAME}#edition=mine`);
    render(EditionChoice, { props: { game: GAME, edition: null } });
    await waitFor(() => expect((screen.getByTestId('edition-choice') as HTMLSelectElement).value).toBe('mine'));
    expect(screen.queryByTestId('edition-gone')).toBeNull();
  });
});
