import type { PathId } from '../century-club/paths';
import type { DateExercise, DateRecord, DateStatus, History, RunSummary } from '../challenge/state/state';
import type { CivilDate } from '../days/civil-date';
import { type ExerciseId, eachExercise } from '../days/exercises';
import { type ZoneHistory, zoneAt } from '../days/zone-history';
import { type MovementId, movements, supportedMovement } from '../movements/movements';
import { standardMovement } from '../programs/program';
import { dayLeftBehind } from './day-left-behind';

export interface CalendarDate {
  date: CivilDate;
  /** 1 is the person's first run; null on a date outside of every run. */
  run: number | null;
  /** The day number in the run. On a date outside of every run: that of the day left open on it, or null. */
  dayNumber: number | null;
  status: DateStatus;
  completed: boolean;
  usedRestDay: boolean;
  /** Spent automatically, not taken by the person. */
  automaticRest: boolean;
  /** A weekday that the plan leaves out; absent on other dates. */
  scheduled?: true;
  /** The reps done. */
  exercises: Record<ExerciseId, number>;
  details: Record<ExerciseId, ExerciseDetail>;
}

export interface ExerciseDetail {
  name: string;
  target: number;
  timeSeconds: number | null;
  /** As ISO text. */
  completedAt: string | null;
  /** The zone in which the exercise was done, if that is not the current one. */
  timezone?: string;
  /** For movements that are held: the seconds that count as one rep. */
  secondsPerRep?: number;
}

export interface RunOfCalendar {
  /** 1 is the person's first run. */
  run: number;
  season: 1 | 2;
  path: PathId | null;
  firstDate: CivilDate;
  /** The last date of the run: its finish, the date it was closed on, or today. */
  lastDate: CivilDate;
  finished: boolean;
  current: boolean;
  daysCompleted: number;
}

export interface CalendarAnswer {
  /** Contains no dates without a record. */
  calendar: CalendarDate[];
  today: CivilDate;
  daysComplete: number;
  /** Past dates of a run that are neither complete nor rest, including partial ones. */
  daysMissed: number;
  restDaysUsed: number;
  /** All runs, for any month. */
  runs: RunOfCalendar[];
}

export interface MonthQuery {
  year: number;
  /** 1 to 12. */
  month: number;
  /** Restricts the answer to one run, 1 being the first; all runs if absent. */
  run?: number | undefined;
}

export const monthPrefix = ({ year, month }: Pick<MonthQuery, 'year' | 'month'>) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-`;

/**
 * The answer of `GET /challenge/calendar/{year}/{month}`, for the server and the page. Null if the run does not exist.
 * `history` may leave out the settled dates of other months.
 */
export function calendarAnswer(
  history: History,
  query: MonthQuery,
  zones: ZoneHistory,
): CalendarAnswer | null {
  const { run: runNumber } = query;
  const runIndex = runNumber === undefined ? undefined : runNumber - 1;
  if (runIndex !== undefined && !history.runs[runIndex]) return null;
  const prefix = monthPrefix(query);
  const dates = history.dates.filter(
    (record) => record.date.startsWith(prefix) && (runIndex === undefined || record.run === runIndex),
  );
  const count = (isCounted: (record: DateRecord) => boolean) => dates.filter(isCounted).length;
  return {
    calendar: dates.map((record) => calendarDate(record, history, zones)),
    today: history.today,
    daysComplete: count(({ status }) => status === 'complete'),
    daysMissed: count((record) => isMissed(record, history.today)),
    restDaysUsed: count(({ usedRestDay }) => usedRestDay),
    runs: history.runs.map((summary, index) => runOfCalendar(summary, index, history)),
  };
}

function isMissed({ run, status, date }: DateRecord, today: CivilDate): boolean {
  return run !== null && date < today && (status === 'missed' || status === 'partial');
}

function calendarDate(record: DateRecord, history: History, zones: ZoneHistory): CalendarDate {
  const { date, run: runIndex, status, usedRestDay, automaticRest, exercises } = record;
  const leftBehind = runIndex === null ? dayLeftBehind(record, history, zones) : null;
  const indexOfDay = runIndex ?? leftBehind?.run;
  const path = (indexOfDay === undefined ? null : history.runs[indexOfDay]?.path) ?? null;
  return {
    date,
    run: runIndex === null ? null : runIndex + 1,
    dayNumber: record.dayNumber ?? leftBehind?.dayNumber ?? null,
    status,
    completed: status === 'complete',
    usedRestDay,
    automaticRest,
    ...(record.scheduled ? { scheduled: true as const } : {}),
    exercises: eachExercise((id) => exercises[id].reps),
    details: eachExercise((id) => exerciseDetail(exercises[id], standardMovement(path, id), zones)),
  };
}

function exerciseDetail(
  { movement, target, timeSeconds, completedAt }: DateExercise,
  runMovement: MovementId,
  zones: ZoneHistory,
): ExerciseDetail {
  const { name, secondsPerRep } = movements[supportedMovement(movement, runMovement)];
  return {
    name,
    target,
    timeSeconds,
    completedAt: instantText(completedAt),
    ...timezoneField(zones, completedAt),
    ...(secondsPerRep === undefined ? {} : { secondsPerRep }),
  };
}

/** Absent if it is the current zone. */
function timezoneField(zones: ZoneHistory, at: number | null): Pick<ExerciseDetail, 'timezone'> {
  const timezone = at === null ? undefined : zoneAt(zones, at);
  return timezone === undefined || timezone === zones.at(-1)?.timezone ? {} : { timezone };
}

const instantText = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function runOfCalendar(summary: RunSummary, index: number, { today, runs }: History): RunOfCalendar {
  const { season, path, firstDate, closedOn, finishedOn, daysCompleted } = summary;
  const endedOn = finishedOn ?? closedOn;
  return {
    run: index + 1,
    season,
    path,
    firstDate,
    lastDate: endedOn ?? (today < firstDate ? firstDate : today),
    finished: finishedOn !== null,
    current: index === runs.length - 1 && closedOn === null,
    daysCompleted,
  };
}
