import type { Stage } from '../../table/stage.svelte';
import type { Speak } from '../../words/words.svelte';
import { evening } from './evening';
import { layoutFor, spot, stand, type Layout } from './layout';
import { middle, sceneOf } from './scene';
import { pieces, pileOf, placeOf, spaceOf, standing, type Event, type View, type Moment } from './types';

/**
 * Plays events on the stage of one game. The stage's view is changed step by step so that the next event starts from it; the true view
 * follows anyway.
 */
export function theatre(layouts: [Layout, Layout, Layout], say: Speak) {
  const layoutOf = (stage: Stage<View>) => layoutFor(layouts, stage.portrait, stage.low, stage.view.piles.length);

  return async function perform(e: Event, stage: Stage<View>, moment: Moment): Promise<void> {
    const layout = layoutOf(stage),
      view = stage.view;
    const scene = sceneOf(stage, moment, layout, say);
    const { home, own, mine, who, word, send, bring, comeHome, turnUp, payOut } = scene;

    switch (e.is) {
      case 'Placed': {
        const before = standing(view, e.location);
        const after = view.tribes.map((_, tribe) => (before[tribe] ?? 0) + (tribe === e.tribe ? e.figures : 0));
        const spots = stand(layout, e.location, after)
          .filter((p) => p.tribe === e.tribe)
          .slice(-e.figures);
        view.tribes[e.tribe]!.home -= e.figures;
        stage.sound('hop');
        await Promise.all(
          spots.map(async (to, i) => {
            await stage.wait(i * 60);
            await send('person', e.tribe, home(e.tribe), to, 430, 1);
          }),
        );
        view.figures = [...view.figures.filter((f) => f.location !== e.location), { location: e.location, byTribe: after }];
        return stage.wait(mine(e.tribe) ? 60 : 220);
      }
      case 'Rolled': {
        const place = placeOf(e.good);
        comeHome(e.tribe, place);
        stage.sound('rustle');
        stage.marks['throw'] = { good: e.good, dice: e.dice, tools: 0, f: 0, counted: false };
        await stage.tween(620, (f) => (stage.marks['throw'].f = f));
        stage.marks['throw'].f = 1;
        stage.marks['throw'].counted = true;
        return stage.wait(260);
      }
      case 'ToolUsed':
      case 'CardUsed': {
        if (e.is === 'ToolUsed') own(e.tribe).tools[e.slot]!.used = true;
        const thrown = stage.marks['throw'];
        const value = e.is === 'ToolUsed' ? e.value : e.card.effect.is === 'Once' ? e.card.effect.value : 0;
        const place = view.phase.is === 'UsingTools' ? placeOf(view.phase.good) : thrown ? placeOf(thrown.good) : null;
        stage.sound('tap');
        if (place) await send('tool', value, home(e.tribe), spot(layout, place), 420, 0.9);
        if (thrown) thrown.tools += value;
        return stage.wait(250);
      }
      case 'Gathered': {
        const at = spot(layout, placeOf(e.good));
        stage.say(say(e.count ? 'say.gathered' : 'say.gathered.none', { name: who(e.tribe), n: e.count, good: say(`good.${e.good}`) }));
        if (stage.marks['throw']) stage.marks['throw'].count = e.count;
        await stage.wait(650);
        delete stage.marks['throw'];
        await bring(e.tribe, e.good, e.count, at);
        return;
      }
      case 'ToolMade': {
        comeHome(e.tribe, 'tool_maker');
        stage.sound('build');
        await send('tool', e.value, spot(layout, 'tool_maker'), home(e.tribe), 650);
        own(e.tribe).tools[e.slot] = { value: e.value, used: own(e.tribe).tools[e.slot]?.used ?? false };
        return;
      }
      case 'Born': {
        comeHome(e.tribe, 'hut');
        stage.say(say('say.born', { name: who(e.tribe) }));
        stage.sound('take');
        await send('person', e.tribe, spot(layout, 'hut'), home(e.tribe), 750, 0.8);
        Object.assign(view.tribes[e.tribe]!, {
          figures: e.figures,
          home: view.tribes[e.tribe]!.home + 1,
          supply: view.tribes[e.tribe]!.supply - 1,
        });
        return;
      }
      case 'FieldGrown': {
        comeHome(e.tribe, 'field');
        stage.sound('rustle');
        await send('wheat', null, spot(layout, 'field'), home(e.tribe), 650);
        own(e.tribe).field = e.field;
        return;
      }
      case 'GainedNothing': {
        comeHome(e.tribe, e.like);
        return stage.wait(300);
      }
      case 'Bought': {
        const at = spot(layout, e.space);
        comeHome(e.tribe, e.space);
        stage.say(say('say.bought', { name: who(e.tribe) }));
        await payOut(e.tribe, e.paid, at);
        view.row[spaceOf(e.space)] = { card: null };
        const card = stage.enter('card', at, e.card);
        stage.sound('flip');
        await stage.fly(card, middle(layout), 420, 30, 1.5);
        await stage.wait(550);
        await stage.fly(card, home(e.tribe), 450, 30, 0.35);
        stage.leave(card);
        own(e.tribe).stack++;
        return;
      }
      case 'Built': {
        const at = spot(layout, e.pile);
        comeHome(e.tribe, e.pile);
        stage.say(say(view.solo ? 'say.built.solo' : 'say.built', { name: who(e.tribe), n: e.points }));
        await payOut(e.tribe, e.paid, at);
        stage.sound('build');
        view.piles[pileOf(e.pile)]!.tile = null;
        const tile = stage.enter('tile', at, e.tile);
        await stage.fly(tile, middle(layout), 420, 30, 1.7);
        if (e.points) await word(`+${e.points} ★`, { x: middle(layout).x, y: middle(layout).y - 150 }, 450);
        await stage.fly(tile, home(e.tribe), 450, 30, 0.35);
        stage.leave(tile);
        own(e.tribe).tiles.push(e.tile);
        own(e.tribe).score += e.points;
        return;
      }
      case 'Declined': {
        comeHome(e.tribe, e.location);
        stage.say(say('say.declined', { name: who(e.tribe) }));
        return stage.wait(450);
      }
      case 'DiceOffered': {
        stage.say(say('say.offered'));
        const dice = e.dice.map((pips, i) =>
          stage.enter('die', { x: middle(layout).x + (i - (e.dice.length - 1) / 2) * 70, y: middle(layout).y }, pips, 1.3),
        );
        stage.sound('rustle');
        await stage.tween(600, (f) =>
          dice.forEach((die, i) => {
            die.turn = (1 - f) * 400;
            die.data = f < 1 ? 1 + ((e.dice[i]! + Math.floor(f * 8)) % 6) : e.dice[i]!;
          }),
        );
        return stage.wait(700);
      }
      case 'DiePicked': {
        stage.say(say('log.DiePicked', { name: who(e.tribe), n: e.pips, gift: `@gift.${e.pips}` }));
        const die = stage.actors.find((a) => a.kind === 'die' && a.data === e.pips);
        if (!die) return stage.wait(200);
        await stage.fly(die, home(e.tribe), 480, 50, 0.6);
        stage.leave(die);
        return;
      }
      case 'Received':
        return bring(e.tribe, e.good, e.count, middle(layout));
      case 'Claimed': {
        for (const good of pieces(e.goods)) await bring(e.tribe, good, 1, middle(layout));
        return;
      }
      case 'PointsScored': {
        own(e.tribe).score += e.points;
        return word(`${who(e.tribe)} +${e.points} ★`, middle(layout), 700);
      }
      case 'Drew':
      case 'DrawnAway': {
        if (e.is === 'Drew' && e.none) return;
        view.deck = Math.max(0, view.deck - 1);
        if (!e.card) return word(say('say.drew', { name: who((e as { tribe?: number }).tribe ?? 0) }), middle(layout), 700);
        const card = stage.enter('card', { x: layout.width - 80, y: layout.height - 80 }, e.card);
        await stage.fly(card, middle(layout), 450, 30, 1.5);
        await stage.wait(900);
        stage.leave(card);
        if (e.is === 'Drew') own(e.tribe).stack++;
        return;
      }
      case 'TileTurnedUp':
        return turnUp(e.pile, () => {
          const pile = view.piles[pileOf(e.pile)]!;
          pile.tile = e.tile;
          pile.below = Math.max(0, pile.below - 1);
        });
      case 'CardTurnedUp':
        return turnUp(e.space, () => {
          view.row[spaceOf(e.space)] = { card: e.card };
          view.deck = Math.max(0, view.deck - 1);
        });
      case 'CardSlid': {
        const card = view.row[spaceOf(e.from)]?.card;
        if (!card) return;
        view.row[spaceOf(e.from)] = { card: null };
        await send('card', card, spot(layout, e.from), spot(layout, e.to), 320, 1);
        view.row[spaceOf(e.to)] = { card };
        return;
      }
      default:
        return evening(e, scene);
    }
  };
}
