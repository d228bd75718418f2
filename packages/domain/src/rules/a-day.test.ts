import { describe, expect, test } from 'vitest';
import { exerciseIds } from '../days/exercises';
import { Story } from './story';

// Letters of `statusLetters`: `c` complete, `p` partial, `r` rest, `m` missed, `o` open, `-` no record.
// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

describe('A day', () => {
  test('Day 1 is 10 reps of each exercise, Day 100 is 109, and all hundred days are 17,850 reps in total', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.state.challenge.exercises.situps.target).toBe(10);
    expect(story.state.challenge.targetReps).toBe(10);
    story.completeFrom('2025-01-01', 99);
    story.on('2025-04-10');
    expect(story.state.dayNumber).toBe(100);
    expect(story.state.challenge.targetReps).toBe(109);
    story.complete();
    // 3 × (10 + 11 + … + 109)
    expect(story.state.totalReps).toBe(17_850);
  });

  test('the challenge of the day has the names of its exercises and their progress', () => {
    const story = Story.startedOn('2025-01-01');
    story.exercise('situps', { actualReps: 12, timeSeconds: 90 });
    expect(story.state.challenge).toEqual({
      dayNumber: 1,
      targetReps: 10,
      allCompleted: false,
      isCenturyClub: false,
      exercises: {
        pushups: {
          movement: 'pushup',
          name: 'Push-ups',
          target: 10,
          completed: false,
          completedAt: null,
          reps: 0,
          timeSeconds: null,
        },
        situps: {
          movement: 'situp',
          name: 'Sit-ups',
          target: 10,
          completed: true,
          completedAt: story.now,
          reps: 12,
          timeSeconds: 90,
        },
        jumpingJacks: {
          movement: 'jumpingJack',
          name: 'Jumping Jacks',
          target: 10,
          completed: false,
          completedAt: null,
          reps: 0,
          timeSeconds: null,
        },
      },
    });
  });

  test('a day is complete when all three are done on the same local date', () => {
    const story = Story.startedOn('2025-01-01');
    story.exercise('pushups');
    story.exercise('situps');
    expect(story.state.challenge.allCompleted).toBe(false);
    expect(story.state.streak).toBe(0);
    story.on('2025-01-02').exercise('jumpingJacks');
    expect(story.state.challenge.allCompleted).toBe(false);
    story.complete();
    expect(story.state.challenge.allCompleted).toBe(true);
    expect(story.state.streak).toBe(1);
    expect(story.statusLetters('2025-01-01', 2)).toBe('pc');
  });

  test('the day number advances only with a completed day, not with time', () => {
    const story = Story.startedOn('2025-01-01').complete().on('2025-12-31');
    expect(story.state.dayNumber).toBe(2);
    expect(story.state.currentDay).toBe(2);
  });

  test('after completing Day N the same date still shows Day N, complete; the next shows Day N+1', () => {
    const story = Story.startedOn('2025-01-01').complete();
    story.on('2025-01-01', '23:59');
    expect(story.state.dayNumber).toBe(1);
    expect(story.state.challenge.allCompleted).toBe(true);
    story.on('2025-01-02', '00:00');
    expect(story.state.dayNumber).toBe(2);
    expect(story.state.challenge.allCompleted).toBe(false);
  });

  test('today is the civil date in the person’s zone, or the last date with an exercise if that is later', () => {
    const story = Story.startedOn('2025-06-10', 'Asia/Tokyo', '01:00');
    story.exercise('pushups');
    story.moveTo('America/Los_Angeles');
    expect(story.state.timezone).toBe('America/Los_Angeles');
    expect(story.state.today).toBe('2025-06-10');
    expect(story.exercise('situps').localDate).toBe('2025-06-10');
    story.on('2025-06-11', '02:00');
    expect(story.state.today).toBe('2025-06-11');
  });

  test('a run has a fixed first date, but after a flight west before Day 1 it may be done on an earlier date', () => {
    const story = Story.startedOn('2025-06-10', 'Asia/Tokyo', '01:00').moveTo('America/Los_Angeles');
    expect(story.state.today).toBe('2025-06-09');
    expect(story.state.opensOn).toBeNull();
    expect(story.state.firstDate).toBe('2025-06-10');
    expect(story.dateOf('2025-06-09')).toMatchObject({ status: 'open', dayNumber: 1, run: 0 });
    story.complete().on('2025-06-10').complete();
    expect(story.statusLetters('2025-06-08', 3)).toBe('-cc');
    expect(story.state.streak).toBe(2);
    expect(story.history.runs[0]?.firstDate).toBe('2025-06-10');
  });

  test('the earlier date is outside of the run once it has passed unused', () => {
    const story = Story.startedOn('2025-06-10', 'Asia/Tokyo', '01:00').moveTo('America/Los_Angeles');
    story.on('2025-06-10').complete();
    expect(story.statusLetters('2025-06-08', 3)).toBe('--c');
    expect(story.state.completionRate).toBe(100);
  });

  describe('a workout begun before midnight', () => {
    test('can be finished until 02:00, and its completions carry the date on which it began', () => {
      const story = Story.startedOn('2025-01-01', 'Europe/Paris', '23:50');
      story.exercise('pushups');
      story.on('2025-01-02', '01:59');
      expect(story.state.today).toBe('2025-01-01');
      expect(story.exercise('situps').localDate).toBe('2025-01-01');
      expect(story.exercise('jumpingJacks').localDate).toBe('2025-01-01');
      expect(story.state.today).toBe('2025-01-01');
      expect(story.state.challenge.allCompleted).toBe(true);
      story.on('2025-01-02', '02:00');
      expect(story.state.today).toBe('2025-01-02');
      expect(story.state.dayNumber).toBe(2);
    });

    test('changes to the new date at 02:00 if it was not finished', () => {
      const story = Story.startedOn('2025-01-01', 'Europe/Paris', '23:50');
      story.exercise('pushups');
      story.on('2025-01-02', '02:00');
      expect(story.state.today).toBe('2025-01-02');
      expect(story.state.challenge.exercises.pushups.completed).toBe(false);
    });

    test('gets no further hours if it was finished by midnight, or not begun', () => {
      const story = Story.startedOn('2025-01-01', 'Europe/Paris', '23:50').complete();
      expect(story.on('2025-01-02', '00:10').state.today).toBe('2025-01-02');
      expect(story.on('2025-01-03', '00:10').state.today).toBe('2025-01-03');
    });

    test('gets no further hours on a planned rest date', () => {
      const story = Story.startedOn('2025-01-01', 'Europe/Paris', '23:00').rest();
      story.exercise('pushups');
      expect(story.on('2025-01-02', '00:10').state.today).toBe('2025-01-02');
    });

    test("ends with a restart: the new run opens on the clock's date, and Day 1 can be done", () => {
      const story = Story.startedOn('2025-01-01').complete().on('2025-01-02', '23:50');
      story.exercise('pushups');
      story.on('2025-01-03', '00:10');
      expect(story.state).toMatchObject({ today: '2025-01-02', dayNumber: 2 });
      expect(story.ask({ kind: 'restart' }).localDate).toBe('2025-01-03');
      expect(story.state).toMatchObject({ today: '2025-01-03', opensOn: null, dayNumber: 1, runIndex: 1 });
      expect(story.dateOf('2025-01-02')).toMatchObject({ run: 0, dayNumber: 2 });
      expect(story.exercise('situps').localDate).toBe('2025-01-03');
      expect(story.complete().state).toMatchObject({ streak: 1, runIndex: 1 });
      expect(story.on('2025-01-04').dateOf('2025-01-02')).toMatchObject({ run: 0, dayNumber: 2 });
    });

    test('ends with a change of path, and with the path that follows on Day 100', () => {
      const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 99).on('2025-04-10', '23:50');
      story.exercise('pushups');
      story.on('2025-04-11', '00:10').complete();
      expect(story.state).toMatchObject({ today: '2025-04-10', finished: true });
      story.ask({ kind: 'choosePath', path: 'hybrid' });
      expect(story.state).toMatchObject({
        today: '2025-04-11',
        opensOn: null,
        centuryClubDay: 1,
        streak: 100,
      });
      story.on('2025-04-11', '23:50').exercise('situps');
      story.on('2025-04-12', '00:10').ask({ kind: 'resetPath' });
      expect(story.state.today).toBe('2025-04-12');
      expect(story.dateOf('2025-04-11')).toMatchObject({ run: 1, dayNumber: 1 });
      story.ask({ kind: 'choosePath', path: 'strength' });
      expect(story.state).toMatchObject({ today: '2025-04-12', opensOn: null });
      expect(story.complete().state.centuryClubDay).toBe(1);
    });

    test('ends at local 02:00 on the nights when clocks change', () => {
      const spring = Story.startedOn('2025-03-08', 'America/New_York', '23:50');
      spring.exercise('pushups');
      // 01:50, and then 03:20, because the clock skips the hour from 02:00.
      expect(spring.later(2).state.today).toBe('2025-03-08');
      expect(spring.later(0.5).state.today).toBe('2025-03-09');
      const autumn = Story.startedOn('2025-11-01', 'America/New_York', '23:50');
      autumn.exercise('pushups');
      // 01:50 for the second time, and then 02:20.
      expect(autumn.later(3).state.today).toBe('2025-11-01');
      expect(autumn.later(0.5).state.today).toBe('2025-11-02');
    });
  });

  describe('reps and times', () => {
    test('reps that are left out mean the target; given ones range from the target to 1,000 more', () => {
      const story = Story.startedOn('2025-01-01');
      expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', actualReps: 9 })).toBe(
        'too_few_reps',
      );
      expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', actualReps: 1_011 })).toBe(
        'too_many_reps',
      );
      for (const actualReps of [10.5, Number.NaN, -1]) {
        expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', actualReps })).toBe(
          'invalid_reps',
        );
      }
      story.exercise('pushups', { actualReps: 1_010 });
      story.exercise('situps', { actualReps: 10 });
      story.exercise('jumpingJacks');
      expect(story.state.totalReps).toBe(1_030);
      expect(story.state.extraReps).toBe(1_000);
    });

    test('the time is a whole number of seconds from 0 to 86,400', () => {
      const story = Story.startedOn('2025-01-01');
      for (const timeSeconds of [-1, 86_401, 1.5]) {
        expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', timeSeconds })).toBe(
          'invalid_time',
        );
      }
      story.exercise('pushups', { timeSeconds: 0 });
      story.exercise('situps', { timeSeconds: 86_400 });
      expect(story.state.challenge.exercises.situps.timeSeconds).toBe(86_400);
    });

    test('the time of an exercise alone is recorded beside the timer, within the same limits', () => {
      const story = Story.startedOn('2025-01-01');
      for (const exerciseSeconds of [-1, 86_401, 1.5]) {
        expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', exerciseSeconds })).toBe(
          'invalid_exercise_time',
        );
      }
      story.exercise('pushups', { timeSeconds: 130, exerciseSeconds: 60 });
      expect(story.log.at(-1)).toMatchObject({ timeSeconds: 130, exerciseSeconds: 60 });
    });

    test('an exercise that does not exist is refused', () => {
      const story = Story.startedOn('2025-01-01');
      const exercise = 'burpees' as 'pushups';
      expect(story.refused({ kind: 'completeExercise', exercise })).toBe('invalid_exercise');
    });

    test('reported again, more reps count and fewer change nothing; there is no undo', () => {
      const story = Story.startedOn('2025-01-01');
      story.exercise('pushups', { actualReps: 20, timeSeconds: 30 });
      expect(story.exercise('pushups', { actualReps: 15 }).facts).toEqual([]);
      expect(story.exercise('pushups', { actualReps: 3 }).facts).toEqual([]);
      expect(story.exercise('pushups').facts).toEqual([]);
      expect(story.state.totalReps).toBe(20);
      const first = story.now;
      story.later(1).exercise('pushups', { actualReps: 25, timeSeconds: 20 });
      expect(story.state.challenge.exercises.pushups).toMatchObject({
        reps: 25,
        completedAt: first,
        timeSeconds: 30,
      });
      expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', actualReps: 1_011 })).toBe(
        'too_many_reps',
      );
      expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', actualReps: 2.5 })).toBe(
        'invalid_reps',
      );
    });

    test('the time of a day is the largest of its three; the average covers completed days that have one', () => {
      const story = Story.startedOn('2025-01-01');
      expect(story.state.averageTimePerDay).toBeNull();
      for (const [index, exercise] of exerciseIds.entries())
        story.exercise(exercise, { timeSeconds: 100 * index });
      expect(story.state.averageTimePerDay).toBe(200);
      story.on('2025-01-02').complete();
      expect(story.state.averageTimePerDay).toBe(200);
      story.on('2025-01-03').exercise('pushups', { timeSeconds: 900 });
      expect(story.state.averageTimePerDay).toBe(200);
      // The mean of 200 and 301, rounded up.
      story.on('2025-01-04').complete({ timeSeconds: 301 });
      expect(story.state.averageTimePerDay).toBe(251);
    });

    test('a timer of more than 3 hours was forgotten, and counts for no average', () => {
      const story = Story.startedOn('2025-01-01').complete({ timeSeconds: 10_801 });
      expect(story.state.averageTimePerDay).toBeNull();
      expect(story.state.challenge.exercises.pushups.timeSeconds).toBe(10_801);
      story.on('2025-01-02').complete({ timeSeconds: 10_800 });
      expect(story.state.averageTimePerDay).toBe(10_800);
      // The mean of 10,800 and 200.
      story.on('2025-01-03').complete({ timeSeconds: 200 });
      expect(story.state.averageTimePerDay).toBe(5_500);
    });
  });
});
