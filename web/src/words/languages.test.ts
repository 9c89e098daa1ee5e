import { execFileSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { book, read, speakIn, type Wordbook } from './books.svelte';
import { languageOf, LANGUAGES, OFFERED, PSEUDO, voiceOf, type Language } from './languages';
import { pseudo, stretched } from './pseudo';
import { speaker } from './words.svelte';

/** Where so much is missing that a page would be two languages at once, a language is no longer offered. */
const MOST_MISSING = 0.1;

interface Found {
  missing: string[][];
  left: string[][];
  gaps: string[][];
  glossary: string[][];
  all: number;
}
const tool = (...asked: string[]) => execFileSync('node', ['tools/words.mjs', ...asked], { encoding: 'utf8', maxBuffer: 1 << 28 });
const found = JSON.parse(tool('--json')) as Record<string, Found>;
const POLISH = import.meta.glob<Record<string, string>>('../**/*.pl.json', { eager: true, import: 'default' });
const brief = (all: string[][]) => all.map((each) => each.join(' | '));

describe('languages', () => {
  it('are all looked at', () => expect(Object.keys(found)).toEqual(LANGUAGES.filter((each) => each !== 'en' && each !== PSEUDO)));
  it('are offered by their own names, English first', () => expect(Object.keys(OFFERED)[0]).toBe('en'));

  describe.each(Object.keys(found))('%s', (language) => {
    const { missing, left, gaps, glossary, all } = found[language]!;
    it('has the gaps of the English sentences', () => expect(brief(gaps)).toEqual([]));
    it('uses the words of the glossary', () => expect(brief(glossary)).toEqual([]));
    it('says nothing that nobody asks for', () => expect(brief(left)).toEqual([]));
    if (language in OFFERED)
      it('is offered only while nearly everything is said in it', () => expect(missing.length / all).toBeLessThan(MOST_MISSING));
  });

  it('are known by the tags of browsers', () => {
    expect([languageOf('de-AT'), languageOf('EN-us'), languageOf('tlh'), languageOf(null)]).toEqual(['de', 'en', undefined, undefined]);
    expect(languageOf('pl-PL')).toBe('pl');
    expect(languageOf(PSEUDO)).toBe('en'); // nobody is given it who has not asked for it
  });

  it('are given to whoever reads one of their other kinds', async () => {
    expect(['pt', 'pt-BR', 'pt-br', 'pt-PT', 'PT-AO'].map(languageOf)).toEqual(Array(5).fill('pt-BR'));
    expect(voiceOf('pt-BR')).toBe('pt-BR');
    const words = book(['games/cavemen/coach']);
    await speakIn('pt-BR');
    expect(words['pt-BR']['now.wins']).toContain('Fogo');
    expect(speaker(words)('now.wins')).toBe(words['pt-BR']['now.wins']);
    await speakIn('en');
  });

  it('count in Polish by three forms: one, few and many', () => {
    const counted = Object.values(POLISH).flatMap((words) =>
      Object.values(words).flatMap((said) => said.match(/\{\w+(\|[^{}]*)\}/g) ?? []),
    );
    expect(counted.length).toBeGreaterThan(200);
    expect(counted.filter((forms) => forms.split('|').length !== 4)).toEqual([]);
  });

  it('are remembered while their words are on their way', async () => {
    const spoken = speakIn('de');
    expect(settings.language).toBe('en');
    expect(localStorage.getItem('hearthside.settings')).toContain('"language":"de"');
    await spoken;
    await speakIn('en');
  });

  it.each(['puzzles', 'tournaments', 'groups', 'keeper'])('are there as soon as the page of %s is', async (page) => {
    vi.resetModules(); // nothing is laid out
    const { settings: fresh } = await import('../settings.svelte');
    fresh.language = 'pt-BR';
    const { words } = (await import(`../${page}/words.ts`)) as { words: Wordbook };
    expect(Object.keys(words['pt-BR']).length).toBeGreaterThan(30);
  });

  it('are fetched before they are spoken', async () => {
    const words = book(['games/cavemen/coach']),
      say = speaker(words);
    await read(words);
    const english = say('now.wins');
    await speakIn('de');
    expect(settings.language).toBe('de');
    expect(say('now.wins')).not.toBe(english);
    await speakIn('en');
    expect(say('now.wins')).toBe(english);
  });
});

describe('the pseudo-language', () => {
  it('is longer by two fifths, has accents, and keeps its gaps', () => {
    const said = stretched('Somebody has {n} {n|tooth|teeth} here.');
    expect(said).toContain('{n} {n|tooth|teeth}');
    expect(said).toMatch(/[áéíóú]/);
    const plain = 'Choose a tree that is still dark'; // 32 letters
    expect(stretched(plain).length).toBeGreaterThanOrEqual(Math.floor(plain.length * 1.35));
    expect(stretched(plain).length).toBeLessThanOrEqual(Math.ceil(plain.length * 1.45));
  });
  it('is made of every English word there is', async () => {
    const words = book(['games/my-first-stone-age/words']);
    await speakIn(PSEUDO as Language);
    expect(words[PSEUDO]).toEqual(pseudo(words.en));
    expect(speaker(words)('good.tooth')).not.toBe('tooth');
    await speakIn('en');
  });
  it('is what the tool writes', () => {
    const written = JSON.parse(tool('--pseudo')) as Record<string, Record<string, string>>;
    expect(written['games/my-first-stone-age/words']!['good.tooth']).toBe(stretched('tooth'));
  });
});
