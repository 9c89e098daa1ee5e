import type { Words } from '../books.svelte';

/** What is said in this language, each part fetched when it is wanted. */
export default import.meta.glob<Words>(
  [
    '../*.de.json',
    '../../{coach,keeper,puzzles,tournaments,groups,workshop,analysis,dice}/words.de.json',
    '../../games/*/{words,coach,gallery,lessons}.de.json',
  ],
  { import: 'default' },
);
