import type { ExerciseId } from '../days/exercises';
import { movements } from '../movements/movements';
import { type PathId, pathExercises, type RisingExercise } from './path-exercises';

export { type PathId, pathIds } from './path-exercises';

export type PathExercise = RisingExercise & { readonly name: string };

export type CenturyClubPath = {
  readonly id: PathId;
  readonly name: string;
  readonly difficulty: string;
  readonly focus: string;
  readonly description: string;
  readonly sampleExercises: readonly string[];
  readonly exercises: Readonly<Record<ExerciseId, PathExercise>>;
};

const pathExerciseOf = (exercise: RisingExercise): PathExercise => ({
  ...exercise,
  name: movements[exercise.movement].name,
});

const exercisesOf = (path: PathId): CenturyClubPath['exercises'] => ({
  pushups: pathExerciseOf(pathExercises[path].pushups),
  situps: pathExerciseOf(pathExercises[path].situps),
  jumpingJacks: pathExerciseOf(pathExercises[path].jumpingJacks),
});

export const centuryClubPaths: Readonly<Record<PathId, CenturyClubPath>> = {
  strength: {
    id: 'strength',
    name: 'Strength Path',
    difficulty: 'Hard',
    focus: 'Power & Control',
    description: 'Fewer reps, harder movements. Do each rep slowly and fully.',
    sampleExercises: ['Diamond Push-ups', 'V-Ups', 'Burpees'],
    exercises: exercisesOf('strength'),
  },
  endurance: {
    id: 'endurance',
    name: 'Endurance Path',
    difficulty: 'Medium',
    focus: 'Volume & Stamina',
    description: 'The movements you know, with many more reps. Find a pace and keep it.',
    sampleExercises: ['100-200 Push-ups', '100-200 Sit-ups', '100-300 Jumping Jacks'],
    exercises: exercisesOf('endurance'),
  },
  hybrid: {
    id: 'hybrid',
    name: 'Hybrid Path',
    difficulty: 'Challenging',
    focus: 'Full Body',
    description: 'Twist, jump and push. Your whole body works every day.',
    sampleExercises: ['Hindu Push-ups', 'Russian Twists', 'Box Jumps'],
    exercises: exercisesOf('hybrid'),
  },
};
