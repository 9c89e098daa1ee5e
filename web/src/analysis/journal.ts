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
