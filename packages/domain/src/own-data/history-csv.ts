import type { DateRecord, History } from '../challenge/state/state';
import { exerciseIds, exerciseNames } from '../days/exercises';
import { type MovementId, movements } from '../movements/movements';
import { standardMovement, standardTarget } from '../programs/program';

/** Without it spreadsheet programs assume one of their old encodings. */
const byteOrderMark = '\uFEFF';

const header = [
  'Date',
  'Season',
  'Run',
  'Day',
  'Status',
  ...exerciseIds.flatMap((id) =>
    ['movement', 'target', 'standard', 'reps', 'seconds'].map((what) => `${exerciseNames[id]} ${what}`),
  ),
  'Effort',
  'Streak',
];

/** One row for each date in RFC 4180, for spreadsheets and for long-term reading. */
export function historyCsv(history: History): string {
  const rows = [header, ...history.dates.map((record) => rowOf(record, history))];
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

type Value = string | number | null;

function rowOf(record: DateRecord, { runs }: History): Value[] {
  const { dayNumber } = record;
  const run = record.run === null ? undefined : runs[record.run];
  const path = run?.path ?? null;
  return [
    record.date,
    run?.season ?? null,
    record.run === null ? null : record.run + 1,
    dayNumber,
    record.status,
    ...exerciseIds.flatMap((id) => {
      const exercise = record.exercises[id];
      const { completed, reps, target, timeSeconds, movement = standardMovement(path, id) } = exercise;
      // A completed exercise has its standard, unless that is the target. For others it is computed.
      const ownTarget = completed || dayNumber === null ? target : standardTarget(path, id, dayNumber);
      return [nameOf(movement), target, exercise.standard ?? ownTarget, reps, timeSeconds];
    }),
    record.effort ?? null,
    record.streak,
  ];
}

/** A movement that only a newer version has is written as its id. */
const nameOf = (movement: MovementId): string =>
  Object.hasOwn(movements, movement) ? movements[movement].name : movement;

/** Text that a spreadsheet would read as a formula gets an apostrophe in front. */
export function csvCell(value: Value): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
