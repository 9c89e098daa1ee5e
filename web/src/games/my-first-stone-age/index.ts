import { written } from '../../written';
import type { Agreed } from '../../protocol';
import type { Ask, Line, Told } from '../game';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';
import Holdings from './Holdings.svelte';
import { letGo } from './choice.svelte';
import { tell } from './choosing';
import edition from './edition.json';
import icons from './icons.json';
import { LANDSCAPE, PORTRAIT } from './layout';
import { LOOKS } from './looks';
import { nothing, perform } from './theatre';
import type { Edition, Event, GameModule, Moment } from './types';
import { words } from './words';

const goal = (terms: Agreed) =>
  terms.options['together'] === 'on' ? 'goal.together' : terms.options['shortGame'] === 'on' ? 'goal.short' : 'goal';

/** What is asked now, in at most eight words, and of whom. */
function ask(moment: Moment): Ask {
  const { phase } = moment.view;
  if (phase.is === 'Over' || moment.over) return { key: 'over', icon: 'trophy', say: false };
  const mine = moment.viewer >= 0 && moment.toAct.includes(moment.viewer);
  /** Somebody is called as on their card: by their own name, and by the animal of the seat if they gave none. */
  const name = moment.seats[phase.seat]?.name || `@animal.${phase.seat}`;
  const look = LOOKS[phase.seat]!;
  switch (phase.is) {
    case 'Flipping':
      return mine
        ? { key: 'mf.turn', gaps: { animal: name }, icon: look.icon, hint: { key: 'mf.idle' } }
        : { key: 'wait.turn', gaps: { name }, icon: look.icon };
    case 'Trading':
      return mine ? { key: 'mf.trade', icon: 'trade' } : { key: 'wait.trade', gaps: { name }, icon: 'trade' };
    case 'Calling':
      return mine
        ? { key: 'mf.dog.ask', gaps: { name: moment.seats[phase.from]?.name ?? '' }, icon: 'sitting-dog' }
        : { key: 'wait.dog', gaps: { name }, icon: 'sitting-dog' };
    case 'Building':
      return mine ? { key: 'mf.build.yes', icon: 'hut' } : { key: 'wait.build', gaps: { name }, icon: 'hut' };
    case 'Swapping':
      return mine ? { key: 'mf.swap', icon: 'circle-forest' } : { key: 'wait.swap', gaps: { name }, icon: 'circle-forest' };
  }
}

/** No line names a tree together with its face: remembering is the game. */
function line(e: Event): Line | null {
  const key = `log.${e.is}`;
  const words = (goods: string[]) => goods.map((good) => `@good.${good}`).join(',');
  switch (e.is) {
    case 'Flipped':
      return { seat: e.seat, icon: 'oak-leaf', key, gaps: { token: `@token.${e.token}` } };
    case 'Gathered':
      return { seat: e.seat, icon: goodIcon[e.good], key, gaps: { good: `@a.${e.good}` } };
    case 'FoundNothing':
      return { seat: e.seat, icon: 'footprint', key: `${key}.${nothing(e.space)}`, gaps: { place: `@place.${e.space}` } };
    case 'GotDog':
      return { seat: e.seat, icon: 'sitting-dog', key };
    case 'DogCalled':
      return { seat: e.seat, icon: 'jumping-dog', key, gaps: { from: e.from } };
    case 'DogLeft':
      return { seat: e.seat, icon: 'sitting-dog', key, gaps: { with: e.with } };
    case 'Traded':
      return e.give.length
        ? { seat: e.seat, icon: 'trade', key, gaps: { give: words(e.give), take: words(e.take) } }
        : { seat: e.seat, icon: 'trade', key: 'log.TradedNothing' };
    case 'Built':
      return { seat: e.seat, icon: 'hut', key };
    case 'BuiltNothing':
      return { seat: e.seat, icon: 'hut', key };
    case 'ForestClosed':
      return { seat: e.seat, icon: 'circle-forest', key };
    case 'ForestMixed':
      return { seat: -1, icon: 'circle-forest', key };
    case 'Swapped':
      return { seat: e.seat, icon: 'circle-forest', key };
    case 'MammothWalked':
      return { seat: -1, icon: 'mammoth', key, gaps: { n: e.steps } };
    case 'Whispered':
      return { seat: e.seat, icon: 'mammoth', key };
    case 'Ended':
      return { seat: -1, icon: 'trophy', key };
    case 'Walked':
    case 'Jumped':
    case 'HutTurnedUp':
      return null;
  }
  return null;
}

/** A dog is called away from a settlement that nobody asks; and who found nothing is told why, for that leaves no trace. */
function recall(events: Event[], { seats }: Moment, seat: number): Told[] {
  return events.flatMap((e): Told[] => {
    if (e.is === 'DogCalled' && e.from === seat) return [{ key: 'recall.DogCalled', gaps: { name: seats[e.seat]?.name ?? '' } }];
    if (e.is !== 'FoundNothing' || e.seat !== seat) return [];
    return [{ key: `recall.FoundNothing.${nothing(e.space)}`, gaps: { place: `@place.${e.space}` } }];
  });
}

const goodIcon = { tooth: 'tooth', berry: 'elderberry', pot: 'amphora', arrowhead: 'arrowhead', fish: 'fish-corpse' };

function score(moment: Moment) {
  const places = moment.view.settlements;
  const rows = [
    { key: 'score.huts', values: places.map((s) => s.huts.length) },
    { key: 'score.dogs', values: places.map((s) => s.dogs) },
  ];
  if (places.every((s) => s.goods))
    rows.push({ key: 'score.goods', values: places.map((s) => Object.values(s.goods!).reduce((a, b) => a + b, 0)) });
  return rows;
}

export const game: GameModule = {
  id: 'my-first-stone-age',
  words,
  edition: written<Edition>(edition),
  icons,
  looks: LOOKS,
  aspect: { landscape: LANDSCAPE.width / LANDSCAPE.height, portrait: PORTRAIT.width / PORTRAIT.height },
  Board,
  Hand,
  Holdings,
  Cover,
  goal,
  ask,
  tell,
  line,
  recall,
  letGo,
  perform,
  score,
  aloud: true,
  memory: true,
  firstOptions: ['start', 'openGoods', 'shortGame', 'together'],
  advise: (kinds) => ({ openGoods: kinds.includes('here') ? 'on' : 'off' }), // A14: open where people share a screen
};
