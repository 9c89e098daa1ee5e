import { myTables } from '../api';
import type { Update } from '../protocol';

/** Whoever gave up here has no seat any more, but still belongs to the table: they may talk and play again. */
export class Former {
  gaveUp = $state(false);

  async follow(before: Update | null, now: Update) {
    if (now.mine.length || !now.seats.some((seat) => seat.resigned)) this.gaveUp = false;
    else if (before) this.gaveUp ||= before.mine.length > 0;
    else this.gaveUp = (await myTables().catch(() => [])).some((mine) => mine.table === now.table); // the page was loaded again
  }
}
