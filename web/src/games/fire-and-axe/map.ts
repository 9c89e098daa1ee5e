import coast from './coast.json';
import data from './map.json';
import { WINTERING, type Good, type Harbour, type Homeland, type View, type Zone } from './types';

/** A place of the board: home ports, foreign ports, seas and rivers. Names are words: `place.<id>`. */
export interface Place {
  id: string;
  kind: 'home' | 'port' | 'sea' | 'river';
  zone: Zone;
  x: number;
  y: number;
  adjacent: string[];
  value: number;
  region: string | null;
  town: 'small' | 'large' | null;
  /** Where the name stands, counted from the place, and how it is anchored. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | null;
}

type Row = [
  string,
  Place['kind'],
  Zone,
  number,
  number,
  string[],
  number?,
  (string | null)?,
  Place['town']?,
  [number, number, 'start' | 'middle' | 'end']?,
];

export const WIDTH = 1000,
  HEIGHT = 700;
export const COAST = coast.land;
export const PLACES: Place[] = (data as unknown as Row[]).map(
  ([id, kind, zone, x, y, adjacent, value = 0, region = null, town = null, label]) => ({
    id,
    kind,
    zone,
    x,
    y,
    adjacent,
    value,
    region,
    town,
    label: label ? { x: label[0], y: label[1], anchor: label[2] } : null,
  }),
);

const byId = new Map(PLACES.map((place) => [place.id, place]));
/** The wintering box lies off the map, in the far north. */
export const WINTER_AT = { x: 634, y: 48, w: 146, h: 78 };
const winter: Place = {
  id: WINTERING,
  kind: 'sea',
  zone: 'north',
  x: WINTER_AT.x,
  y: WINTER_AT.y,
  adjacent: [],
  value: 0,
  region: null,
  town: null,
  label: null,
};
export const placeOf = (id: string): Place => byId.get(id) ?? winter;
export const PORTS = PLACES.filter((place) => place.kind === 'port');
export const HOMES = PLACES.filter((place) => place.kind === 'home');
export const WATERS = PLACES.filter((place) => place.kind === 'sea' || place.kind === 'river');
export const isForeign = (id: string) => placeOf(id).kind === 'port';
export const isHome = (id: string) => placeOf(id).kind === 'home';

export const harbour = (view: View, port: string): Harbour | undefined => view.ports.find((each) => each.port === port);
export const portsOf = (region: string) => PORTS.filter((port) => port.region === region);
/** All ports that count together with one: its region, or itself where it is independent. */
export const kin = (port: Place): Place[] => (port.region ? portsOf(port.region) : [port]);

/** The place a point of the map belongs to: the nearest one. */
export function nearest(at: { x: number; y: number }): string | undefined {
  let best: Place | undefined,
    least = Infinity;
  for (const place of PLACES) {
    const far = Math.hypot(place.x - at.x, place.y - at.y);
    if (far < least) [best, least] = [place, far];
  }
  return best?.id;
}

/** Every link once, for drawing. */
export const LINKS = PLACES.flatMap((from) =>
  from.adjacent
    .filter((to) => from.id < to)
    .map((to) => ({ from, to: placeOf(to), river: from.kind === 'river' || placeOf(to).kind === 'river' })),
);

export const REGION_COLOUR: Record<string, string> = {
  'north-isles': '#1f7f78',
  iceland: '#4a86b8',
  ireland: '#3b7d34',
  alba: '#7a4a9c',
  northumbria: '#c8641c',
  'saxon-england': '#b23a25',
  frisia: '#b98a12',
  francia: '#2f55a8',
  iberia: '#86552f',
  wendland: '#6f7a26',
  gardariki: '#a01f45',
};
export const GREY = '#6a6257';
export const colourOf = (place: Place) => (place.region ? REGION_COLOUR[place.region]! : GREY);
export const ZONE_COLOUR: Record<Zone, string> = { north: '#8fc3e8', east: '#8fd0a2', south: '#eec46e', west: '#c4a4e6' };
export const GOOD_COLOUR: Record<Good, string> = { furs: '#8a4b22', skins: '#c99a4b', tusks: '#f4ead0' };
export const GOOD_ICON: Record<Good, string> = { furs: 'fox-tail', skins: 'animal-hide', tusks: 'ivory-tusks' };
export const HOME_COLOUR: Record<Homeland, string> = { norway: '#2c62a3', denmark: '#3a7434', sweden: '#b23a25' };
