import type { Scene } from './scene';
import type { Event } from './types';

/** The scenes of the sagas: one is told, a new one begins, an era or the end comes. Returns whether the event was one of them. */
export async function tell(e: Event, { stage, view, truth, facts, before, say, who, middle, word, gain }: Scene): Promise<boolean> {
  switch (e.is) {
    case 'SagaCompleted': {
      const slot = view.sagas.findIndex((each) => each.saga?.id === e.saga.id),
        from = stage.spot(`saga-${slot}`, { x: 850, y: 80 }),
        card = stage.enter('saga', from, e.saga, 1),
        title = say(`saga.${e.saga.id}`),
        n = before.sagas.find((each) => each.saga === e.saga.id)?.gains[e.seat] ?? 0,
        { x, y } = middle();
      stage.say(say(n ? 'say.saga.worth' : 'say.saga', { name: who(e.seat), saga: title, n }));
      stage.sound('win');
      if (slot >= 0) view.sagas[slot] = { saga: null };
      await stage.fly(card, { x, y: y - 30 }, 520, 20, 1.9);
      await Promise.all([
        word(e.saga.bonus ? `${title} +${e.saga.bonus}` : title, { x, y: y + 60 }, n ? 1200 : 800),
        n ? word(say('say.founded.worth', { n }), { x, y: y + 100 }, 1200) : undefined,
      ]);
      await stage.fly(card, stage.spot(`seat-${e.seat}`, { x: 0, y: 300 }), 480, 30, 0.4);
      stage.leave(card);
      view.captains[e.seat]!.sagas.push(e.saga);
      gain(e.seat, e.saga.bonus);
      return true;
    }
    case 'SagaTurnedUp': {
      view.sagas[e.slot] = { saga: e.saga };
      if (view.deck[e.saga.era - 1]) view.deck[e.saga.era - 1]!--;
      stage.sound('flip');
      stage.marks['saga'] = e.slot;
      await stage.wait(520);
      delete stage.marks['saga'];
      return true;
    }
    case 'SagaDiscarded': {
      view.deadSagas.push(e.saga);
      view.sagas = view.sagas.map((slot) => (slot.saga?.id === e.saga.id ? { saga: null } : slot));
      await word(say('say.saga.dead', { saga: say(`saga.${e.saga.id}`) }), middle(), 900);
      return true;
    }
    case 'EraBegan': {
      view.era = e.era;
      stage.sound('turn');
      await word(say('say.era', { n: 'I'.repeat(e.era), load: e.load }), middle(), 1100);
      return true;
    }
    case 'FinalPhaseBegan': {
      view.turner = e.seat;
      view.finalRounds = truth.finalRounds;
      stage.sound('turn');
      await word(say('say.final'), middle(), 1200);
      return true;
    }
    case 'FinalRoundCounted': {
      view.finalRounds = e.left;
      if (e.left && e.left <= facts.finalRounds) await word(say('final.left', { n: e.left }), middle(), 700);
      return true;
    }
    default:
      return false;
  }
}
