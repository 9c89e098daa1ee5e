import { boxOf, fileOf, imprintOf, plain, type Imprint } from './file';
import { at, put, same, steps, told, type Path } from './paths';
import { isThing, type Thing, type Value } from './shape';

/** What the rules have against an edition, and where. */
export interface Complaint {
  field: string;
  sentence: string;
}
/** All they say: complaints count in the order of the edition as they read it, which may have sorted a list. */
export interface Checked {
  complaints: Complaint[];
  edition: Value;
  /** The same with what follows from the rest of it. */
  settled?: Thing;
}
export type Check = (edition: Thing) => Promise<Checked>;

interface State {
  box: Thing;
  imprint: Imprint;
}
/** So many steps can be taken back. */
const MOST = 200,
  /** Whoever types is not interrupted at every letter. */
  PAUSE = 250;

/** An edition that is being made: what is in it, what the rules have against it, and the way back. */
export class Draft {
  private state = $state.raw<State>({ box: {}, imprint: {} });
  private past = $state.raw<State[]>([]);
  private future = $state.raw<State[]>([]);
  /** What was changed last: typing on is one step. */
  private last = '';
  complaints = $state.raw<Complaint[]>([]);
  /** Whether the rules have seen it as it is now; null where they cannot be asked. */
  checked = $state<boolean | null>(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    file: Thing,
    private readonly check: Check,
    private readonly changed: (file: Thing) => void = () => {},
  ) {
    this.state = { box: boxOf(file), imprint: imprintOf(file) };
    this.look(0);
  }

  get box() {
    return this.state.box;
  }
  get imprint() {
    return this.state.imprint;
  }
  get file() {
    return fileOf(this.box, this.imprint);
  }
  get isFine() {
    return this.checked === true && this.complaints.length === 0;
  }
  get canUndo() {
    return this.past.length > 0;
  }
  get canRedo() {
    return this.future.length > 0;
  }

  set(path: Path, said: Value) {
    const value = typeof said === 'string' ? plain(said) : said;
    if (same(at(this.box, path), value)) return;
    this.step({ ...this.state, box: put(this.box, path, value) }, told(path));
  }
  say(said: Imprint) {
    const imprint = Object.fromEntries(
      Object.entries(said).map(([field, value]) => [field, typeof value === 'string' ? plain(value) : value]),
    );
    this.step({ ...this.state, imprint: { ...this.imprint, ...imprint } }, `imprint.${Object.keys(imprint).join()}`);
  }
  /** All of it, from a file. */
  replace(file: Thing) {
    this.step({ box: boxOf(file), imprint: imprintOf(file) }, '');
  }

  /** The same once more behind it, with an id of its own. Returns where it is. */
  copy(path: Path): Path {
    const index = path.at(-1) as number,
      list = at(this.box, path.slice(0, -1)) as Value[],
      thing = list[index]!;
    const twin = isThing(thing) && typeof thing['id'] === 'string' ? { ...thing, id: this.freeId(thing['id']) } : thing;
    this.step({ ...this.state, box: put(this.box, path.slice(0, -1), list.toSpliced(index + 1, 0, twin)) }, '');
    return [...path.slice(0, -1), index + 1];
  }
  add(path: Path, value: Value) {
    this.step({ ...this.state, box: put(this.box, path, [...(at(this.box, path) as Value[]), value]) }, '');
  }
  remove(path: Path) {
    const list = at(this.box, path.slice(0, -1)) as Value[];
    this.step({ ...this.state, box: put(this.box, path.slice(0, -1), list.toSpliced(path.at(-1) as number, 1)) }, '');
  }

  private freeId(id: string): string {
    const all = JSON.stringify(this.box),
      stem = id.replace(/-\d+$/, '');
    for (let n = 2; ; n++) if (!all.includes(`"${stem}-${n}"`)) return `${stem}-${n}`;
  }

  private step(next: State, what: string) {
    if (!what || what !== this.last) this.past = [...this.past.slice(-MOST + 1), this.state];
    this.last = what;
    this.future = [];
    this.become(next);
  }
  undo() {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.state, ...this.future];
    this.last = '';
    this.become(before);
  }
  redo() {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.future = rest;
    this.past = [...this.past, this.state];
    this.last = '';
    this.become(next);
  }

  private become(state: State) {
    this.state = state;
    this.changed(this.file);
    this.look(PAUSE);
  }

  private look(pause: number) {
    this.checked = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), pause);
  }
  private async ask() {
    const asked = ++this.asked,
      { box } = this;
    try {
      const { complaints, edition, settled } = await this.check(box);
      if (asked !== this.asked || box !== this.box) return; // it has changed meanwhile
      if (settled) this.state = { ...this.state, box: settled };
      const told = complaints.map((each) => ({ ...each, field: located(each.field, edition, box) }));
      // what two of the rules say in the same words of the same thing is said once
      this.complaints = told.filter((each, i) => told.findIndex((o) => o.field === each.field && o.sentence === each.sentence) === i);
      this.checked = true;
    } catch {
      if (asked === this.asked) this.checked = null;
    }
  }

  /** What the rules have against this, or against something within it that has no place of its own on the screen. */
  against(path: Path, within = false): Complaint[] {
    const here = told(path);
    return this.complaints.filter(
      ({ field }) => field === here || (within && (field.startsWith(`${here}.`) || field.startsWith(`${here}[`))),
    );
  }
  end() {
    clearTimeout(this.timer);
    this.asked++;
  }
}

/** The place in the draft of what the rules found at a place of their own copy, where they have put a list into order. */
export function located(field: string, read: Value, draft: Thing): string {
  const [list, index, ...rest] = steps(field);
  if (read === null || typeof list !== 'string' || typeof index !== 'number') return field;
  const found = (at(draft, [list]) as Value[] | undefined)?.findIndex((each) => same(each, at(read, [list, index]))) ?? -1;
  return found < 0 ? field : told([list, found, ...rest]);
}
