import type { Ask } from '../game';
import { asked as truth } from './facts';
import { LOOKS } from './looks';
import { goodIcon } from './pictures';
import type { Moment } from './types';

/** What is asked now, and of whom. */
export function ask(moment: Moment): Ask {
  const { phase, solo, tribes } = moment.view,
    facts = truth({ moment });
  if (phase.is === 'Over' || moment.over) {
    // alone it is won or lost, and by what
    const key = !solo ? 'over' : moment.result.winners.length ? 'over.made' : facts.alone?.burnt ? 'over.fire' : 'over';
    return { key, icon: key === 'over.fire' ? 'flame' : 'trophy', say: false };
  }
  const mine = moment.viewer >= 0 && moment.toAct.includes(moment.viewer);
  const tribe = 'tribe' in phase ? phase.tribe : 0,
    look = LOOKS[tribe]!;
  const name = solo ? `@clan.${tribe}` : (moment.seats[tribe]?.name ?? ''),
    own = solo ? '.solo' : '';
  const asked = (key: string, icon: string, gaps = {}): Ask =>
    mine ? { key: `ask.${key}`, gaps: { name, ...gaps }, icon } : { key: `wait.${key.split('.')[0]}`, gaps: { name }, icon };
  switch (phase.is) {
    case 'Placing':
      return asked(`Placing${own}`, look.icon, { n: tribes[tribe]!.home });
    case 'Acting':
      return asked(`Acting${own}`, look.icon);
    case 'UsingTools':
      return asked('UsingTools', 'stone-axe', { n: phase.pips });
    case 'Buying':
      return asked('Buying', 'card-pick', { n: facts.bill?.most ?? 0 });
    case 'Building':
      return asked('Building', 'hut');
    case 'Paying':
      return asked('Paying', 'hut', { n: phase.number });
    case 'PickingDice':
      return asked('PickingDice', 'rolling-dices');
    case 'Claiming':
      return asked('Claiming', 'card-pick');
    case 'Feeding':
      return asked('Feeding', goodIcon.food, { n: phase.missing });
    case 'Mustering':
      return { key: solo?.initiative.some((n) => n > 0) ? 'ask.Mustering' : 'ask.Mustering.first', icon: 'campfire' };
    case 'Ordering':
      return { key: 'ask.Ordering', icon: 'rolling-dices' };
    case 'Rationing':
      return { key: 'ask.Rationing', gaps: { n: phase.missing }, icon: goodIcon.food };
    case 'Discarding':
      return { key: `ask.Discarding${facts.alike.length > 1 ? '' : '.alike'}`, gaps: { n: phase.left }, icon: 'hut' };
  }
}
