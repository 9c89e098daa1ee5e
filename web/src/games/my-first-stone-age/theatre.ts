import type { Point, Stage } from '../../table/stage.svelte';
import type { Gaps } from '../../words/words.svelte';
import { LANDSCAPE, PORTRAIT, dogAt, goodAt, type Layout } from './layout';
import { build, called, close, dogTrot, flip, jump, say, swap, trade, walk } from './scenes';
import type { Event, Space, View, Moment } from './types';

const layoutOf = (stage: Stage): Layout => (stage.portrait ? PORTRAIT : LANDSCAPE);
const off = (layout: Layout): Point => ({ x: layout.width / 2, y: layout.height + 40 });

/** Why a space gave nothing: its goods are all taken, the dogs are away, or there was nothing to swap. */
export const nothing = (space: Space) => (space === 'dog' || space === 'trade' ? space : 'good');

/** Shows one event. The stage's view is changed step by step so that the next event starts from it; the true view follows anyway. */
export async function perform(e: Event, stage: Stage<View>, moment: Moment): Promise<void> {
  const layout = layoutOf(stage),
    view = stage.view;
  /** Only those who sit at this screen are spoken to; of all others it is told. */
  const tell = (key: string, seat: number, gaps: Gaps = {}) => {
    const mine = moment.mine.includes(seat);
    stage.say(say(mine ? key : `${key}.other`, { name: called(moment, seat), ...gaps }));
  };
  const home = (seat: number) => stage.spot(`seat-${seat}`, off(layout));
  switch (e.is) {
    case 'Flipped':
      return flip(stage, layout, e.tree, e.token);
    case 'Walked':
      return walk(stage, layout, e.seat, e.from, e.steps);
    case 'Jumped':
      return jump(stage, layout, e.seat, e.from, e.to);
    case 'Gathered': {
      const left = view.land[e.good];
      tell('mf.get', e.seat, { good: `@a.${e.good}` });
      stage.sound('take');
      const piece = stage.enter('good', goodAt(layout, e.good, Math.max(0, left - 1)), e.good);
      view.land[e.good] = Math.max(0, left - 1);
      await stage.tween(260, (f) => (piece.scale = 1 + 0.5 * f));
      await stage.fly(piece, home(e.seat), 750, 90, 0.8);
      stage.leave(piece);
      const own = view.settlements[e.seat]?.goods;
      if (own) own[e.good]++;
      return;
    }
    case 'FoundNothing': {
      const at = layout.spaces[e.space];
      const others = view.settlements.some(({ dogs }, seat) => seat !== e.seat && dogs > 0);
      if (e.space === 'dog' && view.settlements[e.seat]!.dogs > 0 && !others) tell('mf.dog.none', e.seat);
      else stage.say(say(e.space === 'dog' ? 'mf.dog.away' : e.space === 'trade' ? 'mf.trade.none' : `mf.empty.${e.space}`));
      const puff = stage.enter('puff', { x: at.x, y: at.y - 10 }, null, 0.4);
      await stage.tween(1700, (f) => {
        puff.scale = 0.4 + f;
        puff.opacity = 1 - f;
      });
      stage.leave(puff);
      return;
    }
    case 'GotDog': {
      tell('mf.dog.get', e.seat);
      await dogTrot(stage, dogAt(layout, Math.max(0, view.dogs - 1)), home(e.seat), () => (view.dogs = Math.max(0, view.dogs - 1)));
      view.settlements[e.seat]!.dogs++;
      return;
    }
    case 'DogCalled': {
      tell('mf.dog.get', e.seat);
      await dogTrot(stage, home(e.from), home(e.seat), () => view.settlements[e.from]!.dogs--);
      view.settlements[e.seat]!.dogs++;
      return;
    }
    case 'DogLeft':
      return stage.wait(350);
    case 'BuiltNothing':
      stage.marks['built'] = true;
      return stage.wait(350);
    case 'Traded':
      return trade(stage, layout, e.give, e.take, home(e.seat));
    case 'Built':
      stage.marks['built'] = true;
      return build(stage, layout, e, home(e.seat), moment);
    case 'HutTurnedUp': {
      stage.sound('flip');
      stage.marks['turning'] = { pile: e.pile, f: 1 };
      await stage.tween(280, (f) => (stage.marks['turning'] = { pile: e.pile, f: 1 - f }));
      view.piles[e.pile] = { hut: e.hut, below: Math.max(0, view.piles[e.pile]!.below - 1) };
      await stage.tween(280, (f) => (stage.marks['turning'] = { pile: e.pile, f }));
      delete stage.marks['turning'];
      return;
    }
    case 'ForestClosed': {
      // nobody was asked, for nothing could be paid. That must be said, or the visit seems to have been for nothing.
      if (!stage.marks['built']) {
        tell('mf.build.no', e.seat);
        await stage.wait(1700);
      }
      delete stage.marks['built'];
      return close(stage, moment);
    }
    case 'ForestMixed': {
      stage.sound('rustle');
      stage.say(say('mf.mixed'));
      for (const tree of view.forest) {
        tree.face = null;
        tree.seen = false;
      }
      await stage.tween(1600, (f) => (stage.marks['mix'] = Math.sin(f * Math.PI)));
      delete stage.marks['mix'];
      return;
    }
    case 'Swapped':
      return swap(stage, layout, e.a, e.b);
    case 'MammothWalked': {
      view.resets = e.steps;
      stage.say(say('mf.mammoth', { n: e.steps }));
      return stage.wait(900);
    }
    case 'Whispered': {
      if (e.tree < 0 || !e.token) return stage.wait(600);
      stage.say(say('mf.whisper'));
      view.forest[e.tree]!.face = e.token;
      stage.marks['whisper'] = e.tree;
      await stage.wait(2000);
      delete stage.marks['whisper'];
      return;
    }
    case 'Ended': {
      stage.sound('win');
      const winner = e.winners[0];
      stage.say(
        e.winners.length === 1 && winner !== undefined
          ? say('mf.win', { animal: called(moment, winner) })
          : say(e.winners.length ? 'mf.win.all' : 'mf.lost'),
      );
      return stage.wait(1400);
    }
  }
}
