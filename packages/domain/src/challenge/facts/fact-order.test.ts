import { describe, expect, test } from 'vitest';
import { compareFacts } from './fact-order';
import type { ExerciseCompleted, Fact } from './facts';

const pushups: ExerciseCompleted = {
  kind: 'exerciseCompleted',
  at: 1,
  localDate: '2025-01-01',
  timezone: 'Europe/Paris',
  exercise: 'pushups',
  dayNumber: 1,
  target: 10,
  reps: 10,
};

describe('The order of facts', () => {
  test('is by instant, then by kind with openings first, then by content', () => {
    const facts: Fact[] = [
      { kind: 'runStarted', at: 1, timezone: 'UTC', localDate: '1970-01-01', firstDate: '1970-01-01' },
      { kind: 'zoneChanged', at: 1, timezone: 'Asia/Tokyo' },
      { kind: 'zoneChanged', at: 1, timezone: 'Europe/Paris' },
      pushups,
      { kind: 'badgeEarned', at: 1, badge: 'first_step' },
      { kind: 'zoneChanged', at: 2, timezone: 'UTC' },
    ];
    expect([...facts].reverse().sort(compareFacts)).toEqual(facts);
  });

  test('does not depend on the order of the fields of a fact', () => {
    expect(
      compareFacts(
        { kind: 'zoneChanged', at: 1, timezone: 'UTC' },
        { timezone: 'UTC', at: 1, kind: 'zoneChanged' },
      ),
    ).toBe(0);
  });

  test('of two plans at one instant is by their content', () => {
    const planFrom = (fromDay: number): Fact => ({
      kind: 'planAdopted',
      at: 1,
      timezone: 'UTC',
      localDate: '1970-01-01',
      firstDate: '1970-01-01',
      fromDay,
      plan: null,
    });
    expect(compareFacts(planFrom(1), planFrom(2))).toBe(-1);
    expect(compareFacts(planFrom(2), planFrom(1))).toBe(1);
  });
});
