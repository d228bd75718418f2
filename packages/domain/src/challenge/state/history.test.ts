import { describe, expect, test } from 'vitest';
import { gentlePlan } from '../../rules/gentle-plan';
import { Story } from '../../rules/story';
import type { Fact } from '../facts/facts';
import { fold } from '../fold/fold';
import { emptySnapshot } from '../fold/snapshot';
import { historyOf, settledDates, unsettledHistory } from './history';
import type { DateRecord } from './state';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

const exercisesOf = (log: readonly Fact[]) => log.filter((fact) => fact.kind === 'exerciseCompleted');
const statusLines = (records: readonly DateRecord[]) =>
  records.map(({ date, status }) => `${date} ${status}`);

test('A record has the fields of its date and no others', () => {
  const story = Story.startedOn('2025-01-01', 'UTC').complete().on('2025-01-02');
  story.exercise('situps', { actualReps: 20, timeSeconds: 60 });
  const openExercise = { completed: false, reps: 0, target: 11, timeSeconds: null, completedAt: null };
  expect(story.dateOf('2025-01-02')).toStrictEqual({
    date: '2025-01-02',
    run: 0,
    dayNumber: 2,
    status: 'partial',
    usedRestDay: false,
    automaticRest: false,
    streak: 1,
    exercises: {
      pushups: openExercise,
      situps: { completed: true, reps: 20, target: 11, timeSeconds: 60, completedAt: story.now },
      jumpingJacks: openExercise,
    },
  });
});

test('An open date has the targets of the plan of its own run', () => {
  const story = Story.startedOn('2025-01-01', 'UTC');
  story.ask({ kind: 'startTrial' });
  story.on('2025-01-02').ask({ kind: 'restart' });
  story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
  expect(story.dateOf('2025-01-02')?.exercises.pushups).toStrictEqual({
    completed: false,
    reps: 0,
    target: 6,
    timeSeconds: null,
    completedAt: null,
    movement: 'kneePushup',
  });
  expect(story.dateOf('2025-01-01')?.exercises.pushups).toMatchObject({ target: 10 });
  expect(story.dateOf('2025-01-01')?.exercises.pushups).not.toHaveProperty('movement');
});

test('A date with reps of a closed run belongs to no run', () => {
  const story = Story.startedOn('2025-01-01', 'UTC');
  story.exercise('pushups');
  story.ask({ kind: 'restart' });
  const withoutTarget = { completed: false, reps: 0, target: 0, timeSeconds: null, completedAt: null };
  expect(story.history.dates).toStrictEqual([
    {
      date: '2025-01-01',
      run: null,
      dayNumber: null,
      status: 'partial',
      usedRestDay: false,
      automaticRest: false,
      streak: 0,
      exercises: {
        pushups: { completed: true, reps: 10, target: 10, timeSeconds: null, completedAt: story.now },
        situps: withoutTarget,
        jumpingJacks: withoutTarget,
      },
    },
  ]);
});

describe('Settled dates', () => {
  const story = Story.startedOn('2025-01-01').complete();
  const lengthAfterFirstDay = story.log.length;
  story.on('2025-01-03').complete();
  const exercisesOfSecondDay = exercisesOf(story.log.slice(lengthAfterFirstDay));
  story.on('2025-01-05').complete().on('2025-01-06');

  test('are those before the last completed one', () => {
    const settled = ['2025-01-01 complete', '2025-01-02 rest', '2025-01-03 complete', '2025-01-04 rest'];
    const unsettled = ['2025-01-05 complete', '2025-01-06 open'];
    expect(statusLines(settledDates(story.log))).toEqual(settled);
    expect(statusLines(unsettledHistory(fold(story.log), story.now)?.dates ?? [])).toEqual(unsettled);
    expect(statusLines(story.history.dates)).toEqual([...settled, ...unsettled]);
    expect(unsettledHistory(emptySnapshot(), story.now)).toBeNull();
    expect(historyOf([], story.now)).toBeNull();
  });

  test('change from the date of a late completion on', () => {
    const aDay = 86_400_000;
    const lateFacts = exercisesOfSecondDay.map((fact) => ({
      ...fact,
      at: fact.at - aDay,
      localDate: '2025-01-02',
    }));
    const changedDates = settledDates([...story.log, ...lateFacts]).slice(1);
    expect(changedDates.map(({ date, status, streak }) => [date, status, streak])).toEqual([
      ['2025-01-02', 'complete', 2],
      ['2025-01-03', 'complete', 3],
      ['2025-01-04', 'rest', 3],
    ]);
  });

  test('are removed, or move to the next run, if a late fact closes theirs', () => {
    const restartFact: Fact = {
      kind: 'runRestarted',
      at: Date.UTC(2025, 0, 2, 11),
      timezone: 'Europe/Paris',
      localDate: '2025-01-02',
      firstDate: '2025-01-03',
    };
    const records = settledDates([...story.log, restartFact]);
    expect(records.map(({ date, run, dayNumber }) => [date, run, dayNumber])).toEqual([
      ['2025-01-01', 0, 1],
      ['2025-01-03', 1, 1],
      ['2025-01-04', 1, 2],
    ]);
  });
});
