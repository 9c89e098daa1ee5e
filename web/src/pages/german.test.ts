import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../games';
import { render } from './markdown';
import { chapters } from './rulebook';

const english = import.meta.glob('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const german = import.meta.glob('../../../docs/rules/de/*.md', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const pages = Object.entries(german).map(([path, page]) => [path, page, english[path.replace('/de/', '/')] ?? ''] as const);

/** What each rule and each row says, by its place; of a sentence only its numbers can be compared. */
const rules = (page: string) => [...page.matchAll(/^- \*\*([A-Z]{1,2}-?V?\d+)\*\*(.*)$/gm)];
const rows = (page: string) => [...page.matchAll(/^\|.*$/gm)].map(([row]) => row);
const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();

describe('the German pages', () =>
  it('are there for every game with a board', () => {
    const told = pages.map(([path]) => path.replace(/.*\/|\.md$/g, ''));
    expect(GAME_IDS.filter((game) => !told.includes(game.replace(/-solo$/, '')))).toEqual([]);
  }));

describe.each(pages)('the German page %s', (_, page, beside) => {
  it('has the same chapters, known by the same anchors', () => {
    const anchors = (text: string) => chapters(render(text)).map(({ id, level }) => [id, level]);
    expect(anchors(page)).toEqual(anchors(beside));
  });
  it('has the same rules with the same numbers in them', () => {
    const told = (text: string) => rules(text).map(([, id, said]) => [id, numbers(said!)]);
    expect(told(page)).toEqual(told(beside));
  });
  it('has the same tables with the same numbers in them', () => {
    expect(rows(page).map(numbers)).toEqual(rows(beside).map(numbers));
  });
  it('marks what is ours as ours', () => {
    const house = (text: string, mark: string) => rules(text).flatMap(([, id, said]) => (said!.includes(mark) ? [id] : []));
    expect(house(page, 'Haus)*')).toEqual(house(beside, 'house)*'));
  });
});
