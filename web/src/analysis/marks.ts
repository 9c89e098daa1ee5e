import type { Spots } from '../games/game';
import type { AnyAction, Hint } from '../protocol';
import { percent } from '../table/told';

/** The places of the board that an action is about: where it is marked, or from where and to where. */
export function marksOf(action: AnyAction, marks: Spots['marks'] = {}): string[] {
  const fields = new Map<string, unknown>(Object.entries(action));
  return (marks[action.is] ?? []).flatMap((mark) => {
    let whole = true;
    const name = mark.replace(/\{(\w+)\}/g, (_, field: string) => {
      const value = fields.get(field);
      whole &&= typeof value === 'string' || typeof value === 'number';
      return String(value);
    });
    return whole ? [name] : [];
  });
}

/** What a badge says: which of the best options it is, and how likely it wins. */
export interface Badge {
  rank: number;
  win: number;
  at: string[];
}
/** So many ideas are drawn on the board. */
const MOST = 3;

/** The best options that have a place on the board. Of several at one place (three figures, or four) the best is drawn. */
export function badges(ideas: Hint[], marks: Spots['marks'] | undefined): Badge[] {
  const all = ideas.map((idea, i) => ({ rank: i + 1, win: percent(idea.win), at: marksOf(idea.action, marks) }));
  return all.slice(0, MOST).filter(({ at }, i) => at.length > 0 && all.findIndex((other) => other.at.join() === at.join()) === i);
}
