import type { GameModule, Moment } from '../game';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { tell } from './choosing';
import icons from './icons.json';
import { LANDSCAPE, LOW, PORTRAIT } from './layout';
import { LOOKS } from './looks';
import { ask, line, recall } from './sentences';
import { perform } from './theatre';
import type { View } from './types';
import en from './words.en.json';
import de from './words.de.json';

/** CV-2: there is no score; those who did not win are ranked by their inventing score, then teeth, then food (CV-96). */
const score = ({ view }: Moment<View>) => [
  { key: 'score.inventing', values: view.tableaus.map((t) => `${t.scores.inventing}/${view.fireCost}`) },
  { key: 'score.tribe', values: view.tableaus.map((t) => t.size) },
  { key: 'score.inventions', values: view.tableaus.map((t) => t.inventions.length) },
];

export const game: GameModule = {
  id: 'cavemen',
  words: { en, de },
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
  perform,
  score,
  firstOptions: ['tribes', 'quickFire', 'boneDie', 'strictPass'],
};
