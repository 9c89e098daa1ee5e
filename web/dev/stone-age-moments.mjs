// Moments of Stone Age and its solo game, as the server would tell them: for looking at the boards without a server.
import { readFileSync } from 'node:fs';

const data = JSON.parse(readFileSync('/work/shared/rules/data/stone-age-data.json', 'utf8'));
const lower = (l) => (l.symbol ? { is: 'Green', symbol: l.symbol } : { is: 'Sand', profession: { toolmaker: 'tool_maker', 'tool-maker': 'tool_maker', 'hut-builder': 'builder' }[l.profession] ?? l.profession, figures: l.figures ?? l.n ?? 1 });
const upper = (u) => ({ DICE: { is: 'Dice' }, FOOD: { is: 'Gain', good: 'food', count: u.n }, GAIN: { is: 'Gain', good: u.good, count: u.n }, ROLL: { is: 'Roll', good: u.good }, VP: { is: 'Points', points: u.n }, TOOL: { is: 'Tool' }, FIELD: { is: 'Field' }, DRAW: { is: 'Draw' }, ONCE: { is: 'Once', value: u.n }, ANY2: { is: 'AnyTwo' } })[u.type];
export const CARDS = data.civilizationCards.map((c) => ({ id: c.id, effect: upper(c.upper), background: lower(c.lower) }));
const card = (id) => CARDS.find((c) => c.id === id) ?? (() => { throw new Error(id); })();
const g = (wood = 0, clay = 0, stone = 0, gold = 0) => ({ wood, clay, stone, gold });
const fixed = (id, ...n) => ({ id, price: { is: 'Fixed', goods: g(...n) } });
const kinds = (n, k) => ({ id: `bld-${n}-${k}`, price: { is: 'Kinds', resources: n, kinds: k } });
const any = (x) => ({ id: `bld-1to7-${x}`, price: { is: 'Any', least: 1, most: 7 } });
const tools = (...v) => [0, 1, 2].map((i) => ({ value: Math.abs(v[i] ?? 0), used: (v[i] ?? 0) < 0 }));
const player = (more = {}) => ({ score: 0, food: 12, goods: g(), field: 0, tools: tools(), tiles: [], cards: [], drawn: [], stack: (more.cards ?? []).length, ready: [], tally: { green: 0, farmers: 0, toolMakers: 0, builders: 0, shamans: 0, resources: 0 }, ...more });
const ROW = ['civ-pottery-dice', 'civ-shaman2-roll-wood', 'civ-builder3-vp3', 'civ-healing-any2'].map((id) => ({ card: card(id) }));
const TILES = [fixed('bld-wwc', 2, 1), kinds(5, 2), any('a'), fixed('bld-ssg', 0, 0, 2, 1)];
const places = (byLocation, tribes = 4) => Object.entries(byLocation).map(([location, by]) => ({ location, byTribe: Array.from({ length: tribes }, (_, i) => by[i] ?? 0) }));

export function view(more = {}, seats = 4) {
  const players = more.players ?? Array.from({ length: seats }, () => player());
  return { phase: { is: 'Placing', tribe: 0 }, round: 1, start: 0, figures: [], row: ROW, deck: 32, piles: TILES.slice(0, seats).map((tile) => ({ tile, below: 6 })),
    tribes: Array.from({ length: seats }, () => ({ figures: 5, home: 5, supply: 5 })), solo: null, ...more, players };
}
const PLAYERS = [
  player({ score: 34, food: 4, goods: g(3, 2, 1, 1), field: 2, tools: tools(2, 1, -1), tiles: [fixed('bld-wwc', 2, 1), fixed('bld-css', 0, 1, 2)], cards: [card('civ-toolmaker1-once3'), card('civ-music-vp3-a'), card('civ-farmer2-food3')], ready: [card('civ-toolmaker1-once3'), card('civ-healing-any2')], tally: { green: 1, farmers: 4, toolMakers: 4, builders: 0, shamans: 0, resources: 7 } }),
  player({ score: 21, food: 11, goods: g(1, 0, 2, 0), field: 4, tools: tools(1, 1), cards: [card('civ-art-tool')] }),
  player({ score: 48, food: 0, goods: g(0, 4, 0, 2), field: 1, tiles: TILES.slice(0, 3) }), player({ score: -3, food: 7, goods: g(6, 0, 0, 0), tools: tools(2, 2, 2) }),
];
const TRIBES = [{ figures: 6, home: 4, supply: 4 }, { figures: 5, home: 1, supply: 5 }, { figures: 7, home: 2, supply: 3 }, { figures: 5, home: 0, supply: 5 }];
const STANDING = places({ hunting_grounds: [0, 2, 3, 1], forest: [2, 0, 1, 2], clay_pit: [0, 1, 1], quarry: [0, 0, 0, 2], hut: [0, 0, 2], field: [0, 1], card_2: [0, 0, 0, 1] });
const middle = { round: 5, start: 1, players: PLAYERS, tribes: TRIBES, figures: STANDING, deck: 17, piles: [5, 3, 1, 6].map((below, i) => ({ tile: TILES[i], below })) };
const place = (location, ...n) => n.map((figures) => ({ is: 'Place', location, figures }));
const placing = [...place('hunting_grounds', 1, 2, 3, 4), ...place('clay_pit', 1, 2, 3, 4), ...place('quarry', 1, 2, 3, 4), ...place('river', 1, 2, 3, 4), ...place('tool_maker', 1), ...place('building_1', 1), ...place('building_2', 1), ...place('building_3', 1), ...place('building_4', 1), ...place('card_1', 1), ...place('card_3', 1), ...place('card_4', 1)];
const opening = ['hunting_grounds', 'forest', 'clay_pit', 'quarry', 'river'].flatMap((l) => place(l, 1, 2, 3, 4, 5)).concat(place('tool_maker', 1), place('hut', 2), place('field', 1), ...[1, 2].map((n) => place(`building_${n}`, 1)), ...[1, 2, 3, 4].map((n) => place(`card_${n}`, 1)));
const pays = (n, have) => { const all = []; for (let w = 0; w <= n; w++) for (let c = 0; c <= n - w; c++) for (let s = 0; s <= n - w - c; s++) { const goods = g(w, c, s, n - w - c - s); if (Object.keys(goods).every((k) => goods[k] <= have[k])) all.push({ is: 'Pay', goods }); } return all; };
const claims = pays(2, g(2, 2, 2, 2)).map((p) => ({ is: 'Claim', goods: p.goods }));
const names = ['Ada', 'Bo the Hunter', 'Grandpa Olav', 'Chief'];
const moment = (v, options = [], more = {}) => ({ game: v.solo ? 'stone-age-solo' : 'stone-age', view: v, options, names: names.slice(0, v.players.length), toAct: options.length ? [0] : [1 % v.players.length], ...more });

const soloPlayer = (more = {}) => player({ food: 20, tally: null, tiles: ['a', 'b', 'c'].map(any), ...more });
export const soloView = (more = {}, solo = {}) => ({ ...view({ players: [soloPlayer()], tribes: Array.from({ length: 4 }, () => ({ figures: 2, home: 2, supply: 5 })), row: [{ card: card('civ-weaving-food3') }, { card: card('civ-farmer2-dice') }, { card: null }, { card: card('civ-shaman2-clay1') }], deck: 33, phase: { is: 'Mustering' }, ...more }, 2),
  solo: { level: 1, fieldStart: 0, meal: 1, limit: 15, initiative: [0, 0, 0, 0], acted: [], burden: 2, discarded: [], putAway: [], ...solo } });
const soloMiddle = { round: 6, deck: 18, players: [soloPlayer({ food: 7, goods: g(3, 2, 0, 1), field: 3, tools: tools(2, -1, 1), tiles: [any('c'), fixed('bld-wcg-a', 1, 1, 0, 1)] })], row: [{ card: card('civ-art-roll-gold') }, { card: card('civ-toolmaker1-once4') }, { card: null }, { card: card('civ-builder1-food4') }],
  tribes: [{ figures: 3, home: 1, supply: 4 }, { figures: 2, home: 0, supply: 5 }, { figures: 2, home: 0, supply: 5 }, { figures: 2, home: 2, supply: 5 }], figures: places({ hunting_grounds: [1, 1, 0], quarry: [1, 0, 1], field: [0, 1], card_1: [0, 0, 1] }) };
const soloSolo = { limit: 8, initiative: [0, 9, 5, 0], burden: 5, discarded: [any('a'), any('b'), ...TILES.slice(0, 3)], putAway: CARDS.slice(3, 17) };

export const MOMENTS = {
  start: moment(view({}, 2), opening),
  placing: moment(view({ ...middle, phase: { is: 'Placing', tribe: 0 } }), placing),
  acting: moment(view({ ...middle, phase: { is: 'Acting', tribe: 0 }, figures: places({ forest: [3, 0, 1, 2], river: [2], tool_maker: [1], card_1: [1], hunting_grounds: [0, 4, 2, 3] }) }), ['forest', 'river', 'tool_maker', 'card_1'].map((location) => ({ is: 'Act', location }))),
  dice: moment(view({ ...middle, phase: { is: 'UsingTools', tribe: 0, good: 'wood', pips: 11 } }), [{ is: 'Gather' }, { is: 'UseTool', slot: 0 }, { is: 'UseTool', slot: 1 }, { is: 'UseCard', card: 'civ-toolmaker1-once3' }, ...claims], { events: [{ is: 'Rolled', tribe: 0, good: 'wood', dice: [5, 4, 2] }] }),
  buying: moment(view({ ...middle, phase: { is: 'Buying', tribe: 0, location: 'card_3' } }), [{ is: 'Decline' }, ...pays(3, PLAYERS[0].goods), ...claims]),
  building: moment(view({ ...middle, phase: { is: 'Building', tribe: 0, location: 'building_3' } }), [{ is: 'Decline' }, ...[1, 2, 3, 4, 5, 6, 7].map((number) => ({ is: 'Spend', number }))]),
  picking: moment(view({ ...middle, phase: { is: 'PickingDice', tribe: 0, buyer: 0, dice: [1, 3, 5, 6] } }), [1, 3, 5, 6].map((pips) => ({ is: 'PickDie', pips }))),
  claiming: moment(view({ ...middle, phase: { is: 'Claiming', tribe: 0 } }), [{ is: 'KeepCard' }, ...claims]),
  feeding: moment(view({ ...middle, phase: { is: 'Feeding', tribe: 0, missing: 3, paid: g() } }), [{ is: 'Starve' }, ...['wood', 'clay', 'stone', 'gold'].map((good) => ({ is: 'Feed', good }))]),
  waiting: moment(view({ ...middle, phase: { is: 'Placing', tribe: 1 } })),
  end: moment(view({ ...middle, figures: [], phase: { is: 'Over' }, players: PLAYERS.map((p, i) => ({ ...p, tally: { green: 9 + i, farmers: 4, toolMakers: 12, builders: 6 * i, shamans: 5, resources: 7 }, score: [77, 89, 141, 58][i] })) }), [], { over: true, toAct: [], result: { points: [77, 89, 141, 58], tiebreak: [1, 2, 3, 4], winners: [2], places: [3, 2, 1, 4] } }),
  'solo-start': moment(soloView(), [0, 1, 2, 3].map((tribe) => ({ is: 'Lead', tribe }))),
  'solo-placing': moment(soloView({ ...soloMiddle, phase: { is: 'Placing', tribe: 0 } }, soloSolo), [...place('hunting_grounds', 1), ...place('forest', 1), ...place('clay_pit', 1), ...place('quarry', 1), ...place('river', 1), ...place('tool_maker', 1), ...place('building_1', 1), ...place('building_2', 1), ...place('card_2', 1)]),
  'solo-ordering': moment(soloView({ ...soloMiddle, phase: { is: 'Ordering' } }, { ...soloSolo, initiative: [14, 9, 5, 9], acted: [2] }), [1, 3].map((tribe) => ({ is: 'Lead', tribe }))),
  'solo-ration': moment(soloView({ ...soloMiddle, figures: [], phase: { is: 'Rationing', missing: 4, paid: g(1) } }, { ...soloSolo, limit: 4 }), [{ is: 'Endure' }, ...['wood', 'clay', 'gold'].map((good) => ({ is: 'Feed', good }))]),
  'solo-discard': moment(soloView({ ...soloMiddle, figures: [], phase: { is: 'Discarding', left: 1 } }, soloSolo), ['bld-1to7-c', 'bld-wcg-a'].map((tile) => ({ is: 'Discard', tile }))),
  'solo-end': moment(soloView({ ...soloMiddle, round: 9, figures: [], phase: { is: 'Over' } }, { ...soloSolo, limit: -2 }), [], { over: true, toAct: [], result: { points: [8], tiebreak: [3], winners: [], places: [1] } }),
};
