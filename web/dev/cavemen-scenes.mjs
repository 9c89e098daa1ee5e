// Moments of Cavemen for looking at: views as the server would send them, with the cards of the house edition.
import { readFileSync } from 'node:fs';

const java = readFileSync(new URL('../../games/src/main/java/hearthside/games/cavemen/HouseCards.java', import.meta.url), 'utf8');
const cards = new Map(), low = (s) => s.toLowerCase();
for (const [, id, name, marker, kind, cost, hunting, inventing, foraging] of java.matchAll(/new Caveman\("([\w-]+)", "([^"]+)", (\d), (\w+), (\d+), (\d+), (\d+), (\d+)\)/g)) cards.set(id, { is: 'Caveman', id, name, marker: +marker, kind: low(kind), cost: +cost, hunting: +hunting, inventing: +inventing, foraging: +foraging });
for (const [, id, name, marker, cost, food, teeth] of java.matchAll(/new Beast\("([\w-]+)", "([^"]+)", (\d), (\d+), (\d+), (\d+)\)/g)) cards.set(id, { is: 'Beast', id, name, marker: +marker, cost: +cost, food: +food, teeth: +teeth });
for (const [, id, name, marker, cost, population] of java.matchAll(/new Cave\("([\w-]+)", "([^"]+)", (\d), (\d+), (\d+)\)/g)) cards.set(id, { is: 'Cave', id, name, marker: +marker, cost: +cost, population: +population });
const FIELDS = { Raise: ['score', 'by'], RaisePer: ['score', 'by', 'kind', 'each'], RaisePerCave: ['score', 'by'], RaiseWith: ['score', 'by', 'kind'], RaiseFromSize: ['score', 'by', 'size'], HuntMore: ['food', 'teeth'], RecruitForLess: ['by'], PayLessForConch: ['by'], FindFood: ['food'], FindTeethPer: ['kind', 'teeth'], FeedHalf: [], NoCasualties: [] };
for (const [, id, name, marker, cost, is, args] of java.matchAll(/new Invention\("([\w-]+)", "([^"]+)", (\d), (\d+), new Effect\.(\w+)\(([^)]*)\)\)/g)) cards.set(id, { is: 'Invention', id, name, marker: +marker, cost: +cost, effect: { is, ...Object.fromEntries(args.split(', ').filter(Boolean).map((a, i) => [FIELDS[is][i], /^\d+$/.test(a) ? +a : low(a)])) } });
const fire = (n) => ({ is: 'Invention', id: 'invention-fire', name: 'Fire', marker: 0, cost: [10, 9, 7, 7][n - 2], effect: { is: 'Win' } });
const TRIBES = ['wolf', 'tiger', 'snake', 'owl', 'bear'];
const LEADERS = ['Aruu', 'Ragar', 'Sessa', 'Hoom', 'Borga'], HUNTERS = ['Fenk', 'Stripe', 'Hiss', 'Plume', 'Grull'];

function tableau(tribe, ids, food, teeth, seat, conch) {
  if (!tribe) return { tribe: null, leader: null, members: [], caves: [], inventions: [], food, teeth, scores: { hunting: 0, inventing: 0, foraging: 0, population: 0 }, size: 0, explores: false, owes: 0, casualty: { bad: 0, of: 85 } };
  const t = TRIBES.indexOf(tribe);
  const leader = { is: 'Caveman', id: `${tribe}-leader`, name: LEADERS[t], marker: 0, kind: 'leader', cost: 0, hunting: 1, inventing: 1, foraging: 1 };
  const starter = { is: 'Caveman', id: `${tribe}-hunter`, name: HUNTERS[t], marker: t + 1, kind: 'hunter', cost: 0, hunting: 2, inventing: 0, foraging: 0 };
  const mine = ids.map((id) => (id === 'starter' ? starter : cards.get(id)));
  const members = mine.filter((c) => c.kind), inventions = mine.filter((c) => c.effect);
  const caves = [{ is: 'Cave', id: `${tribe}-home`, name: `${tribe} Home Cave`, marker: 0, cost: 0, population: 4 }, ...mine.filter((c) => c.population)];
  const kinds = (kind) => members.filter((m) => m.kind === kind).length;
  const bonus = (score) => inventions.reduce((sum, { effect: e }) => sum + (e.score !== score ? 0 : e.is === 'Raise' ? e.by : e.is === 'RaisePer' ? e.by * Math.floor(kinds(e.kind) / e.each) : e.is === 'RaisePerCave' ? caves.length - 1 : e.is === 'RaiseWith' ? (kinds(e.kind) ? e.by : 0) : members.length + 1 >= e.size ? e.by : 0), 0);
  const of = (score) => [leader, ...members].reduce((sum, m) => sum + m[score], 0) + bonus(score);
  const own = new Set(members.map((m) => m.marker));
  return { tribe, leader, members, caves, inventions, food, teeth, scores: { hunting: of('hunting'), inventing: of('inventing'), foraging: of('foraging'), population: caves.reduce((s, c) => s + c.population, 0) + bonus('population') },
    size: members.length + 1, explores: kinds('explorer') > 0, owes: conch === seat ? members.length + 1 : 1, casualty: { bad: own.size * 11, of: 55 } };
}

function view(n, phase, { camps, pool, conch = 0, round = 5, discard = 14, locked = false, passed = [] }) {
  const used = new Set(pool), ids = [...cards.keys()].filter((id) => !used.has(id) && !camps.some((c) => c[1]?.includes(id)));
  return { phase, round, conch, passed, pool: pool.map((id) => (id === 'invention-fire' ? fire(n) : cards.get(id))), deck: [...ids.slice(discard), ...(used.has('invention-fire') ? [] : ['invention-fire'])], markers: [1, 12, 9, 11, 13, 10], discard: ids.slice(0, discard), box: [],
    fireLocked: locked, fireCost: [10, 9, 7, 7][n - 2], lastRound: 100, tableaus: camps.map((c, i) => tableau(c[0], c[1] ?? [], c[2], c[3], i, conch)) };
}

export function optionsOf(v) {
  const p = v.phase, t = v.tableaus[p.seat];
  switch (p.is) {
    case 'Choosing': return TRIBES.filter((tribe) => !v.tableaus.some((o) => o.tribe === tribe)).map((tribe) => ({ is: 'ChooseTribe', tribe }));
    case 'Bidding': return [{ is: 'Pass' }, ...Array.from({ length: Math.max(0, t.teeth - p.high) }, (_, i) => ({ is: 'Bid', teeth: p.high + 1 + i }))];
    case 'Acting': return [...v.pool.flatMap((c) => c.kind ? ['food', 'teeth'].filter((pay) => t[pay] >= c.cost).map((payment) => ({ is: 'Recruit', card: c.id, payment })) : c.population ? (t.explores || t.teeth >= c.cost ? [{ is: 'Explore', card: c.id }] : []) : c.effect ? (t.scores.inventing >= c.cost ? [{ is: 'Invent', card: c.id }] : []) : t.scores.hunting >= c.cost ? [{ is: 'Hunt', card: c.id }] : []), { is: 'Forage' }];
    case 'Losing': case 'Starving': return t.members.map((m) => ({ is: 'Lose', card: m.id }));
    case 'Replacing': return t.members.map((m) => ({ is: 'Replace', card: m.id }));
    case 'Discarding': return v.pool.filter((c) => c.id !== 'invention-fire').map((c) => ({ is: 'Discard', card: c.id }));
    default: return [];
  }
}

const two = [['wolf', ['starter', 'thinker-ekko', 'elder-ansa', 'invention-club', 'invention-language'], 7, 5], ['bear', ['starter', 'explorer-wayo', 'hunter-dorn', 'cave-grotto', 'invention-spear', 'invention-basket'], 6, 3]];
const five = [['wolf', ['starter', 'thinker-ekko', 'elder-ansa', 'invention-club', 'invention-language'], 7, 5], ['bear', ['starter', 'explorer-wayo', 'hunter-dorn', 'cave-grotto', 'invention-spear', 'invention-basket'], 6, 3], ['owl', ['thinker-oona', 'thinker-rhee', 'thinker-zev', 'elder-uma', 'cave-cleft', 'invention-storytelling', 'invention-tally-marks'], 2, 11],
  ['snake', ['starter', 'hunter-brok'], 9, 1], ['tiger', ['starter', 'elder-grum', 'thinker-mull', 'invention-drum'], 4, 6]];
const rich = [['wolf', ['starter', 'thinker-ekko', 'thinker-oona', 'elder-ansa', 'elder-grum', 'explorer-ruun', 'cave-great-hall', 'cave-cleft', 'invention-club', 'invention-language', 'invention-storytelling', 'invention-hide-armour', 'invention-drum'], 11, 12], two[1]];
const pool2 = ['hunter-thud', 'thinker-ibba', 'beast-dodo-1', 'beast-styracosaurus-1', 'beast-mastodon', 'cave-bat-cave', 'invention-cave-painting'];
const pool5 = ['hunter-skarn', 'thinker-loru', 'elder-teko', 'beast-giant-tortoise-1', 'beast-sabretooth-2', 'beast-tyrannosaurus', 'cave-overhang', 'invention-food-cache', 'invention-division-of-labour', 'invention-fire'];
const none = (n) => Array.from({ length: n }, () => [null, [], 7, 4]);

export const SCENES = {
  choose: view(5, { is: 'Choosing', seat: 0 }, { camps: [...none(1), ['bear', ['starter'], 7, 4], ...none(3)], pool: [], conch: -1, round: 0, discard: 0 }),
  start: view(2, { is: 'Bidding', seat: 0, high: 0, bidder: -1 }, { camps: [['wolf', ['starter'], 9, 4], ['bear', ['starter'], 9, 4]], pool: pool2, round: 1, discard: 0 }),
  bid: view(5, { is: 'Bidding', seat: 0, high: 2, bidder: 2 }, { camps: five, pool: pool5, conch: 1, passed: [3, 4] }),
  act: view(2, { is: 'Acting', seat: 0, turn: 0 }, { camps: two, pool: pool2 }),
  act5: view(5, { is: 'Acting', seat: 0, turn: 2 }, { camps: five, pool: pool5, conch: 2, locked: true }),
  rich: view(2, { is: 'Acting', seat: 0, turn: 2 }, { camps: rich, pool: ['hunter-thud', 'beast-styracosaurus-1', 'beast-mastodon', 'invention-fire'], round: 17, locked: true, discard: 30 }),
  lose: view(2, { is: 'Losing', seat: 0, turn: 0, marker: 2 }, { camps: two, pool: pool2.slice(1) }),
  replace: view(2, { is: 'Replacing', seat: 0, turn: 0, card: 'hunter-thud' }, { camps: two, pool: pool2 }),
  discard: view(5, { is: 'Discarding', seat: 0 }, { camps: five, pool: pool5.slice(3), conch: 1, locked: true }),
  wait: view(3, { is: 'Acting', seat: 1, turn: 1 }, { camps: five.slice(0, 3), pool: pool2.concat('elder-osk'), conch: 0 }),
  over: view(2, { is: 'Over' }, { camps: rich, pool: pool2.slice(3), round: 18, locked: true }),
};
const v = SCENES.act;
export const HUNT = [{ is: 'Hunted', seat: 0, card: 'beast-dodo-1', food: 2, teeth: 0 }, { is: 'CasualtyDrawn', seat: 0, card: 'beast-sabretooth-1', marker: 2, matches: true }];
export const HUNTED = { ...SCENES.lose, pool: v.pool.filter((c) => c.id !== 'beast-dodo-1') };
