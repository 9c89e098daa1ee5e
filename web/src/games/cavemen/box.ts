import { written } from '../../written';
import type { Edition, TribeCards } from '../../generated/cavemen';
import json from './edition.json';
import type { Tribe, Moment } from './types';

/** The house's box. */
export const house = written<Edition>(json);
/** What is in the box of a table. */
export const boxOf = ({ edition }: Pick<Moment, 'edition'>): Edition => edition ?? house;
/** What a tribe begins with. */
export const tribeIn = (box: Edition, tribe: Tribe): TribeCards => box.tribes.find((each) => each.tribe === tribe)!;
