import { invites } from '../api';
import type { Invite } from '../protocol';
import type { Table } from './table.svelte';

/** Links for seats nobody has taken yet: only the host gets them, and sees them first of all. */
export class Inviting {
  list = $state.raw<Invite[]>([]);
  open = $state(false);
  private first = true;
  readonly shown = $derived.by(() => this.list.filter((invite) => this.table.seats[invite.seat]?.kind === 'open'));
  private readonly free = $derived.by(() =>
    this.table.seats
      .filter((seat) => seat.kind === 'open')
      .map((seat) => seat.seat)
      .join(),
  );

  constructor(private readonly table: Table) {}

  get canInvite() {
    return this.shown.length > 0;
  }

  readonly show = () => {
    this.open = true;
  };

  /** To be called in an effect. */
  follow() {
    if (!this.free || this.table.watching) {
      this.list = [];
      this.open = false;
      return;
    }
    void invites(this.table.id).then(
      (all) => {
        this.list = all;
        if (this.first && all.length) this.open = true;
        this.first = false;
      },
      () => (this.list = []), // not the host: nothing to give
    );
  }
}

export const address = (invite: Invite) => location.origin + invite.path;
