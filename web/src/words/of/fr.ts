import type { Words } from '../books.svelte';

/** What is said in this language, each part fetched when it is wanted. */
export default import.meta.glob<Words>(
  [
    '../*.fr.json',
    '../../{coach,keeper,puzzles,tournaments,groups,workshop,analysis,dice}/words.fr.json',
    '../../games/*/{words,coach,gallery,lessons}.fr.json',
  ],
  { import: 'default' },
);
