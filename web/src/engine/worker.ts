import { load, type Engine } from './load';

/** What a page asks for: one of the functions of the engine, and its words. */
export interface Asked {
  id: number;
  call: keyof Engine;
  with: unknown[];
}
export interface Answered {
  id: number;
  value?: unknown;
  problem?: string;
}

const kind = new URL(self.location.href).searchParams.get('kind');
const engine = load(kind === 'script' || kind === 'wasm' ? kind : undefined);

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const answer = (told: Omit<Answered, 'id'>) => self.postMessage({ id: data.id, ...told } satisfies Answered);
  try {
    const call = (await engine)[data.call] as (...words: unknown[]) => unknown;
    answer({ value: call(...data.with) });
  } catch (e) {
    answer({ problem: String((e as Error)?.message ?? e) });
  }
};
