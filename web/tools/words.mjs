// What is said in which language: lists what is missing, stale, left over or said otherwise than the glossary wants.
//
//   tools/words                   a line for each language
//   tools/words fr                everything that is to be done in French, with the English sentence
//   tools/words --done fr [PART]  French says now what English says: of PART (games/cavemen, games/cavemen/words), or of all
//   tools/words --prune           takes out what no longer fits the gaps of English or that nobody asks for: English is said instead
//   tools/words --whole           fails unless every language that is offered is whole: for a release
//   tools/words --pseudo          the pseudo-language, as the browser makes it for ?language=en-XA
//   tools/words --json            all of it for programs
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../', import.meta.url)),
  ROOT = join(WEB, '..'),
  NOTICES = 'server/src/main/resources/hearthside/server/notice/notices',
  SOURCES = join(ROOT, 'docs/words');

const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const languages = readFileSync(join(WEB, 'src/words/languages.ts'), 'utf8');
const quoted = (text) => [...text.matchAll(/'([\w-]+)'/g)].map((found) => found[1]);
const ALL = quoted(/LANGUAGES = \[(.*?)\]/s.exec(languages)[1]).filter((language) => language !== 'en' && language !== 'en-XA');
const OFFERED = [.../OFFERED[^=]*= \{(.*?)\}/s.exec(languages)[1].matchAll(/'?([\w-]+)'?: '/g)].map((found) => found[1]);

/** Files of words by their names without language: `words`, `games/cavemen/lessons`, `server/notices`. */
const folders = [
  'words',
  'coach',
  'puzzles',
  'tournaments',
  'groups',
  'keeper',
  'workshop',
  'analysis',
  'dice',
  ...readdirSync(join(WEB, 'src/games')).map((game) => `games/${game}`),
];
const PARTS = folders
  .flatMap((folder) => {
    const path = join(WEB, 'src', folder);
    if (!existsSync(path) || folder.endsWith('.ts')) return [];
    return (/\.\w+$/.test(folder) ? [] : readdirSync(path))
      .filter((name) => name.endsWith('.en.json'))
      .map((name) => `${folder}/${name.slice(0, -8)}`);
  })
  .concat('server/notices');
const path = (part, language) =>
  part === 'server/notices' ? join(ROOT, `${NOTICES}.${language}.json`) : join(WEB, 'src', `${part}.${language}.json`);

/** All that must be said, in English. Sentences of refusals are their own keys: German has all of them (GermanTest). */
function english(part) {
  const en = json(path(part, 'en'));
  for (const key of Object.keys(json(path(part, 'de')))) en[key] ??= key;
  return en;
}
const hash = (sentence) => createHash('sha256').update(sentence).digest('hex').slice(0, 6);
const sourcesFile = (language) => join(SOURCES, `${language}.json`);

const plain = (sentence) => [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((found) => found[1]))].sort().join();
const named = (sentence) => new Set([...sentence.matchAll(/\{(\w+)[|}]/g)].map((found) => found[1]));
/** The same gaps; a form of a word may hang on any number there is. */
function gapsDiffer(source, said) {
  const known = named(source);
  return plain(source) !== plain(said) || [...named(said)].some((gap) => !known.has(gap)) || /\{[^{}]*$|^[^{}]*\}/.test(said);
}

const GLOSSARIES = Object.fromEntries(
  PARTS.map((part) => part.split('/').slice(0, -1).join('/')).map((folder) => [folder, json(join(WEB, 'src', folder, 'glossary.json'))]),
);
const word = (forms, whole) => new RegExp(whole ? `\\b(${forms})\\b` : `(${forms})`, 'iu');
/** Terms of the game that the English sentence has and the translation lacks. `free` names sentences that may say it otherwise. */
function termsLost(part, key, source, said, language) {
  const [folder, file] = [part.split('/').slice(0, -1).join('/'), part.split('/').at(-1)];
  const { free = {}, ...terms } = GLOSSARIES[folder],
    told = source.replace(/\{\w+\}/g, ''); // what fills a gap has a sentence of its own
  if (free[language]?.includes(`${file}:${key}`)) return [];
  return Object.entries(terms)
    .filter(
      ([term, forms]) => forms[language] && word(forms.en ?? `${term}s?`, true).test(told) && !word(forms[language], false).test(said),
    )
    .map(([term]) => term);
}

function state(language) {
  const found = { missing: [], stale: [], left: [], gaps: [], glossary: [], all: 0 },
    taken = json(sourcesFile(language));
  for (const part of PARTS) {
    const source = english(part),
      said = json(path(part, language));
    for (const [key, sentence] of Object.entries(source)) {
      found.all++;
      const own = said[key];
      if (own === undefined || (own === '' && sentence !== '')) found.missing.push([part, key, sentence]);
      else {
        if (key !== sentence && taken[part]?.[key] !== hash(sentence)) found.stale.push([part, key, sentence, own]);
        if (gapsDiffer(sentence, own)) found.gaps.push([part, key, sentence, own]);
        const lost = termsLost(part, key, sentence, own, language);
        if (lost.length) found.glossary.push([part, key, sentence, own, lost.join(', ')]);
      }
    }
    for (const key of Object.keys(said)) if (!(key in source)) found.left.push([part, key, '', said[key]]);
  }
  return found;
}

/** What English says now is what was translated. */
function done(language, under = '') {
  const taken = json(sourcesFile(language));
  for (const part of PARTS.filter((each) => each.startsWith(under))) {
    const source = english(part),
      said = json(path(part, language));
    const known = Object.keys(source).filter((key) => key in said && key !== source[key]);
    if (known.length) taken[part] = Object.fromEntries(known.sort().map((key) => [key, hash(source[key])]));
    else delete taken[part];
  }
  mkdirSync(SOURCES, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(taken).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(sourcesFile(language), JSON.stringify(sorted, null, 1) + '\n');
}

/** Whoever changes the gaps of a sentence need not speak eight languages. German is theirs to change. */
function prune() {
  for (const language of ALL.filter((each) => each !== 'de')) {
    const { gaps, left } = state(language);
    for (const [part, key] of [...gaps, ...left]) {
      const said = json(path(part, language));
      delete said[key];
      writeFileSync(path(part, language), JSON.stringify(said, null, 2) + '\n');
      tell(`${language} ${part} ${key}`);
    }
  }
}

async function pseudo() {
  const { default: ts } = await import('typescript');
  const source = readFileSync(join(WEB, 'src/words/pseudo.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } });
  const { pseudo: made } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return Object.fromEntries(PARTS.map((part) => [part, made(json(path(part, 'en')))]));
}

const TELLS = { missing: 'missing', stale: 'English has changed', left: 'left over', gaps: 'other gaps', glossary: 'not by the glossary' };
const count = (found) =>
  Object.keys(TELLS)
    .map((kind) => `${found[kind].length} ${TELLS[kind]}`)
    .join(', ');
const isWhole = (found) => Object.keys(TELLS).every((kind) => found[kind].length === 0);

process.stdout.on('error', () => process.exit()); // whoever reads has enough
const tell = (text) => process.stdout.write(`${text}\n`);
const [asked, language, under] = process.argv.slice(2);
if (asked === '--done') {
  if (!ALL.includes(language)) throw new Error(`--done wants one of ${ALL.join(', ')}.`);
  done(language, under);
} else if (asked === '--prune') prune();
else if (asked === '--pseudo') tell(JSON.stringify(await pseudo(), null, 1));
else if (asked === '--json') tell(JSON.stringify(Object.fromEntries(ALL.map((each) => [each, state(each)]))));
else if (ALL.includes(asked)) {
  const found = state(asked);
  for (const [kind, tells] of Object.entries(TELLS))
    for (const [part, key, source, said, terms] of found[kind])
      tell(`${tells}${terms ? ` (${terms})` : ''}: ${part} ${key}\n    ${[source, said].filter(Boolean).join('\n    ')}`);
  tell(`${asked}: ${found.all} sentences, ${count(found)}`);
} else if (asked === undefined || asked === '--whole') {
  let short = false;
  for (const each of ALL) {
    const found = state(each);
    short ||= OFFERED.includes(each) && !isWhole(found);
    tell(`${each}${OFFERED.includes(each) ? '' : ' (not offered)'}: ${found.all} sentences, ${count(found)}`);
  }
  if (asked && short) process.exitCode = 1;
} else throw new Error(`Unknown: ${asked}. A language is one of ${ALL.join(', ')}.`);
