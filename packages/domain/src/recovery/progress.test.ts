import { describe, expect, it } from 'vitest';
import type { ProgrammeId } from './programmes';
import { progressIn } from './progress';
import type { SessionDate } from './session-dates';

describe('The progress in a programme', () => {
  const dates = (...sessions: [ProgrammeId, number][]): SessionDate[] =>
    sessions.map(([programme, session], index) => ({
      date: `2026-01-${String(index + 10)}`,
      at: index,
      programme,
      session,
    }));
  const wrists = (...numbers: number[]) =>
    progressIn(
      'wristsAndShoulders',
      dates(...numbers.map((n): [ProgrammeId, number] => ['wristsAndShoulders', n])),
    );

  it('starts with the first session', () => {
    expect(wrists()).toEqual({ done: [], next: 1, beganOn: null, lastOn: null });
    expect(progressIn('wristsAndShoulders', dates(['backAfterBreak', 1]))).toMatchObject({ next: 1 });
  });

  it('continues after the last one done, also if others were skipped', () => {
    expect(wrists(1, 2)).toEqual({ done: [1, 2], next: 3, beganOn: '2026-01-10', lastOn: '2026-01-11' });
    expect(wrists(1, 4)).toMatchObject({ done: [1, 4], next: 5 });
    expect(wrists(3)).toMatchObject({ done: [3], next: 4 });
  });

  it('returns to the skipped ones after the last session', () => {
    expect(wrists(1, 2, 7)).toMatchObject({ next: 3 });
    expect(wrists(1, 2, 3, 4, 5, 6, 7)).toMatchObject({ next: null });
  });

  it('starts again with the first session', () => {
    expect(wrists(1, 2, 3, 1)).toEqual({ done: [1], next: 2, beganOn: '2026-01-13', lastOn: '2026-01-13' });
  });

  it('continues after the last one done, whatever the order', () => {
    expect(wrists(3, 2)).toEqual({ done: [2, 3], next: 4, beganOn: '2026-01-10', lastOn: '2026-01-11' });
    expect(wrists(1, 7, 2)).toMatchObject({ done: [1, 2, 7], next: 3 });
    // The first may be the one that was skipped; done once more, it starts the programme again.
    expect(wrists(2, 3, 4, 5, 6, 7)).toMatchObject({ done: [2, 3, 4, 5, 6, 7], next: 1 });
    expect(wrists(2, 3, 4, 5, 6, 7, 1)).toMatchObject({ done: [1, 2, 3, 4, 5, 6, 7], next: null });
    expect(wrists(2, 3, 4, 5, 6, 7, 1, 1)).toMatchObject({ done: [1], next: 2 });
  });
});
