import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { PlannedExercises } from '@hundred/domain/programs/presets';
import type { ProgramInForce } from '@hundred/domain/programs/program';
import type { PlanStanding } from './plan-standing';

/** What every part of the editor is given. */
export interface EditorProps {
  standing: PlanStanding;
  exercises: PlannedExercises;
  /** The program that they would make. */
  inForce: ProgramInForce;
  /** What the server said of a field, such as `exercises.pushups.rule.step`. */
  problemAt: (field: string) => string | undefined;
  onChange: (exercises: PlannedExercises) => void;
}

/** The one of the three that is looked at. */
export interface ExerciseChoice {
  exercise: ExerciseId;
  onExercise: (exercise: ExerciseId) => void;
}
