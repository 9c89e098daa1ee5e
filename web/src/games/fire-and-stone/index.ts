import { written } from '../../written';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { letGo } from './choice.svelte';
import { tell } from './choosing';
import edition from './edition.json';
import { LOOKS } from './looks';
import { recall } from './recalls';
import { ask, line } from './sentences';
import { icons } from './signs';
import { perform } from './theatre';
import type { Score, GameModule, Moment, Edition } from './types';
import { words } from './words';
import { spots } from './spots';

const PARTS: (keyof Score)[] = ['track', 'cards', 'huts', 'majorities', 'cave', 'task'];

/** Where the points came from. The cave counts only with a marking stone on it. */
function score({ view, result }: Moment) {
  const scores = view.tribes.map((tribe) => tribe.score);
  return [
    ...PARTS.filter((part) => part !== 'cave' || scores.some((each) => each.cave)).map((part) => ({
      key: `score.${part}`,
      values: scores.map((each) => each[part]),
    })),
    { key: 'score.total', values: result.points },
  ];
}

export const game: GameModule = {
  id: 'fire-and-stone',
  words,
  edition: written<Edition>(edition),
  icons,
  looks: LOOKS,
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
  spots,
  score,
  firstOptions: ['firstGame', 'startingInventions', 'start'],
};
