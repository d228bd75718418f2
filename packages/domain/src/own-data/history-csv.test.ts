import { expect, it } from 'vitest';
import type { DateRecord, History } from '../challenge/state/state';
import { eachExercise, exerciseIds } from '../days/exercises';
import { historyFromLetters } from '../insights/testing/history-from-letters';
import { movementIds, movements } from '../movements/movements';
import { standardMovement, standardTarget } from '../programs/program';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { csvCell, historyCsv } from './history-csv';

/** Parses RFC 4180: fields between commas, quoted ones with doubled quotes, lines that end with CRLF. */
function parseCsv(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const numberOf = (text: string | undefined) => (text === '' || text === undefined ? null : Number(text));

/** The fields of a date in the history that a file can contain. */
function expectedRow(record: DateRecord, { runs }: History) {
  const run = record.run === null ? null : runs[record.run]!;
  return {
    date: record.date,
    season: run?.season ?? null,
    run: record.run === null ? null : record.run + 1,
    day: record.dayNumber,
    status: record.status,
    exercises: eachExercise((id) => {
      const { completed, movement, target, standard, reps, timeSeconds } = record.exercises[id];
      const dueTarget = run && !completed ? standardTarget(run.path, id, record.dayNumber!) : target;
      return {
        movement: movement ?? standardMovement(run?.path ?? null, id),
        target,
        standard: standard ?? dueTarget,
        reps,
        timeSeconds,
      };
    }),
    effort: record.effort ?? null,
    streak: record.streak,
  };
}

/** The same fields, read from a row of the file. */
function parsedRow([date, season, run, day, status, ...rest]: string[]): ReturnType<typeof expectedRow> {
  return {
    date: date!,
    season: numberOf(season) as 1 | 2 | null,
    run: numberOf(run),
    day: numberOf(day),
    status: status as DateRecord['status'],
    exercises: eachExercise((id) => {
      const [movement, target, standard, reps, seconds] = rest.slice(5 * exerciseIds.indexOf(id));
      return {
        movement: movementIds.find((each) => movements[each].name === movement)!,
        target: Number(target),
        standard: Number(standard),
        reps: Number(reps),
        timeSeconds: numberOf(seconds),
      };
    }),
    // After five columns for each of the three exercises.
    effort: numberOf(rest[15]) as DateRecord['effort'] & number,
    streak: Number(rest[16]),
  };
}

it('The parsed CSV equals the history: plans, swaps, rests, gaps, efforts, both seasons', () => {
  const story = Story.startedOn('2026-01-01');
  story.ask({ kind: 'startTrial' });
  story.ask({ kind: 'adoptPlan', plan: gentlePlan([0]) });
  story.completeFrom('2026-01-01', 3, { timeSeconds: 500 });
  story.ask({ kind: 'rateEffort', effort: 4 });
  story.on('2026-01-05').rest().on('2026-01-09').exercise('pushups');
  story.on('2026-01-10').ask({ kind: 'restart' });
  story.completeFrom('2026-01-11', 100, { timeSeconds: 600 });
  story.on('2026-04-25').ask({ kind: 'choosePath', path: 'strength' });
  story.completeFrom('2026-04-25', 4).on('2026-04-30');
  const [head, ...rows] = parseCsv(historyCsv(story.history));
  // Five columns of the date, five for each exercise, the effort and the streak.
  expect(head).toHaveLength(22);
  expect(rows.map(parsedRow)).toEqual(
    story.history.dates.map((record) => expectedRow(record, story.history)),
  );
});

it("The CSV contains the run's own target, also on uncompleted days under a plan", () => {
  const story = Story.startedOn('2026-01-01');
  story.ask({ kind: 'startTrial' });
  story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
  story.complete().on('2026-01-02').exercise('pushups');
  story.on('2026-01-03').rest().on('2026-01-05');
  const [, ...rows] = parseCsv(historyCsv(story.history));
  // Target and standard of each exercise: 60 percent of 10 on Day 1, of 11 on Day 2.
  const targets = rows.map((row) => [6, 7, 11, 12, 16, 17].map((column) => Number(row[column])));
  expect(targets).toEqual([
    [6, 10, 6, 10, 6, 10],
    [7, 11, 7, 11, 7, 11],
    [7, 11, 7, 11, 7, 11],
    [7, 11, 7, 11, 7, 11],
    [7, 11, 7, 11, 7, 11],
  ]);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['a\nb', '"a\nb"'],
  ['a=b', 'a=b'],
  ['plain', 'plain'],
])('The cell %j is written as %j', (text, written) => {
  expect(csvCell(text)).toBe(written);
});

it('Numbers are written as they are', () => {
  expect([csvCell(-3), csvCell(0), csvCell(null)]).toEqual(['-3', '0', '']);
});

it('A date outside of every run has a row, without the fields of a run', () => {
  const history = historyFromLetters('2026-01-01', 'p', () => ({ run: null, dayNumber: null }));
  const [, row] = parseCsv(historyCsv(history));
  expect(row).toEqual(
    ['2026-01-01', '', '', '', 'partial']
      .concat(['Push-ups', '10', '10', '10', ''])
      .concat(['Sit-ups', '10', '10', '0', ''], ['Jumping Jacks', '10', '10', '0', ''])
      .concat(['', '0']),
  );
});
