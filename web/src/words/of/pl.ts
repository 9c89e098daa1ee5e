import type { Words } from '../books.svelte';

/** What is said in this language, each part fetched when it is wanted. */
export default import.meta.glob<Words>(
  [
    '../*.pl.json',
    '../../{coach,keeper,puzzles,tournaments,groups,workshop,analysis,dice}/words.pl.json',
    '../../games/*/{words,coach,gallery,lessons}.pl.json',
  ],
  { import: 'default' },
);
