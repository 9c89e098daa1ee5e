import type { Words } from '../books.svelte';

/** What is said in this language, each part fetched when it is wanted. */
export default import.meta.glob<Words>(
  [
    '../*.es.json',
    '../../{coach,keeper,puzzles,tournaments,groups,workshop,analysis,dice}/words.es.json',
    '../../games/*/{words,coach,gallery,lessons}.es.json',
  ],
  { import: 'default' },
);
