import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { namesIn } from './cards';
import { letGo } from './choice.svelte';
import { tell } from './choosing';
import { house } from './box';
import icons from './icons.json';
import { LANDSCAPE, LOW, PORTRAIT } from './layout';
import { LOOKS } from './looks';
import { ask, line, recall } from './sentences';
import { perform } from './theatre';
import type { GameModule, Moment } from './types';
import { words } from './words';

/** There is no score; those who did not win are ranked by what they can invent. */
const score = ({ view }: Moment) => [
  { key: 'score.inventing', values: view.tableaus.map((t) => `${t.scores.inventing}/${view.fireCost}`) },
  { key: 'score.tribe', values: view.tableaus.map((t) => t.size) },
  { key: 'score.inventions', values: view.tableaus.map((t) => t.inventions.length) },
];

export const game: GameModule = {
  id: 'cavemen',
  words,
  edition: house,
  names: namesIn,
  icons,
  looks: LOOKS,
  aspect: {
    landscape: LANDSCAPE.width / LANDSCAPE.height,
    portrait: PORTRAIT.width / PORTRAIT.height,
    low: LOW.width / LOW.height,
  },
  Board,
  Hand,
  Holdings,
  Cover,
  goal: () => 'goal',
  ask,
  tell,
  line,
  recall,
  letGo,
  perform,
  score,
  firstOptions: ['tribes', 'quickFire', 'boneDie', 'strictPass'],
};
