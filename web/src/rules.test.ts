import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A rule is named so that somebody can read it: `explain('FA-111', …)`, a link to it, or a table of what explains what. */
const EXPLAINS = [/explain\(\s*'[A-Z]{2}-V?\d+'/, /#[A-Z]{2}-V?\d+"/, /: \['[A-Z]{2}-V?\d+', '\w+'\]/];
const RULE = /\b(CV|FA|FS|MF|SA|SS)-V?\d+/;

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(`${folder}/${entry.name}`)
      : /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts')
        ? [`${folder}/${entry.name}`]
        : [],
  );
const naming = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => (RULE.test(line) && !EXPLAINS.some((way) => way.test(line)) ? [`${file}:${i + 1} ${line.trim()}`] : []));

describe('the browser', () => {
  it('states no rule: it names one only to explain it', () => {
    expect(sources('src').flatMap(naming)).toEqual([]);
  });
});
