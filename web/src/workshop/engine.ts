import { ApiError } from '../api';
import { EngineClient } from '../engine/client';
import type { Checked } from './draft.svelte';
import type { Counted } from './counts';
import type { Thing } from './shape';

/** Asks the rules, in a worker of the page. */
export async function ask<T>(engine: EngineClient, question: { is: string; [field: string]: unknown }): Promise<T> {
  const answer = JSON.parse(await engine.ask('ask', JSON.stringify(question))) as T & { problem?: { field: string; sentence: string } };
  if (answer.problem) throw new ApiError(400, 'here', answer.problem.sentence, answer.problem.field);
  return answer;
}

let checker: EngineClient | null = null;

/** All that the rules have against an edition: the same that the house would say. */
export const check =
  (game: string) =>
  (edition: Thing): Promise<Checked> =>
    ask<Checked>((checker ??= new EngineClient()), { is: 'Check', game, edition });

/** A worker that plays games among bots. */
export const playing = () => {
  const engine = new EngineClient();
  return {
    play: (question: object) => ask<Counted>(engine, { is: 'Simulate', ...question }),
    end: () => engine.end(),
  };
};
