import { keepSettings, settings } from '../settings.svelte';
import { LANGUAGES, PSEUDO, type Language } from './languages';

export type Words = Record<string, string>;
/** What is said in each language; one that nobody has read yet is empty, and English is said instead. */
export type Wordbook = Record<Language, Words>;

type Parts = Record<string, () => Promise<Words>>;
/** English comes with what it belongs to; only what lessons and the coach say is fetched when they are wanted. */
const ENGLISH = import.meta.glob<Words>(
  [
    '../coach/words.en.json',
    '../games/*/{coach,lessons}.en.json',
    '../games/*/words.en.json', // of games without a board; the others bring theirs along:
    '!../games/{my-first-stone-age,stone-age,stone-age-solo,cavemen,fire-and-stone,fire-and-axe}/words.en.json',
  ],
  { import: 'default' },
);
/** Where the words of each language are: a page fetches the list of its own, and of that what it shows. */
const INDEX: Partial<Record<Language, () => Promise<{ default: Parts }>>> = {
  de: () => import('./of/de'),
  fr: () => import('./of/fr'),
  es: () => import('./of/es'),
  nl: () => import('./of/nl'),
  it: () => import('./of/it'),
  pl: () => import('./of/pl'),
  'pt-BR': () => import('./of/pt-BR'),
};
const NOTHING: Words = {};
/** Files that need not be fetched: tests have all of them at once. */
const here: Record<string, Words> = {};
export const layOut = (files: Record<string, Words>) => void Object.assign(here, files);

const path = (name: string, language: Language) => (name.includes('/') ? `../${name}.${language}.json` : `./${name}.${language}.json`);
async function file(name: string, language: Language): Promise<Words> {
  if (language === 'en') return (await ENGLISH[path(name, language)]?.()) ?? NOTHING;
  const parts = (await INDEX[language]?.())?.default ?? {};
  return (await parts[`../${name.includes('/') ? '../' : ''}${name}.${language}.json`]?.()) ?? NOTHING;
}
const together = async (files: string[], language: Language): Promise<Words> =>
  Object.assign({}, ...(await Promise.all(files.map((name) => file(name, language)))));

/** One or several files of words (`games/cavemen/words`); what a later one says counts. */
class Pages {
  said = $state.raw<Partial<Record<Language, Words>>>({});
  constructor(
    private readonly files: string[],
    en?: Words,
  ) {
    const said: Partial<Record<Language, Words>> = en ? { en } : {};
    for (const language of LANGUAGES)
      for (const name of files) if (here[path(name, language)]) said[language] = { ...said[language], ...here[path(name, language)] };
    this.said = said;
  }
  async read(language: Language) {
    const missing = (['en', language] as const).filter((each) => !this.said[each] && each !== PSEUDO);
    const found = await Promise.all(missing.map(async (each) => [each, await together(this.files, each)] as const));
    if (missing.length) this.said = { ...this.said, ...Object.fromEntries(found) };
    if (language === PSEUDO) this.said = { ...this.said, [PSEUDO]: (await import('./pseudo')).pseudo(this.said.en!) };
  }
}
const opened: Record<string, { made: Wordbook; pages: Pages }> = {};

/** The book of these files; `en`, where a page has it from the start. The language of whoever reads comes by `read`. */
export function book(files: string[], en?: Words): Wordbook {
  const name = files.join(' ');
  if (opened[name]) return opened[name].made;
  const pages = new Pages(files, en),
    made = {} as Wordbook;
  for (const language of LANGUAGES) Object.defineProperty(made, language, { enumerable: true, get: () => pages.said[language] ?? NOTHING });
  opened[name] = { made, pages };
  return made;
}

/** Fetches what a book says in the language that is spoken; without a network it speaks English. */
export async function read(made: Wordbook | undefined) {
  const { pages } = Object.values(opened).find((each) => each.made === made) ?? {};
  await pages?.read(settings.language).catch(() => {});
}

/** Fetches a language for every book that is open, so that no page is half in one and half in another, and then speaks it. */
export async function speakIn(language: Language) {
  keepSettings(language); // whoever goes on at once finds it on the next page
  await Promise.all(Object.values(opened).map(({ pages }) => pages.read(language).catch(() => {})));
  settings.language = language;
}
