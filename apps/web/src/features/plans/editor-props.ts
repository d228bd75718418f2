import type { ExerciseId } from '@hundred/domain/days/exercises';
import type { PlannedExercises } from '@hundred/domain/programs/presets';
import type { ProgramInForce } from '@hundred/domain/programs/program';
import type { PlanStanding } from './plan-standing';

/** The props of every part of the editor. */
export interface EditorProps {
  standing: PlanStanding;
  exercises: PlannedExercises;
  /** The program that the edited exercises would make. */
  inForce: ProgramInForce;
  /** The server's error for a field such as `exercises.pushups.rule.step`. */
  problemAt: (field: string) => string | undefined;
  onChange: (exercises: PlannedExercises) => void;
}

/** The selected exercise. */
export interface ExerciseChoice {
  exercise: ExerciseId;
  onExercise: (exercise: ExerciseId) => void;
}
