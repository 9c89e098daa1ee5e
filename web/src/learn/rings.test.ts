import { beforeEach, describe, expect, it } from 'vitest';
import { beyond, ringsAround } from './rings';

/** Something on the page that is drawn there. */
function lay(attributes: string, left: number, top: number, width: number, height: number, within: Element = document.body) {
  within.insertAdjacentHTML('beforeend', `<div ${attributes}></div>`);
  const thing = within.lastElementChild!;
  thing.getBoundingClientRect = () => ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect;
  return thing;
}
const names = (...at: string[]) => ringsAround(at).map((ring) => ring.name);

beforeEach(() => (document.body.innerHTML = ''));

describe('rings', () => {
  it('lie around what can be seen, by either name', () => {
    lay('data-testid="place-dublin"', 100, 100, 20, 20);
    lay('data-spot="compass"', 10, 10, 40, 40);
    lay('data-testid="rune-0"', 0, 0, 0, 0);
    expect(names('place-dublin', 'compass', 'rune-0', 'nothing')).toEqual(['place-dublin', 'compass']);
    expect(ringsAround(['place-dublin'])).toEqual([{ name: 'place-dublin', left: 92, top: 92, width: 36, height: 36 }]);
  });

  it('are not drawn across what has opened over them', () => {
    lay('data-testid="place-dublin"', 100, 100, 20, 20);
    lay('data-spot="compass"', 300, 300, 40, 40);
    for (const opened of ['data-testid="refusal"', 'data-layer="sheet"', 'data-layer="settings"', 'data-over']) {
      const card = lay(opened, 80, 124, 100, 60);
      expect(names('place-dublin', 'compass')).toEqual(['compass']);
      card.remove();
    }
    expect(names('place-dublin', 'compass')).toEqual(['place-dublin', 'compass']);
  });

  it('stay on something that is part of what has opened', () => {
    const card = lay('data-over', 80, 80, 200, 200);
    lay('data-testid="rune-0"', 100, 100, 20, 20, card);
    expect(names('rune-0')).toEqual(['rune-0']);
  });

  it('end where the map ends, and there is none around what lies beyond it', () => {
    const map = lay('class="measure"', 0, 0, 300, 300);
    lay('data-testid="place-dublin"', 270, 100, 20, 20, map);
    lay('data-testid="place-truso"', 150, 290, 20, 20, map);
    lay('data-testid="place-kiev"', 400, 100, 20, 20, map);
    lay('data-testid="rune-0"', 150, 305, 20, 20);
    expect(names('place-dublin', 'place-truso', 'place-kiev', 'rune-0')).toEqual(['place-dublin', 'place-truso', 'rune-0']);
    expect(ringsAround(['place-truso'])).toEqual([{ name: 'place-truso', left: 142, top: 282, width: 36, height: 18 }]);
  });

  it('lead a map to what lies beyond its edge, only where nothing else is seen', () => {
    const map = lay('class="measure"', 0, 0, 300, 300);
    lay('data-testid="place-dublin"', 270, 100, 20, 20, map);
    lay('data-testid="place-kiev"', 400, 100, 20, 20, map);
    expect(beyond(['place-kiev', 'nothing'])).toEqual({ dx: -260, dy: 40 });
    expect(beyond(['place-kiev', 'place-dublin'])).toBeNull();
    expect(beyond(['nothing'])).toBeNull();
  });

  it('stay where something that is hidden would open', () => {
    lay('data-testid="place-dublin"', 100, 100, 20, 20);
    lay('data-over', 0, 0, 0, 0);
    expect(names('place-dublin')).toEqual(['place-dublin']);
  });
});
