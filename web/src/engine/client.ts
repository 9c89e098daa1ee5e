import { ApiError } from '../api';
import { whole } from '../reach.svelte';
import { written } from '../written';
import type { Engine } from './load';
import { beAtWork } from './name';
import type { Answered, Asked } from './worker';

type Awaiting = { done: (value: never) => void; failed: (problem: Error) => void };

/** The worker is gone, and all that it knew. The next question starts another. */
export class Lost extends ApiError {
  /** @param cause for whoever looks into it; people are told a sentence */
  constructor(override readonly cause: string | undefined) {
    super(503, 'lost', 'The rules could not be loaded.');
  }
}

/** The rules and the bots in a worker of their own, so that the page never waits for them. */
export class EngineClient {
  private worker: Worker | null = null;
  private readonly awaiting = new Map<number, Awaiting>();
  private asked = 0;

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      if (data.older) void whole(Promise.reject(new Error('older')));
      if (data.lost) return this.leave(new Lost(data.problem));
      const who = this.awaiting.get(data.id);
      this.awaiting.delete(data.id);
      beAtWork();
      if (data.problem === undefined) who?.done(written(data.value));
      else who?.failed(new Error(data.problem));
    };
    worker.onerror = worker.onmessageerror = () => this.leave(new Lost(undefined));
    return worker;
  }

  ask<K extends keyof Engine>(call: K, ...words: Parameters<Engine[K]>): Promise<ReturnType<Engine[K]>> {
    return new Promise((done, failed) => {
      this.awaiting.set(++this.asked, { done, failed });
      (this.worker ??= this.start()).postMessage({ id: this.asked, call, with: words } satisfies Asked);
    });
  }

  /** Whoever still waits is told why nothing comes. */
  end() {
    this.leave(new Error('The rules were put away.'));
  }

  private leave(why: Error) {
    this.worker?.terminate();
    this.worker = null;
    const waiting = [...this.awaiting.values()];
    this.awaiting.clear();
    for (const { failed } of waiting) failed(why);
  }
}
