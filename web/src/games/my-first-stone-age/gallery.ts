import { written } from '../../written';
import { book } from '../../words/books.svelte';
import { capital, type Gallery } from '../../learn/gallery';
import type { Speak } from '../../words/words.svelte';
import edition from './edition.json';
import Picture from './GalleryPicture.svelte';
import en from './gallery.en.json';
import { LOOKS } from './looks';
import { GOODS, isDie, type Edition, type Hut } from './types';

const { forest: TOKENS, loop: LOOP, huts: HUTS } = written<Edition>(edition);

const price = (hut: Hut, say: Speak) => hut.price.map((good) => say(`good.${good}`)).join(', ');

export const gallery: Gallery = {
  words: book(['games/my-first-stone-age/gallery'], en),
  Picture,
  drawn: (list, thing, say) =>
    list === 'huts' ? [{ kind: 'hut', of: thing, name: capital(price(thing as Hut, say)) }] : [{ kind: 'token', of: thing }],
  shelves: (say) => [
    {
      chapter: 'what-is-in-the-box',
      wide: 60,
      high: 60,
      pieces: [
        ...LOOKS.map((look, seat) => ({
          ids: [`figure-${seat}`],
          kind: 'figure',
          of: seat,
          name: say(look.sign),
          does: say('piece.figure'),
        })),
        ...GOODS.map((good) => ({
          ids: [`good-${good}`],
          kind: 'good',
          of: good,
          name: capital(say(`good.${good}`)),
          does: say('piece.good', { place: say(`place.${good}`) }),
        })),
        { ids: ['a-dog'], kind: 'dog', of: null, name: capital(say('dog')), does: say('piece.dog') },
      ],
    },
    {
      chapter: 'the-spaces',
      wide: 76,
      high: 80,
      pieces: LOOP.map((space) => ({
        ids: [`space-${space}`],
        kind: 'token',
        of: space,
        name: capital(say(`place.${space}`)),
        does: say(`does.${space}`),
      })),
    },
    {
      chapter: 'the-forest-tokens',
      wide: 76,
      high: 80,
      pieces: TOKENS.map((token) => ({
        ids: [token],
        kind: 'token',
        of: token,
        name: capital(say(`token.${token}`)),
        does: isDie(token) ? say('piece.die') : say('piece.sign', { place: say(`place.${token}`) }),
      })),
    },
    {
      chapter: 'the-huts',
      wide: 84,
      high: 98,
      pieces: HUTS.map((hut) => ({
        ids: [hut.id],
        kind: 'hut',
        of: hut,
        name: say(`piece.${hut.id}`),
        does: say('piece.costs', { price: price(hut, say) }),
      })),
    },
    {
      chapter: 'levels-of-memory-help',
      wide: 76,
      high: 80,
      pieces: [0, 1, 2, 3, 4].map((level) => ({
        ids: [`help-${level}`],
        kind: 'help',
        of: level,
        name: `${level}: ${say(`option.help.${level}`)}`,
        does: say(`option.help.${level}.why`),
      })),
    },
  ],
};
