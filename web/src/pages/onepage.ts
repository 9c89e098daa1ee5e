import type { Language } from '../settings.svelte';

/** English, and what has been translated. */
type Told = { en: string } & Partial<Record<Language, string>>;
/** One rule in a few words. */
export type OneLine = { rule: string } & Told;
export interface OneSection {
  head: Told;
  lines: OneLine[];
}

const PAGES = import.meta.glob<OneSection[]>('../games/*/onepage.json', { import: 'default' });

/** The rules of a game on one sheet, if somebody has written them. */
export const onePageOf = (game: string): Promise<OneSection[]> | undefined => PAGES[`../games/${game}/onepage.json`]?.();
export const hasOnePage = (game: string): boolean => `../games/${game}/onepage.json` in PAGES;

/** The language of a sheet: that of whoever reads, if all of it is said there, or else English. */
export const tongueOf = (sheet: OneSection[], wanted: Language): Language =>
  sheet.every(({ head, lines }) => [head, ...lines].every((each) => each[wanted] !== undefined)) ? wanted : 'en';
