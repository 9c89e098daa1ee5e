import { describe, expect, it } from 'vitest';
import { render } from './markdown';
import { chapters, find, named, titled } from './rulebook';

const PAGE = `# A game

Opening words.

## The meal

- **SA-70** Everybody eats one food.
- **SA-71** Who has not enough pays *goods*.

### Hunger

Hunger costs ten points.
`;

describe('a rulebook', () => {
  it('is split into chapters with their headings', () => {
    const all = chapters(render(PAGE));
    expect(all.map(({ id, title, level }) => [id, title, level])).toEqual([
      ['', 'A game', 1],
      ['the-meal', 'The meal', 2],
      ['hunger', 'Hunger', 3],
    ]);
    expect(all.map((chapter) => chapter.html).join('')).toBe(render(PAGE));
  });

  it('finds words where they stand, and links to the rule', () => {
    const article = document.createElement('article');
    article.innerHTML = render(PAGE);
    expect(find(article, 'goods')).toMatchObject([{ id: 'SA-71', rule: 'SA-71', match: 'goods', after: '.' }]);
    expect(find(article, 'TEN POINTS')).toMatchObject([{ id: 'hunger', rule: '' }]);
    expect(find(article, 'x')).toEqual([]);
    expect(find(article, 'nowhere')).toEqual([]);
  });

  it('calls options by their names', () => {
    const say = (key: string) => (key === 'option.maxRounds' ? 'Rounds & so' : key);
    expect(named(render('- **A-V1** **Short**, option *shortGame*: two win. Option *maxRounds* is *off*.'), say)).toContain(
      '<strong>Short</strong>: two win. Option <em>Rounds &amp; so</em> is <em>off</em>.',
    );
  });

  it('of a game told on the page of another has its own title, and says what they share', () => {
    const book = titled(chapters(render(PAGE)), 'Alone', 1, 'Shared');
    expect(book.map(({ id, title }) => [id, title])).toEqual([
      ['', 'Alone'],
      ['the-meal', 'The meal'],
      ['shared', 'Shared'],
      ['hunger', 'Hunger'],
    ]);
    expect(book[0]!.html).toContain('<h1>Alone</h1>');
    expect(book[2]!.html).toBe('<h2 id="shared">Shared</h2>');
  });
});
