/** At which tables this browser has already been told what the goal is; the oldest are forgotten. */
const KEY = 'hearthside.goals';
const MOST = 40;

function told(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return []; // a broken or forbidden store is the same as none
  }
}

export const isGoalTold = (table: string) => told().includes(table);

export function tellGoal(table: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...told(), table].slice(-MOST)));
  } catch {
    /* private windows may refuse: then it is told again after a reload */
  }
}
