import { describe, expect, test } from 'vitest';
import { type RefusalCode, refusal, refusals } from '../challenge/commands/refusals';
import { decide } from '../challenge/decide/decide';
import { fold } from '../challenge/fold/fold';
import { historyOf } from '../challenge/state/history';
import { stateAt } from '../challenge/state/state-at';
import { progressHistory } from '../statistics/progress-history';
import { Story } from './story';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

describe('Starting', () => {
  test('opens Day 1 today, in a required zone', () => {
    const story = Story.beforeStart('2025-01-01', 'Asia/Tokyo', '00:30');
    for (const timezone of ['+09:00', 'UTC+9', 'Mars/Base', '']) {
      expect(story.refused({ kind: 'startRun', timezone })).toBe('invalid_timezone');
    }
    expect(story.ask({ kind: 'startRun', timezone: 'Asia/Tokyo' }).localDate).toBe('2025-01-01');
    expect(story.state).toMatchObject({
      today: '2025-01-01',
      firstDate: '2025-01-01',
      timezone: 'Asia/Tokyo',
      season: 1,
      path: null,
      runIndex: 0,
      dayNumber: 1,
      currentDay: 1,
      centuryClubDay: null,
      finished: false,
      opensOn: null,
      streak: 0,
      completionRate: 0,
      daysCompleted: 0,
      isPremium: false,
    });
    expect(story.refused({ kind: 'startRun', timezone: 'Asia/Tokyo' })).toBe('already_started');
  });

  test('is required: before it there is neither state nor history, and every other command is refused', () => {
    expect(stateAt(fold([]), 0)).toBeNull();
    expect(historyOf([], 0)).toBeNull();
    const story = Story.beforeStart('2025-01-01');
    expect(story.refused({ kind: 'completeExercise', exercise: 'pushups' })).toBe('not_started');
    expect(story.refused({ kind: 'takeRestDay' })).toBe('not_started');
    expect(story.refused({ kind: 'takeBackRestDay' })).toBe('not_started');
    expect(story.refused({ kind: 'restart' })).toBe('not_started');
    expect(story.refused({ kind: 'choosePath', path: 'hybrid' })).toBe('not_started');
    expect(story.refused({ kind: 'resetPath' })).toBe('not_started');
    expect(story.refused({ kind: 'changeZone', timezone: 'Asia/Tokyo' })).toBe('not_started');
  });

  test('allows to change the zone to any other name; the same one again changes nothing', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.refused({ kind: 'changeZone', timezone: '+01:00' })).toBe('invalid_timezone');
    expect(story.ask({ kind: 'changeZone', timezone: 'Europe/Paris' }).facts).toEqual([]);
    story.moveTo('Asia/Tokyo');
    expect(story.state.timezone).toBe('Asia/Tokyo');
  });
});

describe('Restarting', () => {
  test('closes the run, keeps it, and opens a new one today if no exercise was done today', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 3).on('2025-01-04');
    story.ask({ kind: 'restart' });
    // Three exercises with 10, 11 and 12 reps are 99 in all.
    expect(story.state).toMatchObject({
      runIndex: 1,
      dayNumber: 1,
      opensOn: null,
      firstDate: '2025-01-04',
      totalReps: 99,
    });
    story.complete();
    expect(story.history.runs).toMatchObject([
      { closedOn: '2025-01-04', daysCompleted: 3, completionRate: 100 },
      { closedOn: null, daysCompleted: 1, firstDate: '2025-01-04' },
    ]);
  });

  test('after any exercise today opens Day 1 tomorrow, and says so', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2).on('2025-01-03');
    story.exercise('pushups');
    story.ask({ kind: 'restart' });
    expect(story.state).toMatchObject({ dayNumber: 1, opensOn: '2025-01-04', completionRate: 0 });
    expect(story.state.challenge.exercises.pushups).toMatchObject({ completed: false, reps: 0, target: 10 });
    expect(progressHistory(story.history, 1)).toEqual([]);
    expect(story.refused({ kind: 'completeExercise', exercise: 'situps' })).toBe('run_waiting');
    expect(story.refused({ kind: 'completeExercise', exercise: 'pushups' })).toBe('run_waiting');
    story.on('2025-01-04');
    expect(story.state).toMatchObject({ dayNumber: 1, opensOn: null });
    story.complete();
    expect(story.state.streak).toBe(1);
  });

  test('again before anything was done changes nothing; afterwards, or on a later date, it does', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2).on('2025-01-03');
    const restartFactCount = () => story.ask({ kind: 'restart' }).facts.length;
    expect([restartFactCount(), restartFactCount()]).toEqual([1, 0]);
    story.on('2025-01-04');
    expect([restartFactCount(), restartFactCount()]).toEqual([1, 0]);
    story.ask({ kind: 'takeRestDay' });
    expect([restartFactCount(), restartFactCount()]).toEqual([1, 0]);
    expect(story.history.runs).toHaveLength(4);
  });

  test('the date a run was closed on counts only if complete; with some reps it is partial and neutral', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2).on('2025-01-03');
    story.exercise('pushups');
    story.ask({ kind: 'restart' });
    story.on('2025-01-05').complete();
    expect(story.dateOf('2025-01-03')).toMatchObject({ status: 'partial', run: null });
    expect(story.history.runs[0]).toMatchObject({ completionRate: 100, daysMissed: 0 });
    // 4 January is the missed one, because 3 January belongs to no run.
    expect(story.month(2025, 1)).toMatchObject({ daysComplete: 3, daysMissed: 1, restDaysUsed: 0 });

    const withCompleteDate = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 2);
    withCompleteDate.ask({ kind: 'restart' });
    expect(withCompleteDate.history.runs[0]).toMatchObject({ daysCompleted: 2, completionRate: 100 });
    expect(withCompleteDate.dateOf('2025-01-02')).toMatchObject({ status: 'complete', run: 0, dayNumber: 2 });
  });

  test('a flight west does not open the waiting run on a date that is already used', () => {
    const story = Story.startedOn('2025-06-10', 'Asia/Tokyo', '08:00').complete();
    story.ask({ kind: 'restart' });
    story.moveTo('America/Los_Angeles');
    expect(story.state).toMatchObject({ today: '2025-06-10', opensOn: '2025-06-11' });
  });
});

describe('A finished run', () => {
  const finishSeasonOne = () => Story.startedOn('2025-01-01').completeFrom('2025-01-01', 100);

  test('shows Day 100, all done; completing it again merges, and is refused on a later date', () => {
    const story = finishSeasonOne();
    expect(story.state).toMatchObject({ finished: true, dayNumber: 100, currentDay: 100 });
    story.exercise('pushups', { actualReps: 150 });
    expect(story.state.challenge.exercises.pushups.reps).toBe(150);
    story.on('2025-04-20');
    expect(story.state).toMatchObject({ finished: true, dayNumber: 100, completionRate: 100, opensOn: null });
    expect(story.state.challenge).toMatchObject({ allCompleted: true, targetReps: 109 });
    expect(story.state.challenge.exercises.pushups.reps).toBe(150);
    expect(story.refused({ kind: 'completeExercise', exercise: 'pushups' })).toBe('run_finished');
    expect(progressHistory(story.history, 0)).toHaveLength(100);
  });

  test('keeps its rate from the finish', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 99).completeFrom('2025-04-15', 1);
    // 100 of 105 dates.
    expect(story.state.completionRate).toBe(95);
    expect(story.on('2025-06-01').state.completionRate).toBe(95);
  });

  test('can be restarted from Day 1', () => {
    const story = finishSeasonOne().on('2025-04-20');
    story.ask({ kind: 'restart' });
    expect(story.state).toMatchObject({
      dayNumber: 1,
      season: 1,
      finished: false,
      streak: 0,
      longestStreak: 100,
    });
    expect(story.state.centuryClub).toEqual({ isEligible: false, hasChosen: false, currentPath: null });
    expect(story.refused({ kind: 'choosePath', path: 'hybrid' })).toBe('not_eligible');
  });
});

describe('A clock that goes back', () => {
  test('is moved to the last fact', () => {
    const story = Story.startedOn('2025-01-05').complete();
    story.now -= 3 * 86_400_000;
    expect(story.state.today).toBe('2025-01-05');
    expect(story.exercise('pushups', { actualReps: 15 }).localDate).toBe('2025-01-05');
    story.ask({ kind: 'restart' });
    expect(story.state.opensOn).toBe('2025-01-06');
    story.moveTo('Asia/Tokyo');
    story.ask({ kind: 'restart' });
    expect(story.history.runs).toHaveLength(3);
  });

  test('keeps the order of two commands in one millisecond', () => {
    const story = Story.startedOn('2025-01-05');
    story.rest().ask({ kind: 'takeBackRestDay' });
    story.rest().ask({ kind: 'takeBackRestDay' });
    expect(story.state.isRestDay).toBe(false);
    story.exercise('pushups');
    story.ask({ kind: 'restart' });
    story.moveTo('Asia/Tokyo').moveTo('Europe/Paris');
    expect(story.state).toMatchObject({ opensOn: '2025-01-06', timezone: 'Europe/Paris' });
  });
});

describe('Refusals', () => {
  test('have a code, a sentence for people, and the field if one is invalid', () => {
    for (const code of Object.keys(refusals) as RefusalCode[]) {
      expect(refusal(code).code).toBe(code);
      expect(refusal(code).message).toMatch(/^[A-Z].*\.$/);
    }
    expect(refusal('too_few_reps').field).toBe('actualReps');
    expect(decide([], { kind: 'restart' }, 0)).toEqual({
      accepted: false,
      refusal: { code: 'not_started', message: 'Start the challenge first.' },
    });
  });
});
