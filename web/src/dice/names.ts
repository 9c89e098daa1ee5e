import type { Gallery, Piece } from '../learn/gallery';
import { t, type Speak } from '../words/words.svelte';

/** A thing that may have come, as a player would call it, with its picture where the box has one. */
export interface Named {
  name: string;
  /** The rules' own name. */
  word: string;
  kind: string;
  /** Of a die, a counter, a seat. */
  number: number | null;
  piece: Piece | null;
  wide: number;
  high: number;
}

export const kindOf = (word: string) => (word.includes(' ') ? word.slice(0, word.indexOf(' ')) : 'token');
const whichOf = (word: string) => word.slice(word.indexOf(' ') + 1);

/** Pictures and names of all that may be drawn: the rules call it by what is drawn and which one, `die 4`, `card civ-03`. */
export function namer(gallery: Gallery | undefined, say: Speak, seatName: (seat: number) => string): (word: string) => Named {
  const shelves = gallery?.shelves(say) ?? [];
  return (word) => {
    const kind = kindOf(word),
      which = whichOf(word),
      number = /^\d+$/.test(which) ? Number(which) : null,
      drawn = { word, kind, number };
    if (number !== null) return { ...drawn, name: kind === 'seat' ? seatName(number) : String(number), piece: null, wide: 0, high: 0 };
    for (const { pieces, wide, high } of shelves)
      for (const piece of pieces)
        if (piece.kind === kind && (piece.ids.includes(which) || piece.of === which))
          return { ...drawn, name: nameOf(kind, which, piece, say), piece, wide, high };
    return { ...drawn, name: said(kind, which, say) ?? which, piece: null, wide: 0, high: 0 };
  };
}

/** A piece of the gallery may stand for several that look alike. */
const nameOf = (kind: string, which: string, piece: Piece, say: Speak) => said(kind, which, say) ?? `${piece.name}: ${piece.does}`;
function said(kind: string, which: string, say: Speak): string | null {
  const key = `${kind}.${which}`,
    words = say(key);
  return words === key ? null : words;
}

/** Where it lies, or what it is drawn for: `space 2`, the name of a port. */
export function placeName(place: string, say: Speak, seatName: (seat: number) => string): string {
  const [what = '', number] = place.split(' ');
  if (!what || what === 'seat') return what ? seatName(Number(number)) : '';
  const key = `dice.at.${what}`,
    words = t(key, { n: number ?? '' });
  return words === key ? say(`place.${what}`) : words;
}

/** The question: what does the die show, which card was turned up? */
export function question(kind: string): string {
  const key = `dice.ask.${kind}`,
    words = t(key);
  return words === key ? t('dice.ask') : words;
}

/** Things called alike are told apart by what they do. */
export function toldApart(all: Named[]): Named[] {
  return all.map((each) =>
    each.piece && all.filter(({ name }) => name === each.name).length > 1 ? { ...each, name: `${each.name}: ${each.piece.does}` } : each,
  );
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLocaleLowerCase();
/** Those whose names have all the words somebody looks for, in the order in which one reads them. */
export const found = (all: Named[], wanted: string) =>
  all.filter((each) =>
    plain(wanted)
      .split(/\s+/)
      .every((part) => plain(each.name).includes(part)),
  );
