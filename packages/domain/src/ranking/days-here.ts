import { pathIds } from '../century-club/path-exercises';
import { completionOf, type MergedDay } from '../challenge/fold/merged-day';
import { type RunRecord, runIndexAt } from '../challenge/fold/run-record';
import type { CivilDate } from '../days/civil-date';
import { type ExerciseId, programLength } from '../days/exercises';
import { standardTarget } from '../programs/program';

/** The days completed in this installation, added date by date, and the target of the next one. */
export class DaysHere {
  readonly #runs: readonly RunRecord[];
  readonly #completed: { date: CivilDate; run: number }[] = [];

  constructor(runs: readonly RunRecord[]) {
    this.#runs = runs;
  }

  add(day: MergedDay): void {
    const completion = completionOf(day);
    if (completion) this.#completed.push({ date: day.date, run: runIndexAt(this.#runs, completion.at) });
  }

  /** The highest target of an exercise done at an instant of the next date. */
  targetOf(exercise: ExerciseId, instant: number): number {
    const index = runIndexAt(this.#runs, instant);
    const run = this.#runs[index];
    if (!run) return 0;
    // A day reported late may fall to the previous run. The day numbers that counted it stay valid.
    const ofRun = this.#completed.filter((day) => day.run === index || day.date >= run.firstDate).length;
    return Math.min(
      standardTarget(run.path, exercise, ofRun + 1),
      highestTargetOn(this.#completed.length + 1, exercise),
    );
  }
}

/**
 * The highest target of the n-th day completed here. The higher targets of the Century Club need a hundred days here,
 * also for a person who imported theirs.
 */
function highestTargetOn(dayHere: number, exercise: ExerciseId): number {
  if (dayHere <= programLength) return standardTarget(null, exercise, dayHere);
  return Math.max(...pathIds.map((path) => standardTarget(path, exercise, dayHere - programLength)));
}
