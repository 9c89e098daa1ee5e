import type { Words } from '../books.svelte';

/** What is said in this language, each part fetched when it is wanted. */
export default import.meta.glob<Words>(
  [
    '../*.pt-BR.json',
    '../../{coach,keeper,puzzles,tournaments,groups,workshop,analysis,dice}/words.pt-BR.json',
    '../../games/*/{words,coach,gallery,lessons}.pt-BR.json',
  ],
  { import: 'default' },
);
