import type { Edition } from '../../generated/cavemen';
import type { Speak } from '../../words/words.svelte';
import { boxOf } from './box';
import { isCave, isCaveman, isInvention, sortOf } from './rocks';
import { FIRE, SCORES, TRIBES, type Card, type Invention, type Moment, type Score, type Tribe } from './types';

export { isBeast, isCave, isCaveman, isInvention, rockOf, sortOf, type Rock, type Sort } from './rocks';

const PICTURES: Record<string, string> = {
  'beast-dodo': 'dodo',
  'beast-giant-tortoise': 'tortoise',
  'beast-wild-boar': 'boar',
  'beast-dire-wolf': 'direwolf',
  'beast-ground-sloth': 'sloth',
  'beast-protoceratops': 'horned-reptile',
  'beast-styracosaurus': 'spiked-dragon-head',
  'beast-giant-elk': 'deer-head',
  'beast-sabretooth': 'saber-toothed-cat-head',
  'beast-cave-bear': 'bear-head',
  'beast-ankylosaurus': 'armoured-shell',
  'beast-stegosaurus': 'stegosaurus-scales',
  'beast-woolly-rhino': 'rhinoceros-horn',
  'beast-triceratops': 'triceratops-head',
  'beast-mastodon': 'mammoth',
  'beast-brontosaurus': 'diplodocus',
  'beast-tyrannosaurus': 'dinosaur-rex',
  'invention-club': 'wood-club',
  'invention-digging-stick': 'wood-stick',
  'invention-tooth-necklace': 'primitive-necklace',
  'invention-tracking': 'paw-print',
  'invention-guest-gifts': 'shaking-hands',
  'invention-lean-to': 'tipi',
  'invention-dried-meat': 'meat-hook',
  'invention-language': 'conversation',
  'invention-cave-painting': 'deer',
  'invention-basket': 'basket',
  'invention-spear': 'stone-spear',
  'invention-pit-trap': 'spiky-pit',
  'invention-storytelling': 'campfire',
  'invention-fish-weir': 'fishing-net',
  'invention-drum': 'djembe',
  'invention-food-cache': 'covered-jar',
  'invention-division-of-labour': 'team-idea',
  'invention-tribal-council': 'tribal-mask',
  'invention-hide-armour': 'animal-hide',
  'invention-tally-marks': 'tally-mark-5',
  'invention-fire': 'flame',
};
export const pictureOf = (card: Card): string =>
  PICTURES[base(card.id)] ?? { beast: 'beast-eye', invention: 'light-bulb', cave: 'cave-entrance', caveman: 'caveman' }[sortOf(card)];

export const TRIBE_ICON: Record<Tribe, string> = { wolf: 'wolf-head', tiger: 'tiger-head', snake: 'snake', owl: 'owl', bear: 'bear-face' };
export const tribeOf = (card: Card): Tribe | null => TRIBES.find((tribe) => card.id.startsWith(`${tribe}-`)) ?? null;

/** What a card gives at its left edge: what it is worth itself, or what it adds to those of a tribe (`adds`). */
export function scoresOf(card: Card, adds: Partial<Record<Score, number>>): { score: Score; by: number; bonus: boolean }[] {
  if (isCaveman(card))
    return SCORES.filter((s) => s !== 'population' && card[s] > 0).map((score) => ({ score, by: card[score as 'hunting'], bonus: false }));
  if (isCave(card)) return card.population ? [{ score: 'population', by: card.population, bonus: false }] : [];
  return SCORES.filter((s) => adds[s] !== undefined).map((score) => ({ score, by: adds[score]!, bonus: true }));
}

const base = (id: string) => id.replace(/-\d+$/, '');
const cardsOf = ({ tribes, cavemen, beasts, caves, inventions }: Edition): Card[] => [
  ...tribes.flatMap(({ leader, hunter, home }) => [leader, hunter, home]),
  ...[...cavemen, ...beasts, ...caves, ...inventions],
];

/** What a box calls its cards, by the keys of their words. */
export const namesIn = (box: Edition): Record<string, string> =>
  Object.fromEntries(cardsOf(box).map(({ id, name }) => [`card.${id}`, name]));

/** The cards of a box by their ids. */
const boxes = new WeakMap<Edition, Map<string, Card>>();
function cardsIn(box: Edition): Map<string, Card> {
  let cards = boxes.get(box);
  if (!cards) boxes.set(box, (cards = new Map(cardsOf(box).map((card) => [card.id, card]))));
  return cards;
}
/**
 * Events name cards by id only: what is in the box of a table is known there. What Fire needs depends on how many play, and the view tells
 * it; a card that is in no box has no more than what lies in the pool says, or its id.
 */
export function cardOf(moment: Pick<Moment, 'edition' | 'view'>, id: string): Card {
  const { pool, fireCost } = moment.view;
  const bare: Invention = { is: 'Invention', id, name: id, marker: 0, cost: id === FIRE ? fireCost : 0, effect: { is: 'Win' } };
  return cardsIn(boxOf(moment)).get(id) ?? pool.find((card) => card.id === id) ?? bare;
}
/** Whether all numbers of a card are known: nothing but Fire wins, so what else seems to is one of which nothing has been told. */
export const isKnown = (card: Card) => card.id === FIRE || !isInvention(card) || card.effect.is !== 'Win';

/** A gap of a sentence for a card, by its word, so that the log follows the language; an edition has words for its own. */
export const cardGap = (id: string): string => `@card.${id}`;
export function nameOf(card: Card, say: Speak): string {
  const key = `card.${card.id}`,
    word = say(key);
  return word === key ? card.name : word;
}
