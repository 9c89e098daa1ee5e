import { book } from '../../words/books.svelte';
import en from './words.en.json';

export const words = book(['games/fire-and-stone/words'], en);
