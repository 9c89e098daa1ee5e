import { describe, expect, it } from 'vitest';
import type { Playing } from '../games/game';
import type { Seated } from '../protocol';
import { standing } from './standing';

const at = (who: Partial<Seated>, over: boolean, mine: number[] = []) =>
  ({
    moment: {
      seats: [{ seat: 0, name: 'Ada', kind: 'person', bot: null, here: false, connected: true, resigned: false, ...who }],
      over,
      mine,
    },
    speak: (key: string) => key,
  }) as unknown as Playing;
const gone = { kind: 'bot', bot: 'greedy', resigned: true } as const;

describe('what somebody is at the table', () => {
  it('is played on for by a bot only as long as somebody plays', () => {
    expect(standing(at(gone, false), 0, null, null)).toBe('a bot plays on');
    expect(standing(at(gone, true), 0, null, null)).toBe('gave up');
    expect(standing(at(gone, true), 0, [], null)).toBe('gave up');
  });
  it('is never away in a game shown again', () => {
    expect(standing(at({ connected: false }, true), 0, null, null)).toBe('away');
    expect(standing(at({ connected: false }, true), 0, [], null)).toBe('');
    expect(standing(at({ connected: false }, true), 0, [0], null)).toBe('you');
  });
});
