import { exerciseIds, exerciseNames } from '../days/exercises';
import { movements } from '../movements/movements';
import { standardMovement } from '../programs/program';
import type { DateRecord, History } from '../runs/state';

/** Without it a spreadsheet program takes the file for one of its own old encodings. */
const byteOrderMark = '\uFEFF';

const head = [
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

/** One row for each date, as RFC 4180 says: for spreadsheets, and for whoever reads it in ten years. */
export function historyCsv(history: History): string {
  const rows = [head, ...history.dates.map((record) => rowOf(record, history))];
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

type Value = string | number | null;

function rowOf(record: DateRecord, { runs }: History): Value[] {
  const run = record.run === null ? undefined : runs[record.run];
  return [
    record.date,
    run?.season ?? null,
    record.run === null ? null : record.run + 1,
    record.dayNumber,
    record.status,
    ...exerciseIds.flatMap((id) => {
      const { reps, target, timeSeconds, ...way } = record.exercises[id];
      const { movement = standardMovement(run?.path ?? null, id), standard = target } = way;
      return [movements[movement].name, target, standard, reps, timeSeconds];
    }),
    record.effort ?? null,
    record.streak,
  ];
}

/** Text that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvCell(value: Value): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
