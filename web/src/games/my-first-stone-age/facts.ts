import type { Facts } from '../../generated/my-first-stone-age';
import type { Playing } from './types';

export type { Facts } from '../../generated/my-first-stone-age';
export type Mark = Facts.Mark;
export type Way = Facts.Way;

/** Of a game that was kept before the rules told any, nothing is told. */
const UNTOLD: Facts = { slots: 0, missing: [], mammoth: 0, helped: [], footprints: false, lastLook: true, marks: [], ways: [] };
export const asked = ({ moment }: Pick<Playing, 'moment'>): Facts => moment.facts ?? UNTOLD;
export const drawn = ({ stage }: Pick<Playing, 'stage'>): Facts => stage.facts ?? UNTOLD;
