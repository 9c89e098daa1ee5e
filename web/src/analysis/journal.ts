/** A game as it is written down: the first line, and every line that still stands after what was taken back. */
export interface Written {
  header: string;
  lines: string[];
}

/** The decisions of a journal that stand, the setup first. The seed that is told at the end decides nothing. */
export function standing(text: string): Written {
  const [header = '', ...rest] = text.split('\n').filter((line) => line.trim());
  const lines: string[] = [];
  for (const line of rest) {
    const { undo, drew } = JSON.parse(line) as { undo?: number; drew?: unknown };
    if (undo !== undefined) lines.length = Math.max(1, lines.length - undo);
    else if (drew !== undefined) lines.push(line);
  }
  return { header, lines };
}

/** What stands behind the # of the address: which table, and after which of its decisions. */
export function placeIn(hash: string): { table: string; step: number } | null {
  const found = /^#([\w-]+)(?:\.(\d+))?$/.exec(hash);
  return found ? { table: found[1]!, step: Number(found[2] ?? 0) } : null;
}
/** Which puzzle stands behind the #. */
export const puzzleIn = (hash: string): string | null => /^#puzzle\.([\w-]{1,80})$/.exec(hash)?.[1] ?? null;
/** Where a puzzle is analysed: one of somebody's own in the game that it is from, before the decision that it asks for. */
export function placeOf(puzzle: string): string {
  const [own, table, step] = puzzle.split('/');
  return own === 'own' && step ? `${table}.${Number(step) - 1}` : `puzzle.${puzzle}`;
}

/** Which game the first line of a journal is of; null where it is none. */
export function gameIn(header: string): string | null {
  try {
    const { game } = JSON.parse(header) as { game?: unknown };
    return typeof game === 'string' ? game : null;
  } catch {
    return null;
  }
}
/** The journal that a file has, if it has one. */
export function journalIn(text: string): Written | null {
  try {
    const written = standing(text);
    return written.lines.length ? written : null;
  } catch {
    return null;
  }
}
