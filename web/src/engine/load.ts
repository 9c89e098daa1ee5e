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
  /** All that a page of this version is made of. */
  parts: { path: string }[];
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

/** A house that was upgraded while a page is open has rules that this page does not know. */
export class Older extends Error {}

/** @param own the address of a part of the page that asks */
export function mustFit({ parts }: Pick<Names, 'parts'>, own: string) {
  const { pathname } = new URL(own);
  if (pathname.startsWith('/assets/') && !parts.some((part) => part.path === pathname)) throw new Older();
}

/** Fetches and starts the rules: WebAssembly where the browser can run it, otherwise the same as JavaScript, which is slower. */
export async function load(kind: 'wasm' | 'script' = runsWasm() ? 'wasm' : 'script'): Promise<Engine> {
  const names = await namesOf();
  mustFit(names, import.meta.url);
  if (kind === 'wasm') return asWasm(names).catch(() => asScript(names)); // what looks as if it could run may still be refused
  return asScript(names);
}

async function asWasm({ loader, wasm }: Names): Promise<Engine> {
  return (await ((await import(/* @vite-ignore */ loader)) as Loader).load(wasm)).exports;
}

async function asScript({ script }: Names): Promise<Engine> {
  return (await import(/* @vite-ignore */ script)) as Engine;
}
