import { addWords } from '../words/words.svelte';
import de from './words.de.json';
import en from './words.en.json';

addWords(en, de);
