import { pathIds } from '../century-club/paths';
import { completionOf, type MergedDay } from '../challenge/fold/merged-day';
import { type RunRecord, runIndexAt } from '../challenge/fold/run-record';
import type { CivilDate } from '../days/civil-date';
import { type ExerciseId, programLength } from '../days/exercises';
import { standardTarget } from '../programs/program';

/** The days completed in this installation, told date by date, and what the next one asks for. */
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

  /** What an exercise that was done at an instant of the next date was asked for at most. */
  targetOf(exercise: ExerciseId, instant: number): number {
    const index = runIndexAt(this.#runs, instant);
    const run = this.#runs[index];
    if (!run) return 0;
    // A day told of late may fall to the run before. The day numbers that had counted it stay believed.
    const ofRun = this.#completed.filter((day) => day.run === index || day.date >= run.firstDate).length;
    return Math.min(
      standardTarget(run.path, exercise, ofRun + 1),
      mostAskedOn(this.#completed.length + 1, exercise),
    );
  }
}

/** The Century Club asks for more, but nobody is in it before a hundred days: who brought those along begins here too. */
function mostAskedOn(dayHere: number, exercise: ExerciseId): number {
  if (dayHere <= programLength) return standardTarget(null, exercise, dayHere);
  return Math.max(...pathIds.map((path) => standardTarget(path, exercise, dayHere - programLength)));
}
