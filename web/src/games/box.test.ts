import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { Box, foreign, speakerOf } from './box.svelte';
import HOUSE from './editions.json';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../api', () => ({ tableEdition: asked }));

const NEWEST = HOUSE['fire-and-axe'].at(-1)!;

const edition = { things: { axe: 'Axe', bow: 'Bow' } };
const game = {
  id: 'fire-and-axe',
  words: { en: { 'thing.axe': 'Axe', 'thing.bow': 'Bow' }, de: { 'thing.axe': 'Axt', 'thing.bow': 'Bogen' } },
  edition,
  names: ({ things }: typeof edition) => Object.fromEntries(Object.entries(things).map(([id, name]) => [`thing.${id}`, name])),
};
const terms = (hash: string, whole?: unknown) => ({ seats: 2, options: {}, edition: { name: 'Ours', hash, whole } });
const ours = { things: { axe: 'Hatchet', bow: 'Bow' } };

beforeEach(() => {
  settings.language = 'en';
  asked.mockReset();
});

describe('the box of a table', () => {
  it('is the house edition where the terms say so, or say nothing, as games did that were kept long ago', async () => {
    const box = new Box(game);
    expect(box.holds(terms(NEWEST))).toBe(true);
    expect(box.holds({ seats: 2, options: {}, edition: null })).toBe(true);
    await box.open(terms(NEWEST), 'k7qm3x');
    expect(box.edition).toBe(edition);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked of the table once, whoever opens it again', async () => {
    asked.mockResolvedValue(ours);
    const box = new Box(game);
    expect(box.holds(terms('one'))).toBe(false);
    await box.open(terms('one'), 'k7qm3x');
    expect(box.holds(terms('one'))).toBe(true);
    expect(box.edition).toEqual(ours);
    await new Box(game).open(terms('one'), 'another');
    expect(asked).toHaveBeenCalledExactlyOnceWith('k7qm3x');
  });

  it('is asked for again when the line was cut', async () => {
    asked.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(ours);
    const box = new Box(game);
    await expect(box.open(terms('two'), 'k7qm3x')).rejects.toThrow('offline');
    expect(box.edition).toBe(edition);
    await box.open(terms('two'), 'k7qm3x');
    expect(box.edition).toEqual(ours);
  });

  it('comes along where there is no table', async () => {
    const box = new Box(game);
    await box.open(terms('three', ours));
    expect(box.edition).toEqual(ours);
    await box.open(terms(NEWEST));
    expect(box.edition, 'another lesson has the house edition again').toBe(edition);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not of the house where it is none of its versions', () => {
    for (const hash of [...HOUSE['fire-and-stone'], 'house-fire-and-stone-1a']) expect(foreign('fire-and-stone', terms(hash))).toBeNull();
    expect(foreign('fire-and-stone', { seats: 2, options: {}, edition: null })).toBeNull();
    expect(foreign('fire-and-stone', terms('here-fire-and-stone-1a'))).toBe('Ours');
    expect(foreign('fire-and-stone', terms(HOUSE['cavemen'][0]!))).toBe('Ours');
  });

  it('gives things its own names, and leaves those of the house to the words of each language', async () => {
    const box = new Box(game);
    await box.open(terms('four', ours));
    settings.language = 'de';
    expect([box.speak('thing.axe'), box.speak('thing.bow')]).toEqual(['Hatchet', 'Bogen']);
    expect(speakerOf(game, ours)('thing.axe')).toBe('Hatchet');
    expect(speakerOf(game, edition)('thing.axe')).toBe('Axt');
  });
});
