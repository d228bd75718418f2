import type { PathId } from '../century-club/paths';
import { eachExercise } from '../days/exercises';
import { type Plan, standardProgram } from '../programs/program';

const standardRule = { kind: 'standard', percent: 100 } as const;

/** A plan with the run's own program: only its weekdays differ. */
const plainPlan = (path: PathId | null): Plan => ({
  version: 1,
  name: 'My week',
  exercises: eachExercise((id) => ({
    movement: standardProgram(path).exercises[id].movement,
    rule: standardRule,
  })),
  offWeekdays: [],
});

/** The plan with other weekdays off. Null if nothing of it differs from the run's own program. */
export function scheduledPlan(plan: Plan | null, path: PathId | null, offWeekdays: number[]): Plan | null {
  const plain = plainPlan(path);
  const next: Plan = { ...(plan ?? plain), offWeekdays };
  const isPlain = JSON.stringify(next.exercises) === JSON.stringify(plain.exercises);
  return isPlain && offWeekdays.length === 0 ? null : next;
}
