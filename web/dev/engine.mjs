// A rough stand-in for the rules, enough to look at every screen. The real rules are in Java; nothing here is shipped.
export const LOOP = ['build', 'dog', 'tooth', 'berry', 'pot', 'arrowhead', 'fish', 'trade'];
export const GOODS = ['tooth', 'berry', 'pot', 'arrowhead', 'fish'];
const bag = (n) => Object.fromEntries(GOODS.map((g) => [g, n]));
const shuffle = (a) => { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } return a; };
const size = (b) => GOODS.reduce((s, g) => s + b[g], 0);

function huts() {
  const all = [];
  for (let i = 0; i < 5; i++) { all.push([GOODS[i], GOODS[i]]); for (let j = i + 1; j < 5; j++) for (let k = j + 1; k < 5; k++) all.push([GOODS[i], GOODS[j], GOODS[k]]); }
  return all.map((price) => ({ id: 'hut-' + price.map((g) => g[0]).join(''), price }));
}

export function setup(seats, options = {}) {
  const deck = shuffle(huts()), per = seats === 2 ? 2 : 3;
  const faces = shuffle(['die_1', 'die_2', 'die_3', 'die_4', 'die_5', 'die_6', ...GOODS, 'dog', 'trade', 'build']);
  return {
    seats, options, phase: { is: 'Flipping', seat: 0, whispered: -1 }, faces, up: Array(14).fill(false), seen: Array(14).fill(false), lastSwap: [], land: bag(per), post: bag(1), dogs: 2,
    piles: [0, 1, 2].map((p) => ({ hut: deck[p * 5], rest: deck.slice(p * 5 + 1, p * 5 + 5) })), resets: 0,
    s: Array.from({ length: seats }, (_, i) => ({ figure: 'build', goods: bag(0), dogs: 0, huts: [], help: Number(options['help.' + i] ?? 2), whispers: options['help.' + i] === '3' ? 2 : 0 })),
  };
}

export function view(st, viewer) {
  const help = viewer === -9 ? 2 : viewer < 0 ? 0 : st.s[viewer].help;
  return {
    phase: st.phase, start: 0, land: { ...st.land }, post: { ...st.post }, dogs: st.dogs, resets: st.resets, lastSwap: help >= 2 ? st.lastSwap : [],
    forest: st.faces.map((face, i) => { const known = st.up[i] || (st.seen[i] && (viewer === -9 || help === 4 || st.phase.whispered === i)); return { face: known ? face : null, up: st.up[i], seen: st.up[i] || (st.seen[i] && (help === 1 || help === 4 || viewer === -9)) }; }),
    piles: st.piles.map((p) => ({ hut: p.hut, below: p.rest.length })),
    settlements: st.s.map((s, i) => ({ figure: s.figure, goods: i === viewer || viewer === -9 || st.options.openGoods === 'on' ? { ...s.goods } : null, dogs: s.dogs, huts: [...s.huts], help: s.help, whispers: s.whispers })),
  };
}

function payments(st, seat, price) {
  const own = st.s[seat], ways = [];
  for (let mask = 0; mask < 1 << price.length; mask++) {
    const goods = price.filter((_, i) => !(mask & (1 << i))), dogs = price.length - goods.length, need = bag(0);
    goods.forEach((g) => need[g]++);
    if (dogs <= own.dogs && GOODS.every((g) => need[g] <= own.goods[g]) && !ways.some((w) => w.goods.join() === goods.join())) ways.push({ goods, dogs });
  }
  return ways.sort((a, b) => a.dogs - b.dogs);
}

export function options(st) {
  const p = st.phase, own = st.s[p.seat], out = [];
  if (p.is === 'Flipping') {
    st.up.forEach((up, tree) => { if (!up) out.push({ is: 'Flip', tree }); });
    if (own.help === 3 && own.whispers && p.whispered < 0 && st.seen.some((s, i) => s && !st.up[i])) out.push({ is: 'AskMammoth' });
  } else if (p.is === 'Swapping') for (let a = 0; a < 14; a++) for (let b = a + 1; b < 14; b++) out.push({ is: 'Swap', a, b });
  else if (p.is === 'Calling') out.push({ is: 'LeaveDog' }, { is: 'CallDog' });
  else if (p.is === 'Building') { out.push({ is: 'BuildNothing' }); st.piles.forEach((pile, i) => pile.hut && payments(st, p.seat, pile.hut.price).forEach((w) => out.push({ is: 'Build', pile: i, ...w }))); }
  else if (p.is === 'Trading') {
    out.push({ is: 'Trade', give: [], take: [] });
    const multis = (b, n, from = 0) => (n === 0 ? [[]] : GOODS.slice(from).flatMap((g, i) => (b[g] > 0 ? multis({ ...b, [g]: b[g] - 1 }, n - 1, from + i).map((r) => [g, ...r]) : [])));
    for (let n = 1; n <= Math.min(5, size(own.goods)); n++) for (const give of multis(own.goods, n)) for (const take of multis(st.post, n)) if (!give.some((g) => take.includes(g))) out.push({ is: 'Trade', give, take });
  }
  return out;
}

/** Applies an action; returns the events. */
export function apply(st, a) {
  const seat = st.phase.seat, own = st.s[seat], ev = [];
  const end = () => { st.phase = { is: 'Flipping', seat: (seat + 1) % st.seats, whispered: -1 }; };
  const close = () => { st.up.fill(false); st.resets++; ev.push({ is: 'ForestClosed', seat }); st.phase = { is: 'Swapping', seat, left: 1 }; };
  if (a.is === 'AskMammoth') {
    const tree = st.seen.findIndex((s, i) => s && !st.up[i]);
    own.whispers--; ev.push({ is: 'Whispered', seat, tree, token: st.faces[tree] }); st.phase = { is: 'Flipping', seat, whispered: tree };
  } else if (a.is === 'Flip') {
    st.lastSwap = []; st.up[a.tree] = st.seen[a.tree] = true;
    const token = st.faces[a.tree], from = own.figure, steps = token.startsWith('die_') ? Number(token[4]) : 0;
    const to = steps ? LOOP[(LOOP.indexOf(from) + steps) % 8] : token;
    own.figure = to;
    ev.push({ is: 'Flipped', seat, tree: a.tree, token }, steps ? { is: 'Walked', seat, from, to, steps } : { is: 'Jumped', seat, from, to });
    if (GOODS.includes(to)) { if (st.land[to]) { st.land[to]--; own.goods[to]++; ev.push({ is: 'Gathered', seat, good: to }); } else ev.push({ is: 'FoundNothing', seat, space: to }); end(); }
    else if (to === 'trade') { if (size(own.goods)) st.phase = { is: 'Trading', seat }; else { ev.push({ is: 'FoundNothing', seat, space: to }); end(); } }
    else if (to === 'dog') {
      if (st.dogs) { st.dogs--; own.dogs++; ev.push({ is: 'GotDog', seat }); end(); }
      else { const holder = [1, 2, 3].map((i) => (seat + i) % st.seats).find((o) => o !== seat && st.s[o].dogs); if (holder === undefined) { ev.push({ is: 'FoundNothing', seat, space: to }); end(); } else st.phase = { is: 'Calling', seat, from: holder }; }
    } else if (st.piles.some((p) => p.hut && payments(st, seat, p.hut.price).length)) st.phase = { is: 'Building', seat };
    else close();
  } else if (a.is === 'Trade') { a.give.forEach((g) => { own.goods[g]--; st.post[g]++; }); a.take.forEach((g) => { own.goods[g]++; st.post[g]--; }); ev.push({ is: 'Traded', seat, give: a.give, take: a.take }); end(); }
  else if (a.is === 'CallDog') { st.s[st.phase.from].dogs--; own.dogs++; ev.push({ is: 'DogCalled', seat, from: st.phase.from }); end(); }
  else if (a.is === 'LeaveDog') { ev.push({ is: 'DogLeft', seat, with: st.phase.from }); end(); }
  else if (a.is === 'Build') {
    const pile = st.piles[a.pile];
    a.goods.forEach((g) => { own.goods[g]--; st.land[g]++; }); own.dogs -= a.dogs; st.dogs += a.dogs; own.huts.push(pile.hut);
    ev.push({ is: 'Built', seat, pile: a.pile, hut: pile.hut, goods: a.goods, dogs: a.dogs });
    if (own.huts.length === 3) { pile.hut = null; ev.push({ is: 'Ended', winners: [seat] }); st.phase = { is: 'Over' }; return ev; }
    pile.hut = pile.rest.shift() ?? null; if (pile.hut) ev.push({ is: 'HutTurnedUp', pile: a.pile, hut: pile.hut });
    close();
  } else if (a.is === 'BuildNothing') { ev.push({ is: 'BuiltNothing', seat }); close(); }
  else if (a.is === 'Swap') { for (const k of ['faces', 'seen']) [st[k][a.a], st[k][a.b]] = [st[k][a.b], st[k][a.a]]; st.lastSwap = [a.a, a.b]; ev.push({ is: 'Swapped', seat, a: a.a, b: a.b }); end(); }
  return ev;
}

export function pick(st) {
  const all = options(st);
  if (st.phase.is === 'Building') return all.find((o) => o.is === 'Build') ?? all[0];
  if (st.phase.is === 'Calling') return all[1];
  if (st.phase.is === 'Trading') return all[Math.min(1, all.length - 1)];
  return all[Math.floor(Math.random() * all.length)];
}
