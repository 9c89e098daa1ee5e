import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameOf } from '../games';
import { render } from '../pages/markdown';
import { chapters, inOrder, named } from '../pages/rulebook';
import { settings, type Language } from '../settings.svelte';
import { speaker } from '../words/words.svelte';
import { galleryOf } from './gallery';
import { ideaOf, lessonOf, rulebookOf, teller } from './lesson';

const page = (game: string) =>
  readFileSync(`../docs/rules/${settings.language === 'de' ? 'de/' : ''}${game === 'stone-age-solo' ? 'stone-age' : game}.md`, 'utf8');

const shown = async (game: string) => {
  const gallery = (await galleryOf(game))!,
    { words } = (await gameOf(game))!,
    say = speaker(words, gallery.words),
    parts = await rulebookOf(game),
    all = inOrder(chapters(named(render(page(game)), say)), parts.first);
  return { parts, all, book: all.filter((chapter) => !parts.leave?.includes(chapter.id)), shelves: gallery.shelves(say) };
};
const bare = (html: string) => {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return holder.content.textContent ?? '';
};

/** What only programs call things by: words joined by signs or by a capital in the middle, and keys of words that are missing. */
const IDS = [
  /\b[a-z]+_[a-z_]+\b/,
  /\b[a-z]+[A-Z]\w*\b/,
  /\b(?:civ|bld|saga|hut|beast|cave|invention|task|tribe|level)-[a-z0-9]+/,
  /\b[a-z]+\.[a-z]\w+/,
];

describe.each(GAME_IDS)('the rulebook of %s', (game) => {
  it('has pictures of lessons at chapters that are there', async () => {
    const { parts, all } = await shown(game),
      ids = all.map((chapter) => chapter.id);
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(parts.pictures), ...parts.first, ...(parts.leave ?? [])]));
    for (const { lesson, scene = 0 } of Object.values(parts.pictures))
      if (lesson === 'idea') expect((await ideaOf(game))!.scenes[scene]).toBeDefined();
      else expect(await lessonOf(game, lesson)).toBeDefined();
    expect(new Set(ids).size).toBe(ids.length);
    expect(all).toHaveLength(chapters(render(page(game))).length);
  });

  it('has a picture in every chapter', async () => {
    const { parts, book, shelves } = await shown(game);
    const bald = book.filter(({ id }) => id && !parts.pictures[id] && !shelves.some((shelf) => shelf.chapter === id));
    expect(bald.map((chapter) => chapter.id)).toEqual([]);
    expect(book.map((chapter) => chapter.id)).toEqual(expect.arrayContaining(shelves.map((shelf) => shelf.chapter)));
  });

  it('can be played in some of its pictures', async () => {
    const { parts } = await shown(game);
    const moving = await Promise.all(
      Object.values(parts.pictures).map(async ({ lesson, scene = 0 }) =>
        lesson === 'idea' ? ((await ideaOf(game))!.scenes[scene]!.steps?.length ?? 0) > 0 : true,
      ),
    );
    expect(moving.filter(Boolean).length).toBeGreaterThanOrEqual(5);
  });

  it.each<Language>(['en', 'de'])('calls nothing by what only programs know (%s)', async (language) => {
    settings.language = language;
    const { book, parts, shelves } = await shown(game);
    const captions = Object.values(parts.pictures).map(({ lesson, scene = 0 }) =>
      teller(game)(lesson === 'idea' ? `idea.${scene}` : `${lesson}.won`),
    );
    const texts = [
      ...book.flatMap((chapter) => bare(chapter.html).split('\n')),
      ...shelves.flatMap((shelf) => shelf.pieces.flatMap((piece) => [piece.name, piece.does])),
      ...captions,
    ];
    expect(texts.filter((text) => IDS.some((id) => id.test(text)))).toEqual([]);
    settings.language = 'en';
  });
});
