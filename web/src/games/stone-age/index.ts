import type { GameModule } from '../game';
import { speaker } from '../../words/words.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { ask } from './asking';
import { tell } from './choosing';
import icons from './icons.json';
import { LANDSCAPE, LOW, PORTRAIT } from './layout';
import { LOOKS } from './looks';
import { score } from './score';
import { recall, telling } from './telling';
import { theatre } from './theatre';
import en from './words.en.json';
import de from './words.de.json';

export const game: GameModule = {
  id: 'stone-age',
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
  line: telling(
    (tribe) => tribe,
    () => ({}),
  ),
  recall,
  perform: theatre([LANDSCAPE, PORTRAIT, LOW], speaker({ en, de })),
  score,
  firstOptions: ['start', 'hiddenStacks'],
};
