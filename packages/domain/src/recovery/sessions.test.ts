import { describe, expect, it } from 'vitest';
import { mobilityIds } from './mobility';
import { programmeIds, sessionsIn } from './programmes';
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
  const usedMovements = programmeIds.flatMap((id) =>
    programmes[id].sessions.flatMap(({ movements }) => movements),
  );
  expect(new Set(usedMovements)).toEqual(new Set(mobilityIds));
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
