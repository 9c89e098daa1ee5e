import type { Speak } from '../../words/words.svelte';
import type { Animal, Area, Edition, Facts, Settlement, Standing, Tribe, View, Playing } from './types';

/** A game that was kept before the rules told what they say about a view. */
const NOTHING: Facts = {
  openRegions: Infinity,
  track: [],
  trackSpaces: 0,
  bagSpaces: 0,
  tribes: [],
  settlements: [],
  forage: [],
  finds: [],
  barren: [],
  byHearth: [],
  task: [],
  walks: [],
  taking: null,
  preparing: [],
  filling: [],
};

/** What the rules say about what is shown: of a moment, or of what lies on the stage. */
export const factsOf = (of: { facts: Facts | null }): Facts => of.facts ?? NOTHING;
export const editionOf = (of: Pick<Playing, 'moment'>) => of.moment.edition;

/** All that is told of an area: what is seen, what the rules say about it, and what is in the box. */
export interface World {
  view: View;
  facts: Facts;
  edition: Edition;
  say: Speak;
}
/** What lies on the stage. */
export const shown = (playing: Playing): World => ({
  view: playing.stage.view,
  facts: factsOf(playing.stage),
  edition: editionOf(playing),
  say: playing.speak,
});
/** What is, whatever the stage shows. */
export const truth = (playing: Playing): World => ({
  view: playing.moment.view,
  facts: factsOf(playing.moment),
  edition: editionOf(playing),
  say: playing.speak,
});

export const settlementAt = (facts: Facts, area: Area): Settlement | undefined => facts.settlements.find((each) => each.area === area);
/** How a tribe stands; where the rules have not told it, no more than what lies there. */
export const standingOf = (facts: Facts, seat: number, tribe: Tribe): Standing =>
  facts.tribes[seat] ?? { room: tribe.food, free: 0, open: tribe.vp, total: tribe.vp, turns: null };
/** What is printed on an animal tile. */
export const quarry = (edition: Edition, animal: Animal) => edition.animals.find((each) => each.animal === animal) ?? { food: 0, bags: 0 };
