// Bakes what the small boards of the maps draw: coasts as coarse as a hand's breadth shows them, and where places lie.
import { readFileSync, writeFileSync } from 'node:fs';

const games = new URL('../src/games/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, games), 'utf8'));
const write = (name, value) => writeFileSync(new URL(name, games), JSON.stringify(value) + '\n');

/** The closed lines of a path of M, L, H, V and Z. */
function outlines(path) {
  const lines = [];
  let at = [0, 0];
  for (const [, command, rest] of path.matchAll(/([mlhvz])([^mlhvz]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
      own = command === command.toLowerCase(),
      from = own ? at : [0, 0];
    if (!/[mlhvz]/i.test(command)) throw new Error(`A path could not be read: ${command}`);
    if (/z/i.test(command)) at = lines.at(-1)[0];
    for (let i = 0; i < numbers.length; i += /[hv]/i.test(command) ? 1 : 2) {
      const base = own ? at : from;
      if (/h/i.test(command)) at = [base[0] + numbers[i], at[1]];
      else if (/v/i.test(command)) at = [at[0], base[1] + numbers[i]];
      else at = [base[0] + numbers[i], base[1] + numbers[i + 1]];
      if (/m/i.test(command) && i === 0) lines.push([at]);
      else lines.at(-1).push(at);
    }
  }
  return lines;
}

const off = ([x, y], [ax, ay], [bx, by]) => {
  const length = Math.hypot(bx - ax, by - ay);
  return length ? Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length : Math.hypot(x - ax, y - ay);
};
/** Leaves out every point that lies no farther than `most` from the line without it (Douglas and Peucker). */
function thinned(line, most) {
  let far = 0,
    split = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const away = off(line[i], line[0], line.at(-1));
    if (away > far) [far, split] = [away, i];
  }
  if (far <= most) return [line[0], line.at(-1)];
  return [...thinned(line.slice(0, split + 1), most).slice(0, -1), ...thinned(line.slice(split), most)];
}
const area = (line) =>
  Math.abs(line.reduce((sum, [x, y], i) => sum + x * line[(i + 1) % line.length][1] - line[(i + 1) % line.length][0] * y, 0)) / 2;

/** The same coast in whole units: what is smaller than `least` square units is left out. */
function coarse(path, scale, most, least) {
  return outlines(path)
    .map((line) => line.map(([x, y]) => [x * scale, y * scale]))
    .filter((line) => area(line) >= least)
    .map((line) => thinned([...line, line[0]], most).slice(0, -1))
    .map((line) => line.map(([x, y]) => [Math.round(x), Math.round(y)]).filter((p, i, all) => i === 0 || String(p) !== String(all[i - 1])))
    .filter((line) => line.length > 2)
    .map(
      (line) =>
        line
          .map(([x, y], i) => (i === 0 ? `M${x} ${y}l` : `${x - line[i - 1][0]} ${y - line[i - 1][1]}`))
          .join(' ')
          .replace('l ', 'l')
          .replaceAll(' -', '-') + 'z',
    )
    .join('');
}

const world = read('fire-and-stone/data/map.json'),
  lands = read('fire-and-stone/edition.json').map,
  areaOf = new Map(world.areas.map((each) => [each.id, each]));
write('fire-and-stone/small.json', {
  coast: coarse(world.coast, 1, 1.8, 30),
  areas: world.areas.map(({ id, x, y, d }, i) => [id, x, y, lands[i].region, d]),
  routes: world.seaRoutes
    .map(({ a, b, x, y }) => `M${areaOf.get(a).x} ${areaOf.get(a).y}Q${x} ${y} ${areaOf.get(b).x} ${areaOf.get(b).y}`)
    .join(''),
});

const north = read('fire-and-axe/edition.json'),
  ports = new Map(north.ports.map((port) => [port.id, port]));
write('fire-and-axe/small.json', {
  coast: coarse(read('fire-and-axe/coast.json').land, 0.1, 1.8, 30),
  places: read('fire-and-axe/map.json').map(([id, x, y]) => {
    const port = ports.get(id);
    return [id, Math.round(x), Math.round(y), ...(port ? [port.isHome ? 'home' : (port.region ?? ''), port.adjacent[0]] : [])];
  }),
});
