/** The rules and the bots as the worker calls them: what `hearthside.engine.Engine` exports. */
export interface Engine {
  /** A question as JSON, and the answer as JSON. */
  ask(question: string): string;
  checksum(game: string, first: number, games: number): string;
  decisions(game: string, millis: number): number;
  iterations(game: string, millis: number): number;
}
/** Where they are, under names that change with their content. */
interface Names {
  wasm: string;
  loader: string;
  script: string;
  /** The puzzles of each game. */
  puzzles: Record<string, string>;
}
/** As TeaVM's loader says it. */
interface Loader {
  load(wasm: string): Promise<{ exports: Engine }>;
}

/** The smallest module that uses a structure the browser must collect: not every browser can. */
const COLLECTED = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

export const runsWasm = () => typeof WebAssembly === 'object' && WebAssembly.validate(COLLECTED);

export async function namesOf(): Promise<Names> {
  const answer = await fetch('/engine.json');
  if (!answer.ok) throw new Error('This house has no rules for the browser.');
  return (await answer.json()) as Names;
}

/** Fetches and starts the rules: WebAssembly where the browser can run it, otherwise the same as JavaScript, which is slower. */
export async function load(kind: 'wasm' | 'script' = runsWasm() ? 'wasm' : 'script'): Promise<Engine> {
  const names = await namesOf();
  if (kind === 'script') return (await import(/* @vite-ignore */ names.script)) as Engine;
  const loader = (await import(/* @vite-ignore */ names.loader)) as Loader;
  return (await loader.load(names.wasm)).exports;
}
