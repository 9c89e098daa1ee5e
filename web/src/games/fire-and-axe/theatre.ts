import type { Stage } from '../../table/stage.svelte';
import type { Speak } from '../../words/words.svelte';
import { lie } from './layout';
import { harbour } from './map';
import { play as attack } from './attack';
import { tell as chapter } from './chapters';
import { sceneOf } from './scene';
import { GOODS, WINTERING, pieces, type Goods, type Event, type Rune, type View, type Moment, type Facts } from './types';

const empty = (): Goods => ({ furs: 0, skins: 0, tusks: 0 });

/**
 * Plays events on the stage. The stage's view is changed step by step so that the next event starts from it; the true view follows
 * anyway.
 */
export function theatre(speak: (edition: unknown) => Speak) {
  return async function perform(e: Event, stage: Stage<View, Facts>, moment: Moment): Promise<void> {
    const say = speak(moment.edition),
      scene = sceneOf(stage, moment, say),
      { view, who, home, boat, middle, word, send } = scene;
    const captain = (seat: number) => view.captains[seat]!;
    const mine = (seat: number) => seat === moment.viewer;

    const glide = async (seat: number, to: string, ms: number) => {
      const from = boat(seat),
        others = view.captains.filter((each, i) => i !== seat && each.place === to).length,
        goal = lie(scene.chart, to, others, others + 1);
      stage.marks[`boat${seat}`] = { ...from, flip: goal.x < from.x };
      await stage.tween(
        ms,
        (f) => {
          stage.marks[`boat${seat}`] = {
            x: from.x + (goal.x - from.x) * f,
            y: from.y + (goal.y - from.y) * f - Math.sin(f * Math.PI * 3) * 2,
            flip: goal.x < from.x,
          };
        },
        (f) => (f < 0.5 ? 2 * f * f : 1 - (2 - 2 * f) ** 2 / 2),
      );
      captain(seat).place = to;
      delete stage.marks[`boat${seat}`];
    };
    const sweep = async (seat: number, men: number, goods: Goods) => {
      const from = boat(seat),
        things = [...Array<null>(men).fill(null), ...pieces(goods)].slice(0, 7);
      captain(seat).crew -= men;
      captain(seat).supply += men;
      for (const good of GOODS) {
        captain(seat).cargo[good] -= goods[good];
        view.supply[good] += goods[good];
      }
      await Promise.all(
        things.map(async (good, i) => {
          await stage.wait(i * 60);
          await send(good ? 'good' : 'man', good ?? seat, from, { x: from.x + (i - things.length / 2) * 18, y: from.y + 46 }, 380, 0.4);
        }),
      );
    };
    const showRune = async (seat: number, rune: Rune | null, away: boolean, caption: string) => {
      stage.say(caption);
      stage.sound('flip');
      const at = middle(),
        stone = stage.enter('rune', away ? home(seat, 'runes') : at, rune, away ? 0.5 : 1.5);
      if (away) {
        const i = captain(seat).runes.findIndex((held) => held.rune === rune);
        captain(seat).runes.splice(i >= 0 ? i : 0, 1);
        await stage.fly(stone, at, 360, 30, 1.8);
        await word(say(`rune.${rune ?? 'demand'}`), { x: at.x, y: at.y + 64 }, mine(seat) ? 250 : 650);
      } else {
        await stage.wait(250);
        await stage.fly(stone, home(seat, 'runes'), 420, 30, 0.5);
        captain(seat).runes.push({ rune, knownTo: [] });
      }
      stage.leave(stone);
    };

    if ((await attack(e, scene)) || (await chapter(e, scene))) return;
    switch (e.is) {
      case 'CrewLoaded':
      case 'GoodLoaded': {
        await scene.look(WINTERING);
        stage.sound('take');
        if (e.is === 'GoodLoaded') {
          view.supply[e.good]--;
          await send('good', e.good, home(e.seat), boat(e.seat), mine(e.seat) ? 260 : 320, 0.5);
          captain(e.seat).cargo[e.good]++;
        } else {
          captain(e.seat).supply--;
          await send('man', e.seat, home(e.seat), boat(e.seat), mine(e.seat) ? 260 : 320, 0.5);
          captain(e.seat).crew++;
        }
        view.turn.prepared++;
        return;
      }
      case 'Departed': {
        stage.say(say('say.departed', { name: who(e.seat), place: say(`place.${e.port}`) }));
        await scene.look(e.port);
        stage.sound('hop');
        await glide(e.seat, e.port, 620);
        return;
      }
      case 'RuneDrawn': {
        view.runes = Math.max(0, view.runes - 1);
        view.turn.prepared++;
        return showRune(e.seat, e.rune, false, say('say.drew', { name: who(e.seat) }));
      }
      case 'RunesReshuffled': {
        view.runes = view.discards.length;
        view.discards = [];
        return word(say('say.reshuffled'), middle(), 500);
      }
      case 'Sailed': {
        stage.caption = say('say.sailed', { name: who(e.seat), place: say(`place.${e.to}`) });
        await scene.look(e.to);
        stage.sound('hop');
        await glide(e.seat, e.to, 330);
        if (e.free) view.turn.freeMoves--;
        else view.turn.sailed++;
        return;
      }
      case 'StormBroke': {
        const at = boat(e.seat),
          bolt = stage.enter('bolt', { x: at.x + 6, y: at.y - 34 }, null, 1.3);
        stage.say(say('say.storm', { name: who(e.seat), n: e.items }));
        stage.sound('no');
        stage.marks['roll'] = e.seat;
        await stage.tween(650, (f) => {
          stage.marks['f'] = f;
          bolt.opacity = 1 - f;
        });
        delete stage.marks['roll'];
        stage.leave(bolt);
        return word(say('say.storm.word', { n: e.items }), { x: at.x, y: at.y - 34 }, 500);
      }
      case 'CrewLost':
        return sweep(e.seat, e.men, empty());
      case 'GoodLost':
        return sweep(e.seat, 0, { ...empty(), [e.good]: 1 });
      case 'CrewReturned': {
        stage.sound('take');
        await send('man', e.seat, { x: boat(e.seat).x, y: boat(e.seat).y - 70 }, boat(e.seat), 520, 0.5);
        captain(e.seat).crew += e.men;
        captain(e.seat).supply -= e.men;
        return word(`+${e.men}`, { x: boat(e.seat).x, y: boat(e.seat).y - 30 }, 350);
      }
      case 'Traded': {
        const place = scene.chart.placeOf(e.port),
          at = harbour(view, e.port);
        stage.say(
          say(e.inDemand ? 'say.traded.demand' : 'say.traded', {
            name: who(e.seat),
            good: say(`good.${e.good}`),
            place: say(`place.${e.port}`),
          }),
        );
        captain(e.seat).cargo[e.good]--;
        stage.sound('take');
        await send('good', e.good, boat(e.seat), { x: place.x + 13, y: place.y + 8 }, 420, 0.62);
        if (at) at.good = e.good;
        view.turn.tasked.push(e.port);
        scene.gain(e.seat, e.points);
        return word(`+${e.points}`, { x: place.x, y: place.y - 34 }, 600);
      }
      case 'RunePlayed': {
        view.discards.push(e.rune);
        return showRune(e.seat, e.rune, true, say('say.played', { name: who(e.seat), rune: say(`rune.${e.rune}`) }));
      }
      case 'RuneDiscarded': {
        view.discards.push(e.rune);
        return showRune(e.seat, e.rune, true, say('say.discarded', { name: who(e.seat), rune: say(`rune.${e.rune}`) }));
      }
      case 'DialTurned': {
        stage.say(say('say.dial', { zone: say(`zone.${e.zone}`) }));
        stage.sound('rustle');
        view.dial = e.zone;
        view.limits = moment.view.limits;
        return stage.wait(950);
      }
      case 'DemandChanged': {
        stage.sound('swap');
        await send('good', e.good, middle(), stage.spot('demand', { x: 60, y: 480 }), 560, 1);
        view.supply[view.demand]++;
        view.supply[e.good]--;
        view.demand = e.good;
        return;
      }
      case 'PointsGained': {
        scene.gain(e.seat, e.points);
        stage.sound('take');
        return word(`+${e.points}`, { x: boat(e.seat).x, y: boat(e.seat).y - 34 }, 700);
      }
      case 'GoodStolen': {
        captain(e.from).cargo[e.good]--;
        stage.sound('swap');
        await send('good', e.good, boat(e.from), boat(e.seat), 520, 0.6);
        captain(e.seat).cargo[e.good]++;
        return;
      }
      case 'Wrecked': {
        const at = boat(e.seat),
          beast = stage.enter('serpent', { x: at.x, y: at.y + 30 }, null, 0.2);
        stage.say(say('say.wrecked', { name: who(e.seat) }));
        stage.sound('no');
        stage.marks['roll'] = e.seat;
        await stage.tween(900, (f) => {
          beast.scale = 0.2 + f;
          beast.y = at.y + 30 - 30 * f;
          stage.marks['f'] = f;
        });
        delete stage.marks['roll'];
        await sweep(e.seat, Math.max(0, captain(e.seat).crew - 1), { ...captain(e.seat).cargo });
        stage.leave(beast);
        return glide(e.seat, WINTERING, 700);
      }
      case 'Becalmed': {
        captain(e.seat).becalmed = true;
        return word(say('say.becalmed', { name: who(e.seat) }), boat(e.seat), 800);
      }
      case 'Deserted': {
        stage.say(say('say.deserted', { name: who(e.seat) }));
        return sweep(e.seat, 1, empty());
      }
      case 'RunesShown': {
        stage.say(say('say.shown', { name: who(e.seat), from: who(e.from) }));
        return stage.wait(900);
      }
      case 'RuneStolen': {
        captain(e.from).runes.pop();
        stage.sound('swap');
        await send('rune', e.rune, home(e.from, 'runes'), home(e.seat, 'runes'), 620, 0.7);
        captain(e.seat).runes.push({ rune: e.rune, knownTo: [] });
        return;
      }
      case 'WentWintering':
      case 'BecameCrewless': {
        stage.say(say(e.is === 'WentWintering' ? 'say.wintering' : 'say.crewless', { name: who(e.seat) }));
        await sweep(e.seat, e.is === 'WentWintering' ? e.men : 0, e.goods);
        await glide(e.seat, WINTERING, 700);
        return;
      }
      case 'TurnEnded': {
        const isIdle = view.turn.prepared + view.turn.sailed === 0 && !view.turn.tasked.length;
        if (isIdle && !mine(e.seat)) {
          stage.say(say('say.passed', { name: who(e.seat) }));
          await scene.look(captain(e.seat).place);
          await word(say('say.passed', { name: who(e.seat) }), { x: boat(e.seat).x, y: boat(e.seat).y - 34 }, 900);
        }
        view.turn = { ...moment.view.turn, prepared: 0, sailed: 0, freeMoves: 0, calm: 0, loaded: false, tasked: [] };
        return stage.wait(mine(e.seat) ? 60 : 200);
      }
      case 'TurnSkipped':
        return word(say('say.skipped', { name: who(e.seat) }), middle(), 600);
      case 'Ended': {
        stage.sound('win');
        stage.say(say('over'));
        return stage.wait(1200);
      }
    }
  };
}
