import type { Stage } from '../../table/stage.svelte';
import type { Event, View, Moment } from './types';
import { Scene, recount } from './scene';
import { beside, fill, settle, away, lose, hunt, casualty, roll, drawStone } from './scenes';

/** Shows one event. The stage's view is changed step by step so that the next event starts from it; the true view follows anyway. */
export async function perform(e: Event, stage: Stage<View>, moment: Moment): Promise<void> {
  const scene = new Scene(stage, moment),
    view = stage.view,
    { layout, say } = scene;
  const of = (seat: number) => view.tableaus[seat]!;
  switch (e.is) {
    case 'TribeChosen':
      scene.tell(e);
      view.tableaus[e.seat] = structuredClone(moment.view.tableaus[e.seat]!);
      stage.sound('build');
      return stage.wait(350);
    case 'StoneDrawn':
      return drawStone(scene, e);
    case 'ConchFound':
      scene.tell(e);
      view.phase = { is: 'Bidding', seat: e.seat, high: 0, bidder: -1 };
      return scene.carry(-1, e.seat);
    case 'Consoled':
      of(e.seat).teeth += e.teeth;
      return scene.hand('teeth', e.teeth, layout.hearth, scene.purse(e.seat));
    case 'RoundBegun':
      view.round = e.round;
      stage.sound('turn');
      return scene.word(say('log.RoundBegun', { n: e.round }), layout.middle);
    case 'PoolFilled':
      return fill(scene, e.cards);
    case 'Reshuffled':
      stage.sound('rustle');
      scene.tell(e);
      view.deck = Array<string>(e.cards).fill('');
      view.discard = [];
      return stage.wait(700);
    case 'FireLocked':
      view.fireLocked = true;
      scene.tell(e);
      return stage.wait(900);
    case 'ConchPassed':
      scene.tell(e);
      return scene.carry(e.from, e.to);
    case 'HasBid':
      scene.tell(e);
      view.phase = { is: 'Bidding', seat: e.seat, high: e.teeth, bidder: e.seat };
      view.passed = [...moment.view.passed];
      return scene.word(say('said.bid', { n: e.teeth }), beside(scene, e.seat));
    case 'Passed':
      view.passed.push(e.seat);
      return scene.word(say('said.pass'), beside(scene, e.seat));
    case 'ConchWon': {
      scene.tell(e);
      of(e.seat).teeth -= e.paid;
      await scene.hand('teeth', e.paid, scene.purse(e.seat), layout.hearth);
      view.passed = [];
      return scene.carry(view.conch, e.seat);
    }
    case 'ConchKept':
      scene.tell(e);
      view.passed = [];
      return stage.wait(400);
    case 'Found':
      of(e.seat).food += e.food;
      of(e.seat).teeth += e.teeth;
      await scene.hand('food', e.food, layout.hearth, scene.purse(e.seat));
      return scene.hand('teeth', e.teeth, layout.hearth, scene.purse(e.seat));
    case 'Fed':
      of(e.seat).food -= e.food;
      return scene.hand('food', e.food, scene.purse(e.seat), scene.camp(e.seat));
    case 'Starved':
    case 'Lost':
      return lose(scene, e);
    case 'WentHungry':
      return scene.word(say('said.hungry'), beside(scene, e.seat), true);
    case 'Recruited': {
      scene.tell(e);
      of(e.seat)[e.payment] -= e.paid;
      await scene.hand(e.payment, e.paid, scene.purse(e.seat), scene.place(e.card));
      if (moment.view.phase.is === 'Replacing' && moment.view.phase.card === e.card) return;
      if (!view.pool.some((c) => c.id === e.card)) return;
      return settle(scene, e.seat, e.card);
    }
    case 'Replaced': {
      scene.tell(e);
      of(e.seat).members = of(e.seat).members.filter((m) => m.id !== e.card);
      recount(of(e.seat), moment.view.tableaus[e.seat]!);
      await away(scene, e.card, scene.camp(e.seat));
      return settle(scene, e.seat, e.by);
    }
    case 'Explored': {
      scene.tell(e);
      of(e.seat).teeth -= e.paid;
      await scene.hand('teeth', e.paid, scene.purse(e.seat), scene.place(e.card));
      return settle(scene, e.seat, e.card);
    }
    case 'Invented': {
      scene.tell(e);
      if (e.card === 'invention-fire') stage.sound('win');
      return settle(scene, e.seat, e.card);
    }
    case 'Hunted':
      return hunt(scene, e);
    case 'CasualtyDrawn':
      return casualty(scene, e);
    case 'FireSetAside':
      scene.tell(e);
      return stage.wait(900);
    case 'CasualtyRolled':
      return roll(scene, e);
    case 'Foraged':
      scene.tell(e);
      of(e.seat).food += e.food;
      return scene.hand('food', e.food, layout.forage, scene.purse(e.seat));
    case 'FireReturned': {
      scene.tell(e);
      if (!view.pool.some((c) => c.id === 'invention-fire')) return;
      const card = scene.lift('invention-fire');
      await stage.fly(card, layout.deck, 700, 40, 0.8);
      view.deck.push('invention-fire');
      stage.leave(card);
      return;
    }
    case 'Discarded': {
      stage.sound('flip');
      const card = scene.lift(e.card);
      await stage.fly(card, layout.discard, 480, 40, 0.86);
      view.discard.push(e.card);
      stage.leave(card);
      return;
    }
    case 'Ended': {
      stage.sound('win');
      const winner = e.winners[0];
      stage.say(e.winners.length === 1 && winner !== undefined ? say('win', { name: scene.name(winner) }) : say('over'));
      return stage.wait(1200);
    }
  }
}
