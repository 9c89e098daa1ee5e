import { load, Older, type Engine } from './load';

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
  /** The rules are not to be had any more: they were never loaded, or have run into a wall from which nothing can be trusted. */
  lost?: boolean;
  /** The page is older than the house. */
  older?: boolean;
}

const kind = new URL(self.location.href).searchParams.get('kind');
const engine = load(kind === 'script' || kind === 'wasm' ? kind : undefined);

const isWall = (e: unknown) => e instanceof RangeError || (typeof WebAssembly === 'object' && e instanceof WebAssembly.RuntimeError);

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const answer = (told: Omit<Answered, 'id'>) => self.postMessage({ id: data.id, ...told } satisfies Answered);
  const told = (e: unknown) => String((e as Error)?.message ?? e);
  try {
    const rules = await engine.catch((e: unknown) => answer({ problem: told(e), lost: true, older: e instanceof Older }));
    if (!rules) return;
    const call = rules[data.call] as (...words: unknown[]) => unknown;
    answer({ value: call(...data.with) });
  } catch (e) {
    answer({ problem: told(e), lost: isWall(e) });
  }
};
