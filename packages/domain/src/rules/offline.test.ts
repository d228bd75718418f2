import { describe, expect, test } from 'vitest';
import { decide, decideFromSnapshot } from '../challenge/decide/decide';
import { restAllowance } from '../challenge/facts/allowance';
import { fold } from '../challenge/fold/fold';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import { Story } from './story';

// Letters of `statusLetters`: `c` complete, `p` partial, `r` rest, `m` missed, `o` open, `-` no record.
// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

const hour = 3_600_000;
const day = 24 * hour;

/** A story with three completed days, and an instant on the fourth, at which the phone had no connection. */
function fourthDayOffline() {
  const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 3).on('2025-01-04');
  return { story, doneAt: story.now };
}

describe('Working without a network', () => {
  test('an offline completion counts for its own date, and everything is derived again', () => {
    const { story, doneAt } = fourthDayOffline();
    story.on('2025-01-06').complete();
    expect(story.statusLetters('2025-01-01', 6)).toBe('cccrrc');
    for (const [index, exercise] of exerciseIds.entries()) {
      const decision = story.exercise(exercise, {
        at: doneAt + index,
        localDate: '2025-01-04',
        timezone: 'Europe/Paris',
        deviceKey: `key ${exercise}`,
      });
      expect(decision.localDate).toBe('2025-01-04');
    }
    expect(story.statusLetters('2025-01-01', 6)).toBe('ccccrc');
    expect(story.state).toMatchObject({ streak: 5, restDaysLeft: restAllowance - 1, dayNumber: 5 });
    expect(story.dateOf('2025-01-06')).toMatchObject({ dayNumber: 5 });
    // It was completed as Day 4, and keeps the target of that day.
    expect(story.dateOf('2025-01-06')?.exercises.pushups).toMatchObject({ target: 13, reps: 13 });
  });

  test('the same key twice is one completion', () => {
    const { story, doneAt } = fourthDayOffline();
    story.on('2025-01-05').exercise('pushups', { at: doneAt, deviceKey: 'key', actualReps: 13 });
    const sameCommand = decide(
      story.log,
      { kind: 'completeExercise', exercise: 'pushups', at: doneAt, deviceKey: 'key', actualReps: 30 },
      story.now,
    );
    // The answer to a repeated key has the date that the command claims.
    expect(sameCommand).toMatchObject({ accepted: true, facts: [], newBadges: [], localDate: null });
    const otherKind = decide(
      story.log,
      { kind: 'takeRestDay', at: doneAt, deviceKey: 'key', localDate: '2025-01-04' },
      story.now,
    );
    expect(otherKind).toMatchObject({ accepted: true, facts: [], localDate: '2025-01-04' });
    const otherKey = decide(
      story.log,
      { kind: 'completeExercise', exercise: 'pushups', at: doneAt, deviceKey: 'another', actualReps: 30 },
      story.now,
    );
    expect(otherKey.accepted && otherKey.facts).toHaveLength(1);
  });

  test('a completion is accepted up to 168 hours late', () => {
    const { story, doneAt } = fourthDayOffline();
    story.now = doneAt + 7 * day + 1;
    expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', at: doneAt })).toBe('too_late');
    story.now = doneAt + 7 * day;
    expect(story.exercise('pushups', { at: doneAt }).localDate).toBe('2025-01-04');
  });

  test('a device clock up to 10 minutes ahead is accepted: the instant becomes now, the date stays', () => {
    const story = Story.startedOn('2025-01-01').complete().on('2025-01-01', '23:55');
    const ahead = story.now + 10 * 60_000;
    expect(story.refused({ kind: 'completeExercise', exercise: 'pushups', at: ahead + 1 })).toBe(
      'clock_ahead',
    );
    const decision = story.exercise('pushups', { at: ahead, localDate: '2025-01-02' });
    expect(decision.facts[0]).toMatchObject({
      at: story.now,
      localDate: '2025-01-02',
      dayNumber: 2,
      target: 11,
    });
    expect(story.state.today).toBe('2025-01-02');
  });

  test('the local date is compared with today at that time, in the zone of that time', () => {
    const { story, doneAt } = fourthDayOffline();
    story.on('2025-01-05').moveTo('Pacific/Honolulu');
    const command = { kind: 'completeExercise', exercise: 'pushups', at: doneAt } as const;
    expect(story.refused({ ...command, localDate: '2025-01-03' })).toBe('date_mismatch');
    expect(story.refused({ ...command, timezone: '+01:00' })).toBe('invalid_timezone');
    expect(story.refused({ ...command, at: 1.5 })).toBe('invalid_instant');
    const decision = story.ask({ ...command, localDate: '2025-01-04' });
    expect(decision.facts[0]).toMatchObject({ localDate: '2025-01-04', timezone: 'Europe/Paris' });
  });

  test('an offline workout over midnight has the date on which it began', () => {
    const story = Story.startedOn('2025-01-01', 'Europe/Paris', '23:50');
    const startedAt = story.now;
    story.exercise('pushups');
    story.on('2025-01-03');
    expect(story.exercise('situps', { at: startedAt + hour }).localDate).toBe('2025-01-01');
    expect(story.exercise('jumpingJacks', { at: startedAt + 3 * hour }).localDate).toBe('2025-01-02');
  });

  test('before 02:00 both dates are accepted, because another device may have facts that decide', () => {
    const story = Story.startedOn('2025-01-01').complete().on('2025-01-03', '01:59');
    const night = story.now;
    const commandAtNight = (exercise: ExerciseId, localDate: string) =>
      ({ kind: 'completeExercise', exercise, at: night, localDate }) as const;
    expect(story.ask(commandAtNight('situps', '2025-01-02')).facts[0]).toMatchObject({
      localDate: '2025-01-02',
      dayNumber: 2,
    });
    // By the facts so far the workout began on the previous date, but the clock's date is accepted too.
    story.on('2025-01-03', '12:00').exercise('pushups', { at: night - 3 * hour });
    expect(story.ask(commandAtNight('jumpingJacks', '2025-01-03')).localDate).toBe('2025-01-03');
    expect(story.ask(commandAtNight('jumpingJacks', '2025-01-02')).localDate).toBe('2025-01-02');
    expect(story.state.dayNumber).toBe(3);
    expect(story.refused(commandAtNight('situps', '2025-01-01'))).toBe('date_mismatch');
    expect(story.refused(commandAtNight('situps', '2025-01-04'))).toBe('date_mismatch');
    const commandAtTwo = { ...commandAtNight('situps', '2025-01-02'), at: night + 60_000 };
    expect(story.refused(commandAtTwo)).toBe('date_mismatch');
  });

  test('no date before the first one is accepted', () => {
    const story = Story.startedOn('2025-01-02', 'Europe/Paris', '00:30').later(1);
    const before = { kind: 'completeExercise', exercise: 'pushups', localDate: '2025-01-01' } as const;
    expect(story.refused(before)).toBe('date_mismatch');
    expect(story.refused({ ...before, at: story.now })).toBe('date_mismatch');
  });

  test('a rest day before 02:00 may be for either date', () => {
    const story = Story.startedOn('2025-01-01').complete().on('2025-01-03', '01:00');
    story.ask({ kind: 'takeRestDay', at: story.now, localDate: '2025-01-02' });
    expect(story.state).toMatchObject({ isRestDay: false, restDaysLeft: restAllowance - 1 });
    expect(story.on('2025-01-03').statusLetters('2025-01-01', 3)).toBe('cro');
  });

  test('a completion may have its day number; without one it is derived on arrival', () => {
    const { story, doneAt } = fourthDayOffline();
    story.on('2025-01-05').complete();
    const command = { kind: 'completeExercise', exercise: 'pushups', at: doneAt } as const;
    for (const dayNumber of [0, 101, 1.5]) {
      expect(story.refused({ ...command, dayNumber })).toBe('invalid_day_number');
    }
    // The target of Day 5 is 14.
    expect(story.refused({ ...command, dayNumber: 5, actualReps: 13 })).toBe('too_few_reps');
    expect(story.ask({ ...command, exercise: 'situps' }).facts[0]).toMatchObject({
      dayNumber: 4,
      target: 13,
    });
    expect(story.ask({ ...command, dayNumber: 3 }).facts[0]).toMatchObject({
      dayNumber: 3,
      target: 12,
      reps: 12,
    });
  });

  test('the day number is accepted within 7 days, and further only with fewer reps', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 20).on('2025-01-21');
    const doneAt = story.now;
    story.on('2025-01-22');
    const lateFact = (exercise: ExerciseId, dayNumber: number, actualReps?: number) =>
      story.exercise(exercise, {
        at: doneAt,
        dayNumber,
        ...(actualReps === undefined ? {} : { actualReps }),
      }).facts[0];
    // The log says Day 21, so Days 14 to 28 are believed, and Day 2 only with fewer reps than Day 14 asks for.
    expect(lateFact('pushups', 100)).toMatchObject({ dayNumber: 28, target: 37, reps: 37 });
    expect(lateFact('situps', 2)).toMatchObject({ dayNumber: 14, target: 23, reps: 23 });
    expect(lateFact('jumpingJacks', 2, 11)).toMatchObject({ dayNumber: 2, target: 11, reps: 11 });
  });

  test('a completion that is not late has the derived day, whatever it claims', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 4).on('2025-01-05');
    const claimedExercise = { kind: 'completeExercise', exercise: 'pushups', dayNumber: 100 } as const;
    // On Day 100 1,109 reps would be accepted.
    expect(story.refused({ ...claimedExercise, actualReps: 1_109 })).toBe('too_many_reps');
    expect(story.ask(claimedExercise).facts[0]).toMatchObject({ dayNumber: 5, target: 14, reps: 14 });
    expect(story.exercise('situps', { dayNumber: 1 }).facts[0]).toMatchObject({ dayNumber: 5, reps: 14 });
    expect(
      story.refused({ ...claimedExercise, exercise: 'jumpingJacks', dayNumber: 1, actualReps: 10 }),
    ).toBe('too_few_reps');
  });

  test('of two devices, the most reps, the longest time, and the earlier instant and target count', () => {
    const { story, doneAt } = fourthDayOffline();
    story.exercise('pushups', { actualReps: 40, timeSeconds: 50 });
    story.on('2025-01-05').exercise('pushups', {
      at: doneAt - hour,
      dayNumber: 2,
      actualReps: 20,
      timeSeconds: 70,
    });
    expect(story.dateOf('2025-01-04')?.exercises.pushups).toEqual({
      completed: true,
      reps: 40,
      target: 11,
      timeSeconds: 70,
      completedAt: doneAt - hour,
    });
    // The 40 reps without the target of 11.
    expect(story.state.extraReps).toBe(29);
    expect(story.dateOf('2025-01-04')?.dayNumber).toBe(4);
  });

  test('a longer time or an earlier instant is a change too', () => {
    const { story, doneAt } = fourthDayOffline();
    story.exercise('pushups', { timeSeconds: 50 });
    expect(story.exercise('pushups', { timeSeconds: 50 }).facts).toEqual([]);
    expect(story.exercise('pushups', { timeSeconds: 60 }).facts).toHaveLength(1);
    expect(story.later(1).exercise('pushups', { at: doneAt - hour, timeSeconds: 60 }).facts).toHaveLength(1);
  });

  test('a completion belongs to the run open then; before the first run it is refused', () => {
    const { story, doneAt } = fourthDayOffline();
    story.on('2025-01-05').ask({ kind: 'restart' });
    story.on('2025-01-06').complete();
    for (const exercise of exerciseIds) story.exercise(exercise, { at: doneAt });
    expect(story.dateOf('2025-01-04')).toMatchObject({ run: 0, status: 'complete', dayNumber: 4 });
    expect(story.history.runs).toMatchObject([{ daysCompleted: 4 }, { daysCompleted: 1, daysMissed: 1 }]);
    const earlyStory = Story.startedOn('2025-01-01');
    earlyStory.later(1);
    expect(
      earlyStory.refused({ kind: 'completeExercise', exercise: 'pushups', at: earlyStory.now - 2 * hour }),
    ).toBe('before_first_run');
  });

  test('a completion for a finished run is refused unless it merges', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 98).completeFrom('2025-04-10', 2);
    const finish = story.now;
    story.on('2025-04-13').ask({ kind: 'choosePath', path: 'hybrid' });
    story.complete();
    const lateCompletion = (at: number) =>
      ({ kind: 'completeExercise', exercise: 'pushups', at, actualReps: 200 }) as const;
    // 9 April was missed, 12 and 13 April come after Day 100, and on Day 100 itself push-ups were done already.
    expect(story.refused(lateCompletion(finish - 2 * day))).toBe('run_finished');
    expect(story.refused(lateCompletion(finish + day))).toBe('run_finished');
    expect(story.refused(lateCompletion(finish + 2 * day - hour))).toBe('run_finished');
    expect(story.ask(lateCompletion(finish + hour)).facts).toHaveLength(1);
    expect(story.dateOf('2025-04-11')?.exercises.pushups.reps).toBe(200);
  });

  test('a first date stays fixed if an older exercise of the previous run arrives on it', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2).on('2025-01-03', '08:00');
    const startedAt = story.now;
    story.on('2025-01-03', '09:00').ask({ kind: 'restart' });
    story.on('2025-01-03', '10:00').exercise('pushups', { at: startedAt });
    expect(story.state).toMatchObject({ opensOn: null, firstDate: '2025-01-03', dayNumber: 1 });
    // They were done as Day 3 of the previous run.
    expect(story.state.challenge.exercises.pushups).toMatchObject({ completed: true, reps: 12 });
    story.exercise('situps');
    story.exercise('jumpingJacks');
    expect(story.dateOf('2025-01-03')).toMatchObject({ run: 1, status: 'complete', dayNumber: 1 });
  });

  describe('a late rest day', () => {
    test('covers the date it was taken on', () => {
      const { story, doneAt } = fourthDayOffline();
      story.ask({ kind: 'switchAutoRestCover', on: false });
      story.on('2025-01-05').complete();
      expect(story.state.streak).toBe(1);
      story.ask({ kind: 'takeRestDay', at: doneAt, deviceKey: 'rest' });
      expect(story.statusLetters('2025-01-01', 5)).toBe('cccrc');
      expect(story.state).toMatchObject({ streak: 4, restDaysLeft: restAllowance - 1 });
      expect(story.ask({ kind: 'takeRestDay', at: doneAt + 1 }).facts).toEqual([]);
      expect(story.log.find(({ kind }) => kind === 'restDayTaken')).toMatchObject({
        at: doneAt,
        deviceKey: 'rest',
      });
    });

    test('taken on two devices keeps both keys, so that neither repeats it after it was taken back', () => {
      const { story, doneAt } = fourthDayOffline();
      story.ask({ kind: 'takeRestDay', deviceKey: 'phone' });
      expect(story.ask({ kind: 'takeRestDay', deviceKey: 'tablet' }).facts).toHaveLength(1);
      expect(story.state).toMatchObject({ restDaysLeft: restAllowance - 1, isRestDay: true });
      story.ask({ kind: 'takeBackRestDay', deviceKey: 'back' });
      for (const instant of [{}, { at: doneAt }]) {
        const repeatedDecision = decide(
          story.log,
          { kind: 'takeRestDay', deviceKey: 'tablet', ...instant },
          story.now,
        );
        expect(repeatedDecision).toMatchObject({ accepted: true, facts: [] });
      }
      expect(story.state).toMatchObject({ restDaysLeft: restAllowance, isRestDay: false });
    });

    test('replaces a cover on the same date', () => {
      const { story, doneAt } = fourthDayOffline();
      story.on('2025-01-07').complete();
      expect(story.state.restDaysLeft).toBe(0);
      story.ask({ kind: 'takeRestDay', at: doneAt + day });
      expect(story.statusLetters('2025-01-01', 7)).toBe('cccrrrc');
      expect(story.state.restDaysLeft).toBe(0);
    });

    test('takes over the last rest day from a cover that spent it meanwhile', () => {
      const story = Story.startedOn('2025-01-01').complete();
      for (const date of ['2025-01-02', '2025-01-03']) story.on(date).rest();
      story.on('2025-01-04').complete().on('2025-01-05');
      const doneAt = story.now;
      story.on('2025-01-06');
      expect(story.dateOf('2025-01-05')?.automaticRest).toBe(true);
      story.ask({ kind: 'takeRestDay', at: doneAt, localDate: '2025-01-05', deviceKey: 'rest' });
      expect(story.statusLetters('2025-01-01', 6)).toBe('crrcro');
      expect(story.dateOf('2025-01-05')?.automaticRest).toBe(false);
      expect(story.state).toMatchObject({ streak: 2, restDaysLeft: 0 });
      expect(story.refused({ kind: 'takeRestDay' })).toBe('no_rest_days_left');
    });

    test('is refused if it exceeds the allowance', () => {
      const { story, doneAt } = fourthDayOffline();
      story.ask({ kind: 'switchAutoRestCover', on: false });
      for (const date of ['2025-01-05', '2025-01-06', '2025-01-07']) story.on(date).rest();
      expect(story.refused({ kind: 'takeRestDay', at: doneAt })).toBe('no_rest_days_left');
    });

    test('has no effect on a complete date', () => {
      const { story, doneAt } = fourthDayOffline();
      story.complete().on('2025-01-05');
      expect(story.ask({ kind: 'takeRestDay', at: doneAt }).facts).toEqual([]);
      expect(story.state.restDaysLeft).toBe(restAllowance);
    });

    test('taken and taken back by a clock that is ahead keeps the order of arrival', () => {
      const { story, doneAt } = fourthDayOffline();
      story.ask({ kind: 'takeRestDay', at: doneAt + 1000 });
      story.ask({ kind: 'takeBackRestDay', at: doneAt + 2000 });
      expect(story.state).toMatchObject({ isRestDay: false, restDaysLeft: restAllowance });
      story.ask({ kind: 'takeRestDay', at: doneAt + 3000 });
      expect(story.state).toMatchObject({ isRestDay: true, restDaysLeft: restAllowance - 1 });
    });

    test('can be taken back by a later fact of the same date, unless an exercise came before', () => {
      const { story, doneAt } = fourthDayOffline();
      story.on('2025-01-05');
      story.ask({ kind: 'takeRestDay', at: doneAt });
      story.ask({ kind: 'takeBackRestDay', at: doneAt + hour });
      expect(story.log.at(-1)).toMatchObject({ kind: 'restDayTakenBack', localDate: '2025-01-04' });
      expect(story.dateOf('2025-01-04')?.automaticRest).toBe(true);
      story.ask({ kind: 'takeRestDay', at: doneAt + 2 * hour });
      story.exercise('pushups', { at: doneAt + 3 * hour });
      expect(story.refused({ kind: 'takeBackRestDay', at: doneAt + 4 * hour })).toBe('exercise_already_done');
      expect(story.dateOf('2025-01-04')?.automaticRest).toBe(false);
    });
  });

  test('a late fact may add an earlier cover and remove a later one', () => {
    const story = Story.startedOn('2025-01-01').complete();
    const onSecondDate = Story.startedOn('2025-01-02').now;
    story.on('2025-01-06').complete().on('2025-01-08').complete();
    expect(story.statusLetters('2025-01-01', 8)).toBe('cmmmmcrc');
    for (const exercise of exerciseIds) story.exercise(exercise, { at: onSecondDate });
    // The gap before 6 January has only three dates now, and its cover leaves no rest day for 7 January.
    expect(story.statusLetters('2025-01-01', 8)).toBe('ccrrrcmc');
    expect(story.state).toMatchObject({ streak: 1, restDaysLeft: 0, longestStreak: 3 });
  });

  test('Day 100 reported late keeps its streak, whatever rest day was taken meanwhile', () => {
    const story = Story.startedOn('2025-01-01').complete().on('2025-01-02').rest();
    story.completeFrom('2025-01-03', 98).on('2025-04-13');
    const doneAt = story.now;
    story.on('2025-04-16').rest();
    for (const exercise of exerciseIds) story.exercise(exercise, { at: doneAt });
    // The three rest days of the run: 2 January was planned, 11 and 12 April are covered.
    expect(story.statusLetters('2025-04-10', 4)).toBe('crrc');
    expect(story.state).toMatchObject({ finished: true, longestStreak: 100 });
  });

  test('a command that reaches back into the log cannot be decided from the snapshot alone', () => {
    const { story, doneAt } = fourthDayOffline();
    story.on('2025-01-05').complete();
    const lateCommand = { kind: 'completeExercise', exercise: 'pushups', at: doneAt } as const;
    expect(decideFromSnapshot(fold(story.log), lateCommand, story.now)).toBeNull();
    expect(decideFromSnapshot(fold(story.log), { ...lateCommand, at: story.now }, story.now)).toMatchObject({
      facts: [],
    });
    expect(decideFromSnapshot(fold(story.log), { ...lateCommand, at: 0 }, story.now)).toMatchObject({
      refusal: { code: 'too_late' },
    });
  });
});
