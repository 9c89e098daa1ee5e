import { describe, expect, it } from 'vitest';

/** Whatever states a rule is Java. The numbers of rules that an explanation rests on stand in `cites.json`, beside the words. */
const CLEAN = ['stone-age', 'stone-age-solo', 'cavemen', 'my-first-stone-age'];
const sources = import.meta.glob<string>('./*/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const cites = import.meta.glob<Record<string, string>>('./*/cites.json', { import: 'default', eager: true });
const rules = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const words = import.meta.glob<Record<string, string>>('./*/words.*.json', { import: 'default', eager: true });

describe('the browser', () => {
  it.each(CLEAN)('cites no rule in the sources of %s', (game) => {
    const files = Object.entries(sources).filter(([path]) => path.startsWith(`./${game}/`) && !path.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(5);
    for (const [path, text] of files) expect(text.match(/\b(?:SA|SS|CV|MF|FA|FS)-V?\d+/g), path).toBeNull();
  });

  it('cites rules that exist, for explanations that have words', () => {
    const pages = Object.values(rules).join('\n');
    expect(Object.keys(cites)).toHaveLength(CLEAN.length);
    for (const [path, said] of Object.entries(cites))
      for (const [key, rule] of Object.entries(said)) {
        expect(pages, `${path} ${key}`).toContain(`**${rule}**`);
        const folder = path.slice(0, path.lastIndexOf('/'));
        const known = {
          ...words[`${folder}/words.en.json`],
          ...words['./stone-age/words.en.json'],
          ...words['./stone-age-solo/words.en.json'],
        };
        expect(known[key] ?? known[key.slice(0, key.lastIndexOf('.'))], `${path} ${key}`).toBeDefined();
      }
  });
});
