import { book, read } from '../words/books.svelte';
import { addWords } from '../words/words.svelte';
import en from './words.en.json';

export const words = book(['groups/words'], en);
addWords(words);
await read(words); // no page changes its language under somebody's eyes
