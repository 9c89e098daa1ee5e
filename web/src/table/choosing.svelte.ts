import type { AnyAction } from '../protocol';
import { settings } from '../settings.svelte';

/** A bubble that explains: a refusal of the server, or what a thing on the board is for. */
export interface Bubble {
  rule: string;
  text: string;
  refusal: boolean;
  count: number;
}

/** A choice on its way: handed to the line, but not yet answered. */
export interface Pending {
  seq: number;
  seat: number;
  action: AnyAction;
}

/** Which choices are asked about before they are made: those that could not be taken back, as far as this table has shown. */
export class AskTwice {
  asked = $state.raw<AnyAction | null>(null);
  private readonly free = new Set<string>(); // eslint-disable-line svelte/prefer-svelte-reactivity -- only read when something is chosen

  wants(action: AnyAction) {
    return settings.askTwice && !this.free.has(action.is);
  }

  /** After my choice: whether it can be taken back. */
  learn(action: AnyAction, isFree: boolean) {
    if (isFree) this.free.add(action.is);
    else this.free.delete(action.is);
  }
}
