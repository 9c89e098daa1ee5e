import { towards } from '../../table/arrows';
import type { Chart, Spot } from './map';
import { WINTERING } from './types';

/**
 * Where an arrow key leads from a place: along a line of the map if one runs that way, or else to what lies there; the wintering box, to
 * which no line runs, lies above the home ports.
 */
export function stepFrom(chart: Chart, id: string, key: string): string | null {
  const from = chart.placeOf(id),
    near = from.adjacent.map(chart.placeOf);
  return (towards(from, near, key, 2) ?? towards(from, [...chart.places, chart.placeOf(WINTERING)], key))?.id ?? null;
}

/** Of some places the one that lies nearest to another. */
export function nearestOf(chart: Chart, id: string, places: readonly Spot[]): string | null {
  const from = chart.placeOf(id),
    far = (place: Spot) => Math.hypot(place.x - from.x, place.y - from.y);
  return [...places].sort((a, b) => far(a) - far(b))[0]?.id ?? null;
}

/** Moves the focus along, if the key is an arrow that leads somewhere. */
export function walkFrom(chart: Chart, event: KeyboardEvent, id: string) {
  if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const to = stepFrom(chart, id, event.key),
    map = (event.currentTarget as SVGElement).ownerSVGElement;
  if (to) map?.querySelector<SVGElement>(`[data-testid="place-${to}"]`)?.focus();
}
