import { describe, expect, it } from 'vitest';
import { daySample } from '../testing/day-sample';
import {
  doneCount,
  firstDoneAt,
  lastDoneAt,
  movementOf,
  nextExercise,
  repsOfDay,
  secondsOfDay,
} from './day-state';

const at = '2026-03-02T08:00:00.000Z';

describe('The figures of a day', () => {
  it('take the first exercise that is not done as the next one', () => {
    expect(nextExercise(daySample())).toBe('pushups');
    expect(nextExercise(daySample({ pushups: at }))).toBe('situps');
    expect(nextExercise(daySample({ pushups: at, situps: at, jumpingJacks: at }))).toBeUndefined();
  });

  it('count the exercises done and their reps', () => {
    const today = daySample({ pushups: at, situps: at });
    expect(doneCount(today)).toBe(2);
    // Day 5 asks for 14 reps of each.
    expect(repsOfDay(today)).toBe(28);
  });

  it('use the longest time, the earliest and the latest instant', () => {
    const today = daySample({ pushups: '2026-03-02T08:05:00.000Z', situps: at });
    today.exercises.pushups.timeSeconds = 61;
    expect(secondsOfDay(today)).toBe(61);
    expect(firstDoneAt(today)).toBe(Date.parse(at));
    expect(lastDoneAt(today)).toBe(Date.parse('2026-03-02T08:05:00.000Z'));
    expect(secondsOfDay(daySample())).toBeUndefined();
    expect(firstDoneAt(daySample())).toBeUndefined();
  });
});

it('A movement that only a newer server knows is shown as the movement of the run', () => {
  const today = daySample();
  today.exercises.pushups.movement = 'ringPushup' as never;
  expect(movementOf(today, 'pushups')).toBe('pushup');
});
