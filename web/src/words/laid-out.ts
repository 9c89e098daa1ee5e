import { layOut, type Words } from './books.svelte';

/** For tests: what is said is there without waiting, in every language. */
layOut(
  import.meta.glob<Words>(
    [
      './*.*.json',
      '../coach/words.*.json',
      '../{keeper,puzzles,tournaments,groups,workshop,analysis}/words.*.json',
      '../games/*/{words,coach,gallery,lessons}.*.json',
    ],
    { import: 'default', eager: true },
  ),
);
