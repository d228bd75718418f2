import { type CivilDate, fromEpochDay, toEpochDay } from '../../days/civil-date';
import type { Effort } from '../../days/effort';
import { type ExerciseId, eachExercise } from '../../days/exercises';
import { planOn, programOn } from '../../programs/plans-of-run';
import { type Plan, type ProgramInForce, targetIn } from '../../programs/program';
import { type MergedDay, type MergedExercise, ownPlanFields } from '../fold/merged-day';
import type { RunRecord } from '../fold/run-record';
import type { Snapshot } from '../fold/snapshot';
import type { DateInRun, DateMark, OnDate } from '../fold/walk';
import type { DateExercise, DateRecord, DateStatus } from './state';

/**
 * Collects the records of a walk: one for every date of a run, and for any other date with reps. Its `onDate` is passed to
 * the walk.
 */
export class DateRecords {
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
    if (inRun || day) this.#add(epochDay, mark, inRun, day);
  };

  /** The records ordered by date, with a record for each of these days that the walk did not reach. */
  inOrderWith(days: readonly MergedDay[]): DateRecord[] {
    for (const day of days) {
      const epochDay = toEpochDay(day.date);
      if (!this.#records.has(epochDay)) this.#add(epochDay, 'neutral', null, day);
    }
    return [...this.#records.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  }

  #add(epochDay: number, mark: DateMark, inRun: DateInRun | null, day: MergedDay | null): void {
    const date = fromEpochDay(epochDay);
    const run = inRun && this.#runs[inRun.runIndex];
    const due = run ? dueDay(run, date, inRun.dayNumber) : null;
    const status = statusOf(mark, day);
    const record: DateRecord = {
      date,
      run: inRun?.runIndex ?? null,
      dayNumber: inRun?.dayNumber ?? null,
      status,
      usedRestDay: status === 'rest',
      automaticRest: mark === 'automaticRest',
      ...(mark === 'scheduledRest' ? { scheduled: true as const } : {}),
      streak: inRun?.streak ?? 0,
      exercises: eachExercise((id) => {
        const done = day?.done[id];
        return done ? doneExercise(done) : openExercise(id, due);
      }),
    };
    const effort = this.#efforts.get(date);
    if (effort !== undefined) record.effort = effort;
    this.#records.set(epochDay, record);
  }
}

/** What became of a date. A date outside every run has a record only because it has reps, so it is partial. */
function statusOf(mark: DateMark, day: MergedDay | null): DateStatus {
  if (mark === 'rest' || mark === 'automaticRest' || mark === 'scheduledRest') return 'rest';
  if (mark === 'complete') return 'complete';
  return day || mark === 'neutral' ? 'partial' : mark;
}

function doneExercise(done: MergedExercise): DateExercise {
  const { reps, target, timeSeconds, at } = done;
  return { completed: true, reps, target, timeSeconds, completedAt: at, ...ownPlanFields(done) };
}

/** What a date of a run asks. */
interface DueDay {
  dayNumber: number;
  inForce: ProgramInForce;
  plan: Plan | null;
}

function dueDay(run: RunRecord, date: CivilDate, dayNumber: number): DueDay {
  return { dayNumber, inForce: programOn(run, date), plan: planOn(run.plans, date)?.plan ?? null };
}

/** An exercise that was not done. `due` is null on a date outside every run. */
function openExercise(id: ExerciseId, due: DueDay | null): DateExercise {
  return {
    completed: false,
    reps: 0,
    target: due ? targetIn(due.inForce, id, due.dayNumber) : 0,
    timeSeconds: null,
    completedAt: null,
    ...(due && planMovement(id, due)),
  };
}

/** The movement of a plan that replaces the run's own. It may be one that only a newer version knows. */
function planMovement(id: ExerciseId, { plan, inForce }: DueDay): Pick<DateExercise, 'movement'> {
  const movement = plan?.exercises[id].movement;
  return movement === undefined || movement === inForce.standard.exercises[id].movement ? {} : { movement };
}
