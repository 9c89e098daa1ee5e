import { speakerOf } from '../box.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { ask } from './asking';
import { choiceOf, letGo } from './choice.svelte';
import { tell } from './choosing';
import { foresee } from './foreseeing';
import icons from './icons.json';
import { LOOKS } from './looks';
import { HOUSE } from './map';
import { names } from './names';
import { score } from './score';
import { line } from './telling';
import { theatre } from './theatre';
import { words } from './words';
import type { GameModule } from './types';

const box = { id: 'fire-and-axe', words, edition: HOUSE, names };

export const game: GameModule = {
  ...box,
  icons,
  looks: LOOKS,
  Board,
  Hand,
  Holdings,
  Cover,
  goal: () => 'goal',
  ask: (moment, playing) => ask(moment, playing && choiceOf(playing)),
  tell,
  foresee,
  line,
  letGo,
  perform: theatre((played) => speakerOf(box, played)),
  score,
  firstOptions: ['conflictRunes', 'shortGame'],
};
