import { written } from '../written';
import type { Engine } from './load';
import { beAtWork } from './name';
import type { Answered, Asked } from './worker';

type Awaiting = { done: (value: never) => void; failed: (problem: Error) => void };

/** The rules and the bots in a worker of their own, so that the page never waits for them. */
export class EngineClient {
  private readonly worker: Worker;
  private readonly awaiting = new Map<number, Awaiting>();
  private asked = 0;

  constructor() {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    this.worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const who = this.awaiting.get(data.id);
      this.awaiting.delete(data.id);
      beAtWork();
      if (data.problem === undefined) who?.done(written(data.value));
      else who?.failed(new Error(data.problem));
    };
    this.worker.onerror = () => this.end('The rules could not be loaded.');
  }

  ask<K extends keyof Engine>(call: K, ...words: Parameters<Engine[K]>): Promise<ReturnType<Engine[K]>> {
    return new Promise((done, failed) => {
      this.awaiting.set(++this.asked, { done, failed });
      this.worker.postMessage({ id: this.asked, call, with: words } satisfies Asked);
    });
  }

  /** Whoever still waits is told why nothing comes. */
  end(why = 'The rules were put away.') {
    this.worker.terminate();
    for (const { failed } of this.awaiting.values()) failed(new Error(why));
    this.awaiting.clear();
  }
}
