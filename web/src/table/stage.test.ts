import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { Stage } from './stage.svelte';

describe('a stage', () => {
  afterEach(() => vi.restoreAllMocks());

  it('leaves no listener behind when an animation has ended', async () => {
    settings.speed = 'quick';
    const added = vi.spyOn(document, 'addEventListener'),
      removed = vi.spyOn(document, 'removeEventListener');
    const stage = new Stage<{ n: number }>();
    stage.show({ n: 1 });
    await stage.perform([() => stage.tween(20, () => {}), () => stage.tween(20, () => {})], { n: 2 });
    const of = (calls: unknown[][]) => calls.filter(([name]) => name === 'visibilitychange').length;
    expect(of(added.mock.calls)).toBe(2);
    expect(of(removed.mock.calls)).toBe(2);
    expect(stage.view).toEqual({ n: 2 });
  });

  it('draws the end at once when the page is hidden halfway', async () => {
    settings.speed = 'slow';
    const stage = new Stage<{ n: number }>(),
      seen: number[] = [];
    stage.show({ n: 1 });
    const played = stage.perform([() => stage.tween(60_000, (f) => seen.push(f))], { n: 2 });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await played;
    expect(seen.at(-1)).toBe(1);
    expect(stage.view).toEqual({ n: 2 });
    document.dispatchEvent(new Event('visibilitychange')); // nothing of it is left to hear this
  });
});
