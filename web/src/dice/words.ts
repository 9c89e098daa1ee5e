import { book, read } from '../words/books.svelte';
import { addWords } from '../words/words.svelte';
import en from './words.en.json';

export const words = book(['dice/words'], en);
addWords(words);
void read(words);
