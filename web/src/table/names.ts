import type { Seated } from '../protocol';
import { t } from '../words/words.svelte';

/** Whose name it is: an account's, which no guest can have; or that of an account a program plays under. */
export type Mark = boolean | 'program' | undefined;
export const markOf = (seat: { account?: boolean; program?: boolean } | undefined): Mark => (seat?.program ? 'program' : seat?.account);

/** Signs that no typed name can have: the server takes them out. Between them stands the name of an account. */
const BEGIN = '\uE000',
  END = '\uE001',
  PROGRAM = '\uE002';
const MARKED = new RegExp(`${BEGIN}(.*?)${END}`, 'gu');

export interface Part {
  text: string;
  account: Mark;
}

/** A name to be put into a sentence that `Named` shows: what belongs to an account is shown with its mark there. */
export const marked = (name: string, mark: Mark) => (mark && name ? BEGIN + name + (mark === 'program' ? PROGRAM : '') + END : name);

/** The same for a seat; nobody sits there under the number of the seat. */
export const markedSeat = (seats: Seated[], seat: number) => marked(seats[seat]?.name || t('seat', { n: seat + 1 }), markOf(seats[seat]));

/** A sentence in parts, so that the mark can stand right behind each name. */
export function parts(sentence: string): Part[] {
  return sentence
    .split(MARKED)
    .map((text, i): Part => ({ text: text.replace(PROGRAM, ''), account: text.endsWith(PROGRAM) ? 'program' : i % 2 === 1 }))
    .filter((part) => part.text);
}

/** Where nothing but text can stand. */
export const inWords = (sentence: string) =>
  sentence.replace(MARKED, (_, name: string) =>
    name.endsWith(PROGRAM) ? `${name.slice(0, -1)} (${t('program.mark')})` : `${name} (${t('account.mark')})`,
  );
