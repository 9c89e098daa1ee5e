import { written } from '../../written';
import type { SeatLook } from '../game';
import { speaker } from '../../words/words.svelte';
import Hand from '../stone-age/Hand.svelte';
import { ask } from '../stone-age/asking';
import { letGo } from '../stone-age/choice.svelte';
import { tell } from '../stone-age/choosing';
import icons from '../stone-age/icons.json';
import { LOOKS } from '../stone-age/looks';
import { recall, telling } from '../stone-age/telling';
import { theatre } from '../stone-age/theatre';
import type { Edition, GameModule, Moment } from '../stone-age/types';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Holdings from './Holdings.svelte';
import edition from './edition.json';
import { SOLO_LANDSCAPE, SOLO_LOW, SOLO_PORTRAIT } from './layout';
import { words } from './words';

/** The one who leads them all has a sign of its own; in the log the tribes follow. */
const LEADER: SeatLook = { colour: '#5b4632', ink: '#ffd98a', shape: 'circle', icon: 'campfire', sign: 'leader' };

function score(moment: Moment) {
  const { solo, tribes, players } = moment.view,
    own = players[0]!;
  if (!solo) return [];
  return [
    { key: 'score.level', values: [solo.level] },
    { key: 'score.rounds', values: [moment.result.points[0] ?? 0] },
    { key: 'score.fire', values: [Math.max(0, solo.limit)] },
    { key: 'score.people', values: [tribes.reduce((sum, tribe) => sum + tribe.figures, 0)] },
    { key: 'score.field', values: [own.field] },
    { key: 'score.tools', values: [own.tools.reduce((sum, tool) => sum + tool.value, 0)] },
  ];
}

export const game: GameModule = {
  id: 'stone-age-solo',
  words,
  edition: written<Edition>(edition),
  icons,
  looks: [LEADER, ...LOOKS],
  aspect: {
    landscape: SOLO_LANDSCAPE.width / SOLO_LANDSCAPE.height,
    portrait: SOLO_PORTRAIT.width / SOLO_PORTRAIT.height,
    low: SOLO_LOW.width / SOLO_LOW.height,
  },
  Board,
  Hand,
  Holdings,
  Cover,
  goal: () => 'goal',
  ask,
  tell,
  line: telling(
    (tribe) => tribe + 1,
    (tribe) => ({ name: `@clan.${tribe}` }),
    true,
  ),
  recall,
  letGo,
  perform: theatre([SOLO_LANDSCAPE, SOLO_PORTRAIT, SOLO_LOW], speaker(words)),
  score,
  introduces: true,
  firstOptions: ['level'],
};
