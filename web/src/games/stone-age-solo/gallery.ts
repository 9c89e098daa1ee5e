import { written } from '../../written';
import { book } from '../../words/books.svelte';
import { capital, type Gallery } from '../../learn/gallery';
import type { Speak } from '../../words/words.svelte';
import Picture from '../stone-age/GalleryPicture.svelte';
import base from '../stone-age/gallery.en.json';
import { drawn, shelves } from '../stone-age/gallery';
import { professionIcon } from '../stone-age/pictures';
import type { Edition, Profession } from '../stone-age/types';
import box from '../stone-age/box.json';
import edition from './edition.json';
import en from './gallery.en.json';

const { cards: CARDS } = written<Edition>(edition);

/** Only the kind of the card decides, so one card stands for all of its kind. */
const burdens = (say: Speak) =>
  ['green', ...(Object.keys(professionIcon) as Profession[])].map((kind) => ({
    ids: [`burden-${kind}`],
    kind: 'burden',
    of: CARDS.find(({ background: b }) => (b.is === 'Green' ? kind === 'green' : b.profession === kind)),
    name: say('piece.burden', { kind: say(kind === 'green' ? 'piece.green' : `profession.${kind}`) }),
    does: say(`piece.burden.${kind}`),
  }));

const levels = (say: Speak) =>
  box.fires.map((limit, i) => ({
    ids: [`level-${i + 1}`],
    kind: 'fire',
    of: { limit, name: say('fire.name') },
    name: `${say('option.level')} ${i + 1}: ${say(`option.level.${i + 1}`)}`,
    does: `${capital(say('fire.of', { n: limit }))}. ${say(`piece.level.${i + 1}`)}`,
  }));

export const gallery: Gallery = {
  words: book(['games/stone-age/gallery', 'games/stone-age-solo/gallery'], { ...base, ...en }),
  Picture,
  drawn: drawn(true),
  shelves: (say) => [
    { chapter: 'the-solo-game-setup', wide: 84, high: 82, pieces: levels(say) },
    { chapter: 'the-solo-game-the-meal', wide: 84, high: 122, pieces: burdens(say) },
    ...shelves(say, true),
  ],
};
