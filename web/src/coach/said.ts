import type { AnyAction, Reason } from '../protocol';

/** Something true of a moment: the key of its sentence, what fills it, and what to point at. */
export interface Remark {
  key: string;
  gaps: Record<string, string>;
  look: string[];
}
export interface Remarked {
  seq: number;
  seat: number;
  remarks: Remark[];
}
/** What the coach has thought out: an option that wins at once, options that cost much, and why an opponent did what it did last. */
export interface Considered {
  seq: number;
  seat: number;
  wins: AnyAction | null;
  costly: { action: AnyAction; cost: number; better: AnyAction }[];
  other: { step: number; seat: number; action: AnyAction; reason: Reason } | null;
}
