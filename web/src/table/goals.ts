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

/** Tells whether the goal at the left can be read: it is shown whole or not at all, and room comes and goes. */
export function readable(tell: (seen: boolean) => void) {
  return (card: HTMLElement) => {
    const around = card.parentElement!;
    const look = () => tell(card.offsetHeight > 0 && card.offsetLeft - around.offsetLeft < around.offsetWidth / 2);
    const watcher = new ResizeObserver(look);
    watcher.observe(card);
    watcher.observe(around);
    return () => {
      watcher.disconnect();
      tell(false);
    };
  };
}
