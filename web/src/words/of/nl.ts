import type { Words } from '../books.svelte';

/** What is said in this language, each part fetched when it is wanted. */
export default import.meta.glob<Words>(
  [
    '../*.nl.json',
    '../../{coach,keeper,puzzles,tournaments,groups,workshop,analysis,dice}/words.nl.json',
    '../../games/*/{words,coach,gallery,lessons}.nl.json',
  ],
  { import: 'default' },
);
