import type { AnyAction, Lessons, Standing } from '../protocol';

/** A position of an analysis, and how one came there from the one before. */
export interface Node {
  id: number;
  parent: number;
  /** What the journal says of the step; at the root all that was played before. */
  lines: string[];
  /** Who decided what; null at the root. */
  seat: number;
  action: AnyAction | null;
  /** What luck gave: where it had a say, the same may come out otherwise. */
  drew: number[];
  /** What somebody wrote down about it. */
  note: string;
  moment: Lessons.Moment;
  over: boolean;
  result: Standing;
}
export const ROOT = 0;
/** So many positions are kept: an analysis is looked at by a person. */
export const MOST = 400;

/** From the root to a node, both with. */
export function pathTo(nodes: readonly Node[], id: number): Node[] {
  const path: Node[] = [];
  for (let at = nodes[id]; at; at = at.id === ROOT ? undefined : nodes[at.parent]) path.unshift(at);
  return path;
}
export const childrenOf = (nodes: readonly Node[], id: number): Node[] => nodes.filter((node) => node.id !== ROOT && node.parent === id);
/** The line that goes on from a node: always the first branch. */
export function mainLine(nodes: readonly Node[], id: number): Node[] {
  const line: Node[] = [];
  for (let [next] = childrenOf(nodes, id); next; [next] = childrenOf(nodes, next.id)) line.push(next);
  return line;
}

/** All positions as a list to be read from top to bottom, each with how deep its branch lies. */
export function listed(nodes: readonly Node[]): { node: Node; depth: number }[] {
  const list: { node: Node; depth: number }[] = [];
  const walk = (id: number, depth: number) => {
    const [first, ...others] = childrenOf(nodes, id);
    for (const other of others) {
      list.push({ node: other, depth: depth + 1 });
      walk(other.id, depth + 1);
    }
    if (!first) return;
    list.push({ node: first, depth });
    walk(first.id, depth);
  };
  walk(ROOT, 0);
  return list;
}
