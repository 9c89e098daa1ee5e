import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../games';
import { render } from '../pages/markdown';
import { chapters, inOrder } from '../pages/rulebook';
import { ideaOf, lessonOf, rulebookOf } from './lesson';

const page = (game: string) => readFileSync(`../docs/rules/${game === 'stone-age-solo' ? 'stone-age' : game}.md`, 'utf8');

describe.each(GAME_IDS)('the rulebook of %s', (game) => {
  it('has pictures of lessons at chapters that are there', async () => {
    const parts = await rulebookOf(game),
      book = chapters(render(page(game))),
      ids = book.map((chapter) => chapter.id);
    expect(Object.keys(parts.pictures).length).toBeGreaterThanOrEqual(5);
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(parts.pictures), ...parts.first]));
    for (const { lesson, scene = 0 } of Object.values(parts.pictures))
      if (lesson === 'idea') expect((await ideaOf(game))!.scenes[scene]).toBeDefined();
      else expect(await lessonOf(game, lesson)).toBeDefined();
    expect(new Set(ids).size).toBe(ids.length);
    expect(inOrder(book, parts.first)).toHaveLength(book.length);
  });
});
