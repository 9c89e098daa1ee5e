import { listedKeys } from './sentences';
import { middle, type Scene } from './scene';
import { CATEGORIES } from './score';
import { spot } from './layout';
import { NOTHING, size, type Event } from './types';

/** What happens between the work of one round and the next: harvest, meal, the fire, the end. */
export async function evening(e: Event, scene: Scene): Promise<void> {
  const { stage, view, layout, say, home, own, mine, who, word, send, pay, bring, comeHome } = scene;
  switch (e.is) {
    case 'Harvested': {
      own(e.tribe).food += e.food;
      await send('good', { good: 'food', n: e.food }, spot(layout, 'field'), home(e.tribe), 420);
      return;
    }
    case 'Fed': {
      const goods = size(e.goods) > 0;
      own(e.tribe).food = Math.max(0, own(e.tribe).food - e.food);
      pay(e.tribe, view.phase.is === 'Feeding' || view.phase.is === 'Rationing' ? NOTHING : e.goods);
      const key = goods ? 'say.fed.goods' : e.food ? 'say.fed' : 'say.fed.none';
      stage.say(say(view.solo ? `${key}.all` : key, { name: who(e.tribe), n: e.food, goods: listedKeys(e.goods) }));
      if (mine(e.tribe)) return word(say('say.ate', { n: goods ? size(e.goods) : e.food }), middle(layout), 500);
      return stage.wait(420);
    }
    case 'Starved': {
      own(e.tribe).score -= e.points;
      stage.sound('no');
      stage.say(say('say.starved', { name: who(e.tribe), n: e.points }));
      return word(`${who(e.tribe)} −${e.points} ★`, middle(layout));
    }
    case 'RoundBegan': {
      Object.assign(view, { round: e.round, start: e.start });
      for (const player of view.players) for (const tool of player.tools) tool.used = false;
      return word(say('round', { n: e.round }), middle(layout), 600);
    }
    case 'Scored': {
      for (const key of CATEGORIES)
        if (e.tally[key]) {
          own(e.seat).score += e.tally[key];
          await word(`${who(e.seat)}: ${say(`score.${key}`)} +${e.tally[key]}`, middle(layout), 320);
        }
      return;
    }
    case 'InitiativeRolled': {
      stage.say(say('say.initiative', { name: who(e.tribe), n: e.initiative }));
      const dice = e.dice.map((pips, i) =>
        stage.enter('die', { x: middle(layout).x + (i - (e.dice.length - 1) / 2) * 62, y: middle(layout).y }, pips, 1.15),
      );
      stage.sound('rustle');
      await stage.tween(520, (f) => dice.forEach((die) => (die.turn = (1 - f) * 360)));
      await stage.wait(450);
      dice.forEach((die) => stage.leave(die));
      if (view.solo) view.solo.initiative[e.tribe] = e.initiative;
      return;
    }
    case 'Rested': {
      for (const f of [...view.figures]) comeHome(e.tribe, f.location);
      if (view.solo) Object.assign(view.solo, { initiative: view.solo.initiative.map(() => 0), acted: [] });
      stage.say(say('say.rested', { name: who(e.tribe) }));
      return stage.wait(900);
    }
    case 'BonusFood':
      return bring(0, 'food', e.food, middle(layout));
    case 'LimitRaised': {
      if (view.solo) view.solo.limit = e.limit;
      return word(say('say.limit.up'), middle(layout), 500);
    }
    case 'Billed':
      return word(say('say.billed', { n: e.figures, burden: e.burden }), middle(layout), 900);
    case 'Exhausted':
    case 'TilesLacked': {
      const n = (view.solo?.limit ?? e.limit) - e.limit;
      if (view.solo) view.solo.limit = e.limit;
      stage.sound('no');
      return word(say(e.is === 'Exhausted' ? 'say.exhausted' : 'say.lacked', { n }), middle(layout));
    }
    case 'TileDiscarded': {
      own(0).tiles = own(0).tiles.filter((tile) => tile.id !== e.tile.id);
      view.solo?.discarded.push(e.tile);
      stage.sound('flip');
      return stage.wait(250);
    }
    case 'Ended':
    case 'SoloEnded': {
      stage.sound(e.is === 'Ended' || e.won ? 'win' : 'no');
      stage.say(say(e.is === 'Ended' ? 'over' : e.won ? 'say.survived' : 'say.perished'));
      return stage.wait(1300);
    }
    default:
      return;
  }
}
