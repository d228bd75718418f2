import { describe, expect, it } from 'vitest';
import {
  doneCount,
  firstDoneAt,
  nextExercise,
  pathOfToday,
  repsOfDay,
  secondsOfDay,
  withExerciseBack,
  withExerciseDone,
} from './day-state';
import { daySample } from './testing/day-sample';

const at = '2026-03-02T08:00:00.000Z';
const deed = { exercise: 'situps', reps: 20, timeSeconds: 61, at } as const;

describe('an exercise done before the server agrees', () => {
  it('is shown as done, with its reps', () => {
    const today = withExerciseDone(daySample(), deed);
    expect(today.exercises.situps).toMatchObject({
      completed: true,
      reps: 20,
      completedAt: at,
      timeSeconds: 61,
    });
    expect(doneCount(today)).toBe(1);
    expect(repsOfDay(today)).toBe(20);
  });

  it('never completes the day by itself', () => {
    const almost = daySample({ pushups: at, jumpingJacks: at });
    expect(withExerciseDone(almost, deed).allCompleted).toBe(false);
  });

  it('goes back alone, leaving what else has changed', () => {
    const before = daySample();
    const later = withExerciseDone(withExerciseDone(before, deed), { ...deed, exercise: 'pushups' });
    const back = withExerciseBack(later, before, 'situps');
    expect(back.exercises.situps).toEqual(before.exercises.situps);
    expect(back.exercises.pushups.completed).toBe(true);
  });
});

describe('the day in figures', () => {
  it('asks for the first that is not done', () => {
    expect(nextExercise(daySample())).toBe('pushups');
    expect(nextExercise(daySample({ pushups: at }))).toBe('situps');
    expect(nextExercise(daySample({ pushups: at, situps: at, jumpingJacks: at }))).toBeUndefined();
  });

  it('takes the largest time and the earliest instant', () => {
    const later = '2026-03-02T08:05:00.000Z';
    const today = withExerciseDone(daySample({ pushups: later }), deed);
    expect(secondsOfDay(today)).toBe(61);
    expect(firstDoneAt(today)).toBe(Date.parse(at));
    expect(secondsOfDay(daySample())).toBeUndefined();
    expect(firstDoneAt(daySample())).toBeUndefined();
  });

  it('tells the Century Club path by its names', () => {
    const named = (name: string, isCenturyClub = true) => {
      const today = daySample({}, { isCenturyClub });
      return { ...today, exercises: { ...today.exercises, pushups: { ...today.exercises.pushups, name } } };
    };
    expect(pathOfToday(named('Diamond Push-ups'))).toBe('strength');
    expect(pathOfToday(named('Hindu Push-ups'))).toBe('hybrid');
    expect(pathOfToday(named('Push-ups'))).toBe('endurance');
    expect(pathOfToday(named('Push-ups', false))).toBeNull();
  });
});
