import { describe, expect, it } from 'vitest';
import { mobilityIds } from './mobility';
import { type ProgrammeId, programmeIds, sessionsIn } from './programmes';
import { progressIn } from './progress';
import type { SessionDate } from './session-dates';
import { lengthOf, programmes, sessionOf, stepsOf, suggestedAmount } from './sessions';

describe.each(programmeIds)('The programme %s', (id) => {
  const { sessions } = programmes[id];

  it('has as many sessions as its facts can name', () => {
    expect(sessions).toHaveLength(sessionsIn[id]);
    expect(sessionOf(id, 1)).toBe(sessions[0]);
    expect(sessionOf(id, sessionsIn[id])).toBe(sessions.at(-1));
    expect(sessionOf(id, sessionsIn[id] + 1)).toBeNull();
  });

  it('has sessions of 6 to 10 minutes, of 5 to 8 movements of 30 to 60 seconds, each once in a round', () => {
    for (const session of sessions) {
      expect(lengthOf(session)).toBeGreaterThanOrEqual(360);
      expect(lengthOf(session)).toBeLessThanOrEqual(600);
      expect(session.movements.length).toBeGreaterThanOrEqual(5);
      expect(session.movements.length).toBeLessThanOrEqual(8);
      expect(new Set(session.movements).size).toBe(session.movements.length);
      expect(session.seconds).toBeGreaterThanOrEqual(30);
      expect(session.seconds).toBeLessThanOrEqual(60);
    }
  });
});

it('Every movement is part of a session', () => {
  const used = programmeIds.flatMap((id) => programmes[id].sessions.flatMap(({ movements }) => movements));
  expect(new Set(used)).toEqual(new Set(mobilityIds));
});

it('The steps of a session follow each other without a gap', () => {
  const session = { seconds: 30, rounds: 2, movements: ['catCow', 'bridge'] } as const;
  const steps = stepsOf(session);
  expect(steps.map(({ movement }) => movement)).toEqual(['catCow', 'bridge', 'catCow', 'bridge']);
  expect(steps[1]).toEqual({ movement: 'bridge', from: 38, begins: 46, ends: 76 });
  for (const [index, { from }] of steps.entries()) expect(from).toBe(steps[index - 1]?.ends ?? 0);
  expect(lengthOf(session)).toBe(152);
});

it('The suggested amount after a break rises from 60 to 100 % of the plan', () => {
  const amounts = Array.from({ length: 14 }, (_, index) => suggestedAmount(index + 1));
  expect(amounts).toEqual([60, 65, 65, 70, 70, 75, 80, 80, 85, 90, 90, 95, 95, 100]);
});

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
});
