import type { GameModule } from '../game';
import { speaker } from '../../words/words.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { ask } from './asking';
import { choiceOf } from './choice.svelte';
import { tell } from './choosing';
import { foresee } from './foreseeing';
import icons from './icons.json';
import { LOOKS } from './looks';
import { score } from './score';
import { line } from './telling';
import { theatre } from './theatre';
import en from './words.en.json';
import de from './words.de.json';

export const game: GameModule = {
  id: 'fire-and-axe',
  words: { en, de },
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
  perform: theatre(speaker({ en, de })),
  score,
  firstOptions: ['conflictRunes', 'shortGame'],
};
