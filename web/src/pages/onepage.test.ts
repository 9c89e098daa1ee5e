import { render, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { allGames } from '../games';
import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';
import OnePage from './OnePage.svelte';
import { hasOnePage, onePageOf } from './onepage';

const RULES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const book = (game: string) => RULES[`../../../docs/rules/${game.replace(/-solo$/, '')}.md`]!;
const GAMES = (await allGames()).map((game) => game.id);

describe('the rules in one page', () => {
  it.each(GAMES)('are there for %s, each line with a rule of its book', async (game) => {
    expect(hasOnePage(game)).toBe(true);
    const lines = (await onePageOf(game))!.flatMap((section) => section.lines);
    for (const { rule } of lines) expect([rule, book(game).includes(`- **${rule}** `)]).toEqual([rule, true]);
    expect(new Set(lines.map((line) => line.rule)).size).toBe(lines.length);
  });
  it.each(GAMES)('of %s say the same in both languages, and the same numbers', async (game) => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();
    for (const { head, lines } of (await onePageOf(game))!)
      for (const { en, de = '' } of [head, ...lines]) {
        expect([en.length > 2, de.length > 2]).toEqual([true, true]);
        expect([en, numbers(de)]).toEqual([en, numbers(en)]);
      }
  });
  it('are in English where nobody has said them in the language of whoever reads, and say so', async () => {
    const [first] = (await onePageOf('cavemen'))!;
    expect(first!.head['pt-BR']).toBeUndefined();
    settings.language = 'pt-BR';
    render(OnePage, { props: { game: 'cavemen' } });
    await waitFor(() => expect(screen.getByTestId('onepage').dataset.ready).toBe('true'));
    for (const said of [t('rules.tongue'), first!.head.en, first!.lines[0]!.en])
      expect(screen.getByTestId('onepage').textContent).toContain(said);
    settings.language = 'en';
  });
  it('are not there for a game nobody has written them for', () =>
    expect([hasOnePage('ludo'), onePageOf('ludo')]).toEqual([false, undefined]));
});
