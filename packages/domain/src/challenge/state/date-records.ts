import { type CivilDate, fromEpochDay, toEpochDay } from '../../days/civil-date';
import type { Effort } from '../../days/effort';
import { type ExerciseId, eachExercise } from '../../days/exercises';
import { planOn, programOn } from '../../programs/plans-of-run';
import { type Plan, type ProgramInForce, targetIn } from '../../programs/program';
import { type MergedDay, ownPlanFields } from '../fold/merged-day';
import type { RunRecord } from '../fold/run-record';
import type { Snapshot } from '../fold/snapshot';
import type { DateInRun, DateMark, OnDate } from '../fold/walk';
import type { DateExercise, DateRecord, DateStatus } from './state';

/** Creates the records of a walk: one for every date of a run, and for any other date with reps. */
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
    const run = this.#runs[inRun?.runIndex ?? 0] ?? null;
    if (inRun || day) this.#add(epochDay, dateRecord(epochDay, mark, inRun, day, run));
  };

  #add(epochDay: number, record: DateRecord): void {
    const effort = this.#efforts.get(record.date);
    if (effort !== undefined) record.effort = effort;
    this.#records.set(epochDay, record);
  }

  /** The records ordered by date, including those of the given days that the walk did not reach. */
  with(days: readonly MergedDay[]): DateRecord[] {
    for (const day of days) {
      const epochDay = toEpochDay(day.date);
      if (this.#records.has(epochDay)) continue;
      this.#add(epochDay, dateRecord(epochDay, 'neutral', null, day, null));
    }
    return [...this.#records.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  }
}

/** A date outside every run has a record only because it has reps, so it is partial. */
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
      ...(done
        ? ownPlanFields(done)
        : inForce && ownMovement(inForce, planOn(run.plans, date)?.plan ?? null, id)),
    };
  });
  const status = statusOf(mark, day);
  return {
    date,
    run: inRun?.runIndex ?? null,
    dayNumber: inRun?.dayNumber ?? null,
    status,
    usedRestDay: status === 'rest',
    automaticRest: mark === 'automaticRest',
    ...(mark === 'scheduledRest' ? { scheduled: true as const } : {}),
    streak: inRun?.streak ?? 0,
    exercises,
  };
}

/** The movement of a plan that replaces the run's own. Only a newer version may know it. */
function ownMovement({ standard }: ProgramInForce, plan: Plan | null, id: ExerciseId) {
  const movement = plan?.exercises[id].movement;
  return movement === undefined || movement === standard.exercises[id].movement ? {} : { movement };
}
