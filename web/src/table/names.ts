import type { Seat } from '../protocol';
import { t } from '../words/words.svelte';

/** Signs that no typed name can have: the server takes them out. Between them stands the name of an account. */
const BEGIN = '\uE000',
  END = '\uE001';
const MARKED = new RegExp(`${BEGIN}(.*?)${END}`, 'gu');

export interface Part {
  text: string;
  account: boolean;
}

/** A name to be put into a sentence that `Named` shows: what belongs to an account is shown with its mark there. */
export const marked = (name: string, account: boolean | undefined) => (account && name ? BEGIN + name + END : name);

/** The same for a seat; nobody sits there under the number of the seat. */
export const markedSeat = (seats: Seat[], seat: number) => marked(seats[seat]?.name || t('seat', { n: seat + 1 }), seats[seat]?.account);

/** A sentence in parts, so that the mark can stand right behind each name. */
export function parts(sentence: string): Part[] {
  return sentence
    .split(MARKED)
    .map((text, i) => ({ text, account: i % 2 === 1 }))
    .filter((part) => part.text);
}

/** Where nothing but text can stand. */
export const inWords = (sentence: string) => sentence.replace(MARKED, (_, name: string) => `${name} (${t('account.mark')})`);
