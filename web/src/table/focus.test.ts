import { beforeEach, describe, expect, it } from 'vitest';
import { Focus, returning, toAnswers, toBoard, toEnd } from './focus';

const at = () => document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.id;
const lay = (board: string, tray = '') =>
  (document.body.innerHTML = `<button data-testid="elsewhere"></button>
    <main class="table-top" id="board" tabindex="-1">${board}</main><footer class="tray">${tray}</footer>`);
const thing = (name: string, more = '') => `<button data-testid="${name}" data-legal="true" ${more}></button>`;

describe('to what can be chosen', () => {
  it('goes to the answer a question wants, else to the board, and never first to what is done when nothing else is wanted', () => {
    lay(thing('wintering', 'data-quiet') + thing('port'), thing('pass', 'data-quiet') + thing('raise', 'class="primary"'));
    toBoard();
    expect(at()).toBe('raise');
    lay(thing('wintering', 'data-quiet') + thing('port'), thing('pass', 'data-quiet'));
    toBoard();
    expect(at()).toBe('port');
    lay(thing('wintering', 'data-quiet'));
    toBoard();
    expect(at()).toBe('wintering');
  });
  it('passes over what takes no focus, and ends at the board where nothing can be chosen', () => {
    lay(thing('dark', 'disabled') + thing('port'));
    toBoard();
    expect(at()).toBe('port');
    lay(thing('dark', 'disabled'));
    toBoard();
    expect(at()).toBe('board');
  });
});

describe('the focus', () => {
  beforeEach(() => void lay(thing('port') + thing('sea'), thing('sell')));
  const answer = (focus: Focus, name: string, left: () => void) => {
    document.querySelector<HTMLElement>(`[data-testid=${name}]`)!.focus();
    focus.keep();
    left();
    focus.restore();
  };
  it('stays where one plays when the button that was answered by is gone', () => {
    answer(new Focus(), 'sell', () => lay(thing('port'), thing('buy')));
    expect(at()).toBe('port');
  });
  it('goes on from what has been done and cannot be done again', () => {
    const focus = new Focus(),
      sea = document.querySelector<HTMLElement>('[data-testid=sea]')!;
    answer(focus, 'sea', () => sea.removeAttribute('data-legal'));
    expect(at()).toBe('port');
  });
  it('begins at the top of the page', () => {
    const focus = new Focus();
    (document.activeElement as HTMLElement).blur();
    focus.keep();
    focus.rest();
    focus.restore();
    expect(document.activeElement).toBe(document.body);
  });
  it('rests on the board while there is nothing to choose', () => {
    const focus = new Focus();
    document.querySelector<HTMLElement>('[data-testid=sell]')!.focus();
    focus.keep();
    lay('');
    focus.rest();
    expect(at()).toBe('board');
  });
  it('stays on what is still there, and where somebody has gone meanwhile', () => {
    answer(new Focus(), 'sea', () => {});
    expect(at()).toBe('sea');
    answer(new Focus(), 'sea', () => document.querySelector<HTMLElement>('[data-testid=elsewhere]')!.focus());
    expect(at()).toBe('elsewhere');
  });
  it('goes back from what was opened to where it was, or else to the board', () => {
    document.querySelector<HTMLElement>('[data-testid=sea]')!.focus();
    const back = returning();
    (document.activeElement as HTMLElement).blur();
    back();
    expect(at()).toBe('sea');
    const away = returning();
    lay(thing('port'));
    away();
    expect(at()).toBe('port');
  });
});

describe('the end of a turn', () => {
  const end = thing('end-turn', 'data-ends');
  const soon = () => new Promise((done) => setTimeout(done, 5));
  it('is never where the next turn begins', () => {
    lay(thing('sea'), end);
    const focus = new Focus();
    document.querySelector<HTMLElement>('[data-testid=end-turn]')!.focus();
    focus.keep();
    focus.rest();
    expect(at()).toBe('board');
    lay('<button data-testid="boat" data-first="true"></button>' + thing('sea'), end);
    focus.restore();
    expect(at()).toBe('boat');
  });
  it('has a key, and so have the answers', async () => {
    lay(thing('sea'), thing('load') + thing('wintering', 'data-quiet') + end);
    toEnd(() => {});
    await soon();
    expect(at()).toBe('end-turn');
    toAnswers();
    await soon();
    expect(at()).toBe('load');
  });
  it('lets the focus be where there is no answer, for a counter is none, and says so', async () => {
    lay(thing('sea'), '<button data-testid="food">12</button>');
    document.querySelector<HTMLElement>('[data-testid=sea]')!.focus();
    let said = 0;
    toAnswers(() => said++);
    await soon();
    expect([at(), said]).toEqual(['sea', 1]);
  });
  it('finds the answers that lie open on the board before those below it', async () => {
    lay(thing('place') + thing('people-1', 'class="primary"'), thing('claim') + '<button data-testid="food">12</button>');
    document.querySelector<HTMLElement>('[data-testid=place]')!.focus();
    toAnswers();
    await soon();
    expect(at()).toBe('people-1');
  });
  it('gives way to what is asked instead', async () => {
    lay(thing('sea'), thing('yes') + thing('no'));
    (document.activeElement as HTMLElement | null)?.blur();
    new Focus().mend();
    await soon();
    expect(at()).toBe('yes');
  });
});
