import { book } from '../../words/books.svelte';
import base from '../stone-age/words.en.json';
import own from './words.en.json';

export const words = book(['games/stone-age/words', 'games/stone-age-solo/words'], { ...base, ...own });
