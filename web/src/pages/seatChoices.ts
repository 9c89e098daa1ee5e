import type { NewTable } from '../protocol';

/** Who shall sit on a seat of a table that is being set. */
export interface ChosenSeat {
  kind: NewTable.Kind;
  name: string;
  bot: string;
  own: Record<string, string>;
}

export const isFlag = (values: string[]) => values.length === 2 && values.includes('on') && values.includes('off');
/** A value that speaks of a seat that is not there cannot be chosen. */
export const fits = (key: string, value: string, seats: number) => key !== 'start' || !/^\d+$/.test(value) || Number(value) <= seats;
