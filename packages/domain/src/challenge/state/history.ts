import { type CivilDate, fromEpochDay, toEpochDay } from '../../days/civil-date';
import type { Effort } from '../../days/effort';
import { type ExerciseId, eachExercise, exerciseIds } from '../../days/exercises';
import { planOn, programOn } from '../../programs/plans-of-run';
import { type Plan, type ProgramInForce, targetIn } from '../../programs/program';
import type { Fact } from '../facts/facts';
import { comesAfter } from '../fold/fold';
import { mergeFacts } from '../fold/merge-facts';
import { type MergedDay, ownWay } from '../fold/merged-day';
import { completionRateOf, type RunRecord } from '../fold/run-record';
import { settle } from '../fold/settle';
import { emptySnapshot, type Snapshot } from '../fold/snapshot';
import { type DateInRun, type DateMark, type OnDate, walkFrom } from '../fold/walk';
import type { DateExercise, DateRecord, DateStatus, History, RunSummary } from './state';
import { todayIn, walkToToday } from './walk-to-today';

/** One record per date, for the calendar, the progress history and the charts; null before the first run. */
export function historyOf(log: readonly Fact[], instant: number): History | null {
  const { snapshot, settled } = settleDates(emptySnapshot(), log);
  const open = openHistory(snapshot, instant);
  return open && { ...open, dates: [...settled, ...open.dates] };
}

/** The same from a snapshot alone, which knows every run, but of the dates only those not settled yet. */
export function openHistory(snapshot: Snapshot, instant: number): History | null {
  const today = todayIn(snapshot, instant);
  const records = new Records(snapshot);
  const walk = walkFrom(snapshot, today, records.onDate);
  if (!walkToToday(walk, snapshot, today)) return null;
  return { today: today.date, runs: walk.runs.map(summaryOf), dates: records.with(snapshot.days) };
}

/** The dates of a log that are settled for good, as long as facts arrive in order. */
export function settledDates(log: readonly Fact[]): DateRecord[] {
  return settleDates(emptySnapshot(), log).settled;
}

/**
 * The dates that become settled when a snapshot is carried forward. Null where `extend` gives null too: then
 * one that was settled may have changed.
 */
export function newlySettledDates(snapshot: Snapshot, facts: readonly Fact[]): DateRecord[] | null {
  const settled: DateRecord[] = [];
  let extended = snapshot;
  for (const [index, fact] of facts.entries()) {
    if (!comesAfter(extended, fact)) return null;
    // Most facts settle nothing, and then the last one need not be walked.
    if (index === facts.length - 1 && !completesDate(extended, fact)) break;
    const step = settleDates(extended, [fact]);
    settled.push(...step.settled);
    extended = step.snapshot;
  }
  return settled;
}

/** What becomes of a log's settled dates with facts that reach back. */
export interface Resettled {
  /** New ones, and those that are not what they were. */
  records: DateRecord[];
  /** Dates of no run any more. */
  gone: CivilDate[];
}

export function resettledDates(log: readonly Fact[], facts: readonly Fact[]): Resettled {
  const before = new Map(settledDates(log).map((record) => [record.date, JSON.stringify(record)]));
  const after = settledDates([...log, ...facts]);
  const records = after.filter((record) => before.get(record.date) !== JSON.stringify(record));
  for (const { date } of after) before.delete(date);
  return { records, gone: [...before.keys()] };
}

function completesDate({ days }: Snapshot, fact: Fact): boolean {
  if (fact.kind !== 'exerciseCompleted') return false;
  const day = days.find(({ date }) => date === fact.localDate);
  return exerciseIds.every((id) => id === fact.exercise || day?.done[id] !== undefined);
}

function settleDates(base: Snapshot, facts: readonly Fact[]) {
  const merged = mergeFacts(base, facts);
  const records = new Records(merged);
  const snapshot = settle(base, merged, records.onDate);
  const passed = merged.days.slice(0, merged.days.length - snapshot.days.length);
  return { snapshot, settled: records.with(passed) };
}

/** Listens to a walk and keeps a record of every date of a run, and of any other with reps on it. */
class Records {
  readonly #days: ReadonlyMap<number, MergedDay>;
  readonly #runs: readonly RunRecord[];
  readonly #efforts: ReadonlyMap<CivilDate, Effort>;
  readonly #records = new Map<number, DateRecord>();

  constructor({ days, runs, ratings = [] }: Snapshot) {
    this.#days = new Map(days.map((day) => [toEpochDay(day.date), day]));
    this.#runs = runs;
    this.#efforts = new Map(ratings.map(({ date, effort }) => [date, effort]));
  }

  readonly onDate: OnDate = (epochDay, mark, inRun) => {
    const day = this.#days.get(epochDay) ?? null;
    const run = this.#runs[inRun?.index ?? 0] ?? null;
    if (inRun || day) this.#keep(epochDay, dateRecord(epochDay, mark, inRun, day, run));
  };

  #keep(epochDay: number, record: DateRecord): void {
    const effort = this.#efforts.get(record.date);
    if (effort !== undefined) record.effort = effort;
    this.#records.set(epochDay, record);
  }

  /** In order, with those of the days given that the walk did not come by. */
  with(days: readonly MergedDay[]): DateRecord[] {
    for (const day of days) {
      const epochDay = toEpochDay(day.date);
      if (this.#records.has(epochDay)) continue;
      this.#keep(epochDay, dateRecord(epochDay, 'neutral', null, day, null));
    }
    return [...this.#records.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  }
}

/** The order of status: rest, complete, partial, missed. A date outside every run has reps, so is partial. */
function statusOf(mark: DateMark, day: MergedDay | null): DateStatus {
  if (mark === 'rest' || mark === 'automaticRest' || mark === 'scheduledRest') return 'rest';
  if (mark === 'complete') return 'complete';
  return day || mark === 'neutral' ? 'partial' : mark;
}

function dateRecord(
  epochDay: number,
  mark: DateMark,
  inRun: DateInRun | null,
  day: MergedDay | null,
  run: RunRecord | null,
): DateRecord {
  const date = fromEpochDay(epochDay);
  const inForce = inRun && run && programOn(run, date);
  const exercises = eachExercise((id): DateExercise => {
    const done = day?.done[id];
    return {
      completed: done !== undefined,
      reps: done?.reps ?? 0,
      target: done?.target ?? (inForce ? targetIn(inForce, id, inRun.dayNumber) : 0),
      timeSeconds: done?.timeSeconds ?? null,
      completedAt: done?.at ?? null,
      ...(done ? ownWay(done) : inForce && ownMovement(inForce, planOn(run.plans, date)?.plan ?? null, id)),
    };
  });
  const status = statusOf(mark, day);
  return {
    date,
    run: inRun?.index ?? null,
    dayNumber: inRun?.dayNumber ?? null,
    status,
    usedRestDay: status === 'rest',
    automaticRest: mark === 'automaticRest',
    ...(mark === 'scheduledRest' ? { scheduled: true as const } : {}),
    streak: inRun?.streak ?? 0,
    exercises,
  };
}

/** What a plan asks for in place of the run's own movement: by its name, known or not, since records are kept. */
function ownMovement({ standard }: ProgramInForce, plan: Plan | null, id: ExerciseId) {
  const movement = plan?.exercises[id].movement;
  return movement === undefined || movement === standard.exercises[id].movement ? {} : { movement };
}

function summaryOf(run: RunRecord): RunSummary {
  return {
    season: run.season,
    path: run.path,
    openedAt: run.openedAt,
    firstDate: run.firstDate,
    closedAt: run.closedAt,
    closedOn: run.closedOn,
    finishedOn: run.finish?.date ?? null,
    daysCompleted: run.completed,
    daysMissed: run.missed,
    restDaysUsed: run.restDates,
    completionRate: completionRateOf(run),
  };
}
