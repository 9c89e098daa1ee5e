import type { Point } from '../../table/stage.svelte';
import { houseAt } from './facts';
import { harbour } from './map';
import type { Scene } from './scene';
import type { Event } from './types';

/** The scenes of an attack: dice, a town that burns and is gone, a house that is built. Returns whether the event was one of them. */
export async function play(e: Event, scene: Scene): Promise<boolean> {
  const { stage, view, say, who, boat, word, send, home } = scene;
  switch (e.is) {
    case 'RaidRolled':
    case 'SettlingRolled': {
      const before = stage.marks['throw'] as { port: string; dice: number[] } | undefined,
        raiding = e.is === 'RaidRolled';
      const phase = view.phase.is === 'Raiding' ? view.phase : null,
        known = before?.port === e.port ? before.dice : phase ? phase.dice : [];
      const dice = raiding ? [...known.slice(0, 2), e.die] : e.dice,
        judged = scene.facts.rolled?.won;
      await scene.look(e.port);
      stage.say(say(raiding ? 'say.raids' : 'say.settles', { name: who(e.seat), place: say(`place.${e.port}`) }));
      if (!view.turn.tasked.includes(e.port)) view.turn.tasked.push(e.port);
      stage.sound('rustle');
      stage.marks['throw'] = {
        port: e.port,
        dice,
        won: dice.map((_, i) => (raiding ? e.won && i === dice.length - 1 : (judged?.[i] ?? e.won))),
        bonus: e.bonus,
        target: e.target,
        f: 0,
        fresh: raiding ? 1 : dice.length,
      };
      await stage.tween(620, (f) => (stage.marks['throw'].f = f));
      stage.marks['throw'].f = 1;
      stage.sound(e.won ? 'take' : 'no');
      await stage.wait(650);
      return true;
    }
    case 'TownTaken': {
      const place = scene.chart.placeOf(e.port),
        at = harbour(view, e.port);
      stage.say(say('say.taken', { name: who(e.seat), place: say(`place.${e.port}`), n: e.treasure }));
      stage.sound('build');
      stage.marks['burning'] = { port: e.port, f: 0.01 };
      const sparks = Array.from({ length: 9 }, (_, i) =>
        stage.enter('spark', { x: place.x + (i - 4) * 3, y: place.y - 18 }, i % 2 ? '#ffb347' : '#ff7a2e', 0.5),
      );
      await stage.tween(
        1100,
        (f) => {
          stage.marks['burning'] = { port: e.port, f: Math.max(0.01, f) };
          sparks.forEach((spark, i) => {
            spark.y = place.y - 18 - f * (30 + ((i * 17) % 40));
            spark.x = place.x + (i - 4) * (3 + f * 5);
            spark.opacity = 1 - f;
          });
        },
        (f) => f,
      );
      sparks.forEach((spark) => stage.leave(spark));
      delete stage.marks['burning'];
      delete stage.marks['throw'];
      if (at) Object.assign(at, { town: false, treasure: e.treasure });
      await Promise.all([
        send(
          'town',
          scene.chart.placeOf(e.port).town === 'large',
          { x: place.x, y: place.y - 12 },
          stage.spot(`seat-${e.seat}`, home(e.seat)),
          620,
          0.6,
        ),
        word(`+${e.treasure}`, { x: place.x, y: place.y - 40 }, 700),
      ]);
      view.captains[e.seat]!.towns.push(e.port);
      scene.gain(e.seat, e.treasure);
      return true;
    }
    case 'Founded': {
      const place = scene.chart.placeOf(e.port),
        at = harbour(view, e.port);
      stage.say(
        say(e.from >= 0 ? 'say.founded.unrest' : 'say.founded', {
          name: who(e.seat),
          place: say(`place.${e.port}`),
          from: e.from >= 0 ? who(e.from) : '',
        }),
      );
      stage.sound('build');
      view.captains[e.seat]!.crew--;
      if (e.from >= 0) view.captains[e.from]!.supply++;
      await send('house', e.seat, boat(e.seat), { x: place.x - 13, y: place.y + 13 }, 560, 0.63);
      if (at) at.settler = e.seat;
      delete stage.marks['throw'];
      await cheer(scene, place, say('say.founded.worth', { n: houseAt(scene.facts, e.port)?.worth ?? 0 }));
      return true;
    }
    case 'KeptAboard':
    case 'Withdrew': {
      const at = scene.chart.placeOf(e.port);
      delete stage.marks['throw'];
      await word(say(e.is === 'KeptAboard' ? 'say.kept' : 'say.withdrew', { name: who(e.seat) }), { x: at.x, y: at.y - 40 }, 450);
      return true;
    }
    default:
      return false;
  }
}

/** A small celebration over a new house: sparks, a tune, and what it counts at the end. */
async function cheer({ stage, word }: Scene, { x, y }: Point, told: string) {
  stage.sound('win');
  const sparks = Array.from({ length: 12 }, (_, i) => stage.enter('spark', { x, y: y - 6 }, i % 2 ? '#ffd35c' : '#fff3d6', 0.6));
  const rise = stage.tween(
    900,
    (f) =>
      sparks.forEach((spark, i) => {
        spark.x = x + Math.cos((i / 12) * Math.PI * 2) * 46 * f;
        spark.y = y - 6 + Math.sin((i / 12) * Math.PI * 2) * 34 * f - 14 * f;
        spark.opacity = 1 - f;
      }),
    (f) => 1 - (1 - f) ** 2,
  );
  await Promise.all([rise, word(told, { x, y: y - 42 }, 1100)]);
  sparks.forEach((spark) => stage.leave(spark));
}
