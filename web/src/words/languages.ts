/**
 * Every language the house speaks or is learning. `en-XA` is nobody's: English made longer and with accents, to find text that does not
 * fit.
 */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pl', 'pt-BR', 'en-XA'] as const;
export type Language = (typeof LANGUAGES)[number];
export const PSEUDO = 'en-XA' satisfies Language;

/** What can be chosen: only a language in which everything is said (`tools/words` tells). Its name is its own. */
export const OFFERED: Partial<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  it: 'Italiano',
  pl: 'Polski',
};

/** Voices are found by a country. */
const VOICES: Partial<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  nl: 'nl-NL',
  it: 'it-IT',
  pl: 'pl-PL',
};
export const voiceOf = (language: Language): string => VOICES[language] ?? language;

/** The language of a tag such as `fr-CA` or `pt`, if it is offered. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const wanted = tag?.toLowerCase() ?? '';
  const found = Object.keys(OFFERED) as Language[];
  return found.find((each) => each.toLowerCase() === wanted) ?? found.find((each) => each.split('-')[0] === wanted.split('-')[0]);
}
