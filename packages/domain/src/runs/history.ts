import { fromEpochDay, toEpochDay } from '../days/civil-date';
import type { ExerciseId } from '../days/exercises';
import { type DateInRun, type DateMark, walkFrom } from '../streaks/walk';
import type { Fact } from './facts';
import { settle } from './fold';
import { gather } from './gather';
import type { MergedDay } from './merged-day';
import { completionRateOf, type RunRecord } from './run-record';
import { emptySnapshot } from './snapshot';
import { todayIn, walkToToday } from './standing';
import type { DateExercise, DateRecord, DateStatus, History, RunSummary } from './state';
import { targetFor } from './targets';

/** One record per date, for the calendar, the progress history and the charts; null before the first run. */
export function historyOf(log: readonly Fact[], instant: number): History | null {
  const base = emptySnapshot();
  const gathered = gather(base, log);
  const days = new Map(gathered.days.map((day) => [toEpochDay(day.date), day]));
  const dates = new Map<number, DateRecord>();
  const onDate = (epochDay: number, mark: DateMark, inRun: DateInRun | null) => {
    const day = days.get(epochDay) ?? null;
    const path = gathered.runs[inRun?.index ?? 0]?.path ?? null;
    if (inRun || day) dates.set(epochDay, dateRecord(epochDay, mark, inRun, day, path));
  };
  const snapshot = settle(base, gathered, onDate);
  const today = todayIn(snapshot, instant);
  const walk = walkFrom(snapshot, today, onDate);
  const standing = walkToToday(walk, snapshot, today);
  if (!standing) return null;
  for (const [epochDay, day] of days) {
    if (!dates.has(epochDay)) dates.set(epochDay, dateRecord(epochDay, 'neutral', null, day, null));
  }
  return {
    today: today.date,
    runs: walk.runs.map(summaryOf),
    dates: [...dates.values()].sort((one, other) => (one.date < other.date ? -1 : 1)),
  };
}

/** The order of status: rest, complete, partial, missed. A date outside every run has reps, so is partial. */
function statusOf(mark: DateMark, day: MergedDay | null): DateStatus {
  if (mark === 'rest' || mark === 'automaticRest') return 'rest';
  if (mark === 'complete') return 'complete';
  return day || mark === 'neutral' ? 'partial' : mark;
}

function dateRecord(
  epochDay: number,
  mark: DateMark,
  inRun: DateInRun | null,
  day: MergedDay | null,
  path: RunRecord['path'],
): DateRecord {
  const exercise = (id: ExerciseId): DateExercise => {
    const done = day?.done[id];
    return {
      completed: done !== undefined,
      reps: done?.reps ?? 0,
      target: done?.target ?? (inRun ? targetFor(path, id, inRun.dayNumber) : 0),
      timeSeconds: done?.timeSeconds ?? null,
      completedAt: done?.at ?? null,
    };
  };
  const status = statusOf(mark, day);
  return {
    date: fromEpochDay(epochDay),
    run: inRun?.index ?? null,
    dayNumber: inRun?.dayNumber ?? null,
    status,
    usedRestDay: status === 'rest',
    automaticRest: mark === 'automaticRest',
    streak: inRun?.streak ?? 0,
    exercises: {
      pushups: exercise('pushups'),
      situps: exercise('situps'),
      jumpingJacks: exercise('jumpingJacks'),
    },
  };
}

function summaryOf(run: RunRecord): RunSummary {
  return {
    season: run.season,
    path: run.path,
    openedAt: run.openedAt,
    firstDate: run.firstDate,
    closedOn: run.closedOn,
    finishedOn: run.finish?.date ?? null,
    daysCompleted: run.completed,
    daysMissed: run.missed,
    restDaysUsed: run.restDates,
    completionRate: completionRateOf(run),
  };
}
