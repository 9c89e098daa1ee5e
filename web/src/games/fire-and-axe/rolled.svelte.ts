import type { Event } from './types';

/**
 * The dice of the last attack, so that they stay on the board until something else happens; after a reload only what the phase tells is
 * known.
 */
class Rolled {
  port = $state('');
  dice = $state<number[]>([]);
  bonus = $state(0);
  target = $state(0);

  note(e: Event) {
    if (e.is === 'RaidRolled')
      Object.assign(this, {
        dice: this.port === e.port && this.dice.length < 3 ? [...this.dice, e.die] : [e.die],
        port: e.port,
        bonus: e.bonus,
        target: e.target,
      });
    else if (e.is === 'SettlingRolled') Object.assign(this, { dice: e.dice, port: e.port, bonus: e.bonus, target: e.target });
    else if (e.is === 'TurnEnded' || e.is === 'Sailed') Object.assign(this, { dice: [], port: '' });
  }
}

export const rolled = new Rolled();
