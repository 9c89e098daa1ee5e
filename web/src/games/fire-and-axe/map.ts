import { written } from '../../written';
import coast from './coast.json';
import house from './edition.json';
import data from './map.json';
import { WINTERING, type Edition, type Harbour, type View, type Zone } from './types';

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
/** Where a place lies on the picture. */
export interface Spot {
  id: string;
  kind: 'home' | 'port' | 'sea' | 'river';
  x: number;
  y: number;
  /** the water that lies before it */ water: string;
  /** Where the name stands, counted from the place, and how it is anchored. */
  label: Label | null;
}
/** A place of the board, as an edition has it. Names are words: `place.<id>`. */
export interface Place extends Spot {
  zone: Zone;
  adjacent: string[];
  value: number;
  region: string | null;
  town: 'small' | 'large' | null;
}

type Row = [id: string, x: number, y: number, label?: [number, number, Label['anchor']]];
const drawn = new Map(
  written<Row[]>(data).map(([id, x, y, label]) => [id, { x, y, label: label ? { x: label[0], y: label[1], anchor: label[2] } : null }]),
);

export const WIDTH = 1000,
  HEIGHT = 700;
export const COAST = coast.land;
/** The wintering box lies off the map, in the far north. */
export const WINTER_AT = { x: 634, y: 48, w: 146, h: 78 };
const winter: Spot = { id: WINTERING, kind: 'sea', x: WINTER_AT.x, y: WINTER_AT.y, water: WINTERING, label: null };

/** The map of an edition. */
export interface Chart {
  places: Place[];
  ports: Place[];
  homes: Place[];
  waters: Place[];
  /** Every link once, for drawing. */
  links: { from: Place; to: Place; river: boolean }[];
  /** What is on no map is the wintering box. */
  placeOf(id: string): Place;
}
export const isForeign = (chart: Chart, id: string) => chart.placeOf(id).kind === 'port';
export const isHome = (chart: Chart, id: string) => chart.placeOf(id).kind === 'home';

/** What is in the house's box; a table may have another. */
export const HOUSE = written<Edition>(house);
const charts = new WeakMap<object, Chart>();
export function chartOf(edition: Edition): Chart {
  let chart = charts.get(edition);
  if (!chart) charts.set(edition, (chart = draw(edition)));
  return chart;
}

function draw(edition: Edition): Chart {
  const listed = [
    ...edition.ports.map((port) => ({ ...port, kind: port.isHome ? ('home' as const) : ('port' as const) })),
    ...edition.waters.map((water) => ({
      ...water,
      kind: water.isRiver ? ('river' as const) : ('sea' as const),
      value: 0,
      region: null,
      town: 'none' as const,
    })),
  ];
  const next = new Map(listed.map(({ id, adjacent }) => [id, adjacent]));
  const places = listed.map(({ id, kind, zone, adjacent, value, region, town }): Place => {
    const at = drawn.get(id) ?? beside(id, next);
    return {
      id,
      kind,
      ...at,
      water: adjacent[0]!,
      zone: zone as Zone,
      adjacent,
      value,
      region,
      town: town === 'none' ? null : (town as 'small' | 'large'),
    };
  });
  const byId = new Map(places.map((place) => [place.id, place]));
  const off: Place = { ...winter, zone: 'north', adjacent: [], value: 0, region: null, town: null };
  const find = (id: string) => byId.get(id) ?? off;
  return {
    places,
    ports: places.filter((place) => place.kind === 'port'),
    homes: places.filter((place) => place.kind === 'home'),
    waters: places.filter((place) => place.kind === 'sea' || place.kind === 'river'),
    links: places.flatMap((from) =>
      from.adjacent
        .filter((to) => from.id < to)
        .map((to) => ({ from, to: find(to), river: from.kind === 'river' || find(to).kind === 'river' })),
    ),
    placeOf: find,
  };
}

/** A place that the picture does not know is drawn among its neighbours, or somewhere in the open. */
function beside(id: string, next: Map<string, string[]>): { x: number; y: number; label: Label | null } {
  const near = (next.get(id) ?? []).flatMap((each) => [each, ...(next.get(each) ?? [])]).filter((each) => drawn.has(each)),
    turn = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 6283, 7) / 1000,
    at = near.map((each) => drawn.get(each)!);
  const middle = at.length
    ? { x: at.reduce((sum, { x }) => sum + x, 0) / at.length, y: at.reduce((sum, { y }) => sum + y, 0) / at.length }
    : { x: 500 + 380 * Math.cos(turn * 3), y: 350 + 260 * Math.sin(turn * 3) };
  const x = Math.max(30, Math.min(970, middle.x + 34 * Math.cos(turn))),
    y = Math.max(30, Math.min(670, middle.y + 34 * Math.sin(turn)));
  return { x, y, label: { x: 0, y: -15, anchor: 'middle' } };
}

export const harbour = (view: Pick<View, 'ports'>, port: string): Harbour | undefined => view.ports.find((each) => each.port === port);

/** The place a point of the map belongs to: the nearest one. */
export function nearest(at: { x: number; y: number }, places: readonly Spot[]): string | undefined {
  let best: Spot | undefined,
    least = Infinity;
  for (const place of places) {
    const far = Math.hypot(place.x - at.x, place.y - at.y);
    if (far < least) [best, least] = [place, far];
  }
  return best?.id;
}

export { GOOD_COLOUR, GOOD_ICON, GREY, HOME_COLOUR, ZONE_COLOUR, colourOf } from './colours';
