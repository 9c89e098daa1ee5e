import { written } from '../../written';
import { speaker } from '../../words/words.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { ask } from './asking';
import { letGo } from './choice.svelte';
import { tell } from './choosing';
import edition from './edition.json';
import icons from './icons.json';
import { LANDSCAPE, LOW, PORTRAIT } from './layout';
import { LOOKS } from './looks';
import { score } from './score';
import { recall, telling } from './telling';
import { theatre } from './theatre';
import { words } from './words';
import type { Edition, GameModule } from './types';

export const game: GameModule = {
  id: 'stone-age',
  words,
  edition: written<Edition>(edition),
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
  letGo,
  perform: theatre([LANDSCAPE, PORTRAIT, LOW], speaker(words)),
  score,
  firstOptions: ['start', 'hiddenStacks'],
};
