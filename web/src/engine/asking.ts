import { ApiError } from '../api';
import { Lost, type EngineClient } from './client';
import type { Ask } from './localTable';

export interface Question {
  is: string;
  [field: string]: unknown;
}

/**
 * Asks the rules. A worker may be lost with all that it knew: then another one is told the game again, and asked once more. A second time
 * is one too many.
 *
 * @param known what the rules must be told of a table first
 */
export function asking(engine: () => EngineClient, known: (table: string) => Question | null): Ask {
  const ask = async (question: Question) => {
    const answer = JSON.parse(await engine().ask('ask', JSON.stringify(question)));
    if (answer.problem) throw new ApiError(400, 'here', answer.problem.sentence, answer.problem.field);
    return answer;
  };
  return async (question: Question) => {
    try {
      return await ask(question);
    } catch (e) {
      const isForgotten = e instanceof ApiError && e.field === 'table',
        opening = question.is === 'Open' ? null : known(String(question['table']));
      if (!(e instanceof Lost) && !(isForgotten && opening)) throw e;
      if (opening) await ask(opening);
      return ask(question);
    }
  };
}
