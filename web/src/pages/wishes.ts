import type { GameShown, NewTable } from '../protocol';

/** Who shall sit on a seat of a table that is being set. */
export interface Wish {
  kind: NewTable.Kind;
  name: string;
  bot: string;
  own: Record<string, string>;
}

export const isFlag = (values: string[]) => values.length === 2 && values.includes('on') && values.includes('off');
/** A value that speaks of a seat that is not there cannot be chosen. */
export const fits = (key: string, value: string, seats: number) => key !== 'start' || !/^\d+$/.test(value) || Number(value) <= seats;

/** The seats as a table is asked for with them. */
export const asSeats = (seats: Wish[]): NewTable.NewSeat[] =>
  seats.map((s) => (s.kind === 'bot' ? { kind: s.kind, bot: s.bot } : { kind: s.kind, name: s.name }));

/** What is not as usual: of the table, and of the seats of people. */
export function chosenOf({ options: all }: Pick<GameShown, 'options'>, seats: Wish[], options: Record<string, string>) {
  const chosen: Record<string, string> = {};
  for (const o of all)
    if (o.scope === 'table' && options[o.key] !== o.standard && fits(o.key, options[o.key]!, seats.length)) chosen[o.key] = options[o.key]!;
    else if (o.scope === 'seat')
      seats.forEach((s, i) => {
        if (s.kind !== 'bot' && s.own[o.key] !== o.standard) chosen[`${o.key}.${i}`] = s.own[o.key]!;
      });
  return chosen;
}
