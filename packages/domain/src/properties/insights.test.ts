import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyOf } from '../challenge/state/history';
import type { DateRecord, History } from '../challenge/state/state';
import { addDays, type CivilDate, daysBetween, weekdayOf } from '../days/civil-date';
import { exerciseIds } from '../days/exercises';
import { detailsOf, type Records } from '../insights/details';
import { musclesOf } from '../insights/muscle-weeks';
import { recoveryOf } from '../insights/recovery';
import { runAgainstRun } from '../insights/run-against-run';
import { movements } from '../movements/movements';
import { muscleGroups, muscleWeight } from '../movements/muscles';
import { standardMovement } from '../programs/program';
import { play } from './play';
import { longTimeout, runOptions } from './run-options';
import { ratedScripts } from './script';

// Every figure is computed a second time, plainly: with a loop over every date.

const repsOn = (record: DateRecord) => exerciseIds.reduce((sum, id) => sum + record.exercises[id].reps, 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function detailsEqualCounts(history: History, zones: Parameters<typeof detailsOf>[2]) {
  const { today, runs, dates } = history;
  const allRuns = null;
  for (const run of [allRuns, ...runs.keys()]) {
    const recordsOfRun = dates.filter((record) => run === allRuns || record.run === run);
    const { weekdays, hours, weeks, records, longestGap } = detailsOf(recordsOfRun, today, zones);
    const complete = recordsOfRun.filter(({ status }) => status === 'complete');
    const summaries = run === allRuns ? runs : [runs[run]!];
    expect(sum(weekdays.map(({ completed }) => completed))).toBe(complete.length);
    const coveredDates = recordsOfRun.filter((record) => record.run !== null && record.automaticRest);
    expect(sum(weekdays.map(({ due }) => due))).toBe(
      sum(summaries.map(({ daysCompleted, daysMissed }) => daysCompleted + daysMissed)) + coveredDates.length,
    );
    expect(sum(hours)).toBe(complete.length);
    for (const id of exerciseIds) {
      const inWeeks = sum(weeks.map(({ reps }) => reps[id]));
      expect(inWeeks).toBe(sum(recordsOfRun.map(({ exercises }) => exercises[id].reps)));
    }
    for (const [index, { sunday }] of weeks.entries()) {
      expect(weekdayOf(sunday)).toBe(0);
      if (index > 0) expect(daysBetween(weeks[index - 1]!.sunday, sunday)).toBe(7);
    }
    recordsEqualCounts(records, recordsOfRun);
    if (run !== allRuns) expect(longestGap?.dates ?? 0).toBe(lengthOfLongestGap(recordsOfRun, today));
  }
}

function recordsEqualCounts(records: Records, dates: readonly DateRecord[]) {
  const mostReps = (length: number) =>
    Math.max(
      0,
      ...dates.map(({ date: first }) =>
        sum(dates.filter(({ date }) => first <= date && date < addDays(first, length)).map(repsOn)),
      ),
    );
  expect(records.date?.reps ?? 0).toBe(mostReps(1));
  expect(records.week?.reps ?? 0).toBe(mostReps(7));
  expect(records.month?.reps ?? 0).toBe(mostReps(30));
  expect(records.longestStreak).toBe(Math.max(0, ...dates.map(({ streak }) => streak)));
}

function lengthOfLongestGap(datesOfRun: readonly DateRecord[], today: CivilDate): number {
  const letters = datesOfRun
    .filter(({ scheduled, date, status }) => !scheduled && (date < today || status === 'complete'))
    .map(({ status }) => (status === 'missed' || status === 'partial' ? 'm' : ' '));
  const gaps = letters.join('').split(' ');
  return Math.max(0, ...gaps.map(({ length }) => length));
}

function musclesEqualCounts(history: History) {
  const { weeks } = musclesOf(history);
  for (const group of muscleGroups) {
    const plainVolumes = history.dates.flatMap((record) =>
      exerciseIds.map((id) => {
        const path = record.run === null ? null : history.runs[record.run]!.path;
        const { movement = standardMovement(path, id), reps } = record.exercises[id];
        return reps * muscleWeight(movement, group);
      }),
    );
    expect(sum(weeks.map(({ volume }) => volume[group]))).toBeCloseTo(sum(plainVolumes), 6);
  }
}

function recoveryEqualsCounts(history: History) {
  const recovery = recoveryOf(history);
  if (!recovery) return;
  const { today, runs, dates } = history;
  const sixWeeks = 42;
  expect(recovery.dates).toHaveLength(sixWeeks);
  const last = dates.at(-1)!;
  const isOver = last.date === today && (last.status === 'complete' || last.status === 'rest');
  const until = isOver ? today : addDays(today, -1);
  const load = (from: string, to: string, what: 'reps' | 'target') =>
    sum(
      dates
        .filter(({ date, run, status }) => {
          const asks = run !== null && status !== 'rest';
          return from <= date && date <= to && (what === 'reps' || asks);
        })
        .flatMap((record) =>
          exerciseIds.map((id) => {
            const path = record.run === null ? null : runs[record.run]!.path;
            const exercise = record.exercises[id];
            return (exercise[what] * movements[exercise.movement ?? standardMovement(path, id)].load) / 100;
          }),
        ),
    );
  expect(recovery.lastSeven.completed).toBeCloseTo(load(addDays(until, -6), until, 'reps'), 6);
  expect(recovery.lastSeven.target).toBeCloseTo(load(addDays(until, -6), until, 'target'), 6);
  let completedInRow = 0;
  const complete = new Set(dates.filter(({ status }) => status === 'complete').map(({ date }) => date));
  while (complete.has(addDays(until, -completedInRow))) completedInRow += 1;
  expect(recovery.withoutBreak.dates).toBe(completedInRow);
}

function runsEqualCounts(history: History) {
  if (history.runs.length < 2) return;
  const comparison = runAgainstRun(history, 1, 0);
  const days = history.runs.map(({ daysCompleted }) => daysCompleted);
  expect(comparison?.day ?? 0).toBe(Math.min(days[0]!, days[1]!));
  if (!comparison) return;
  const { dates, rests, missed } = comparison.run;
  expect(dates).toBe(comparison.day + rests + missed);
}

test(
  'Every figure of the insights is a count over the history',
  () =>
    fc.assert(
      fc.property(ratedScripts, (script) => {
        const { log, snapshot, endsAt } = play(script);
        const history = historyOf(log, endsAt);
        if (!history) return;
        detailsEqualCounts(history, snapshot.zones);
        musclesEqualCounts(history);
        recoveryEqualsCounts(history);
        runsEqualCounts(history);
      }),
      { ...runOptions, numRuns: Math.ceil(runOptions.numRuns / 8) },
    ),
  longTimeout,
);
