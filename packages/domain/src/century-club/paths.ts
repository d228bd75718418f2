import type { ExerciseId } from '../days/exercises';

export const pathIds = ['strength', 'endurance', 'hybrid'] as const;

export type PathId = (typeof pathIds)[number];

export type PathExercise = {
  readonly name: string;
  /** Reps on club day 1. */
  readonly first: number;
  /** Reps on club day 100. */
  readonly last: number;
};

export type CenturyClubPath = {
  readonly id: PathId;
  readonly name: string;
  readonly difficulty: string;
  readonly focus: string;
  readonly description: string;
  readonly sampleExercises: readonly string[];
  readonly exercises: Readonly<Record<ExerciseId, PathExercise>>;
};

export const centuryClubDays = 100;

export const centuryClubPaths: Readonly<Record<PathId, CenturyClubPath>> = {
  strength: {
    id: 'strength',
    name: 'Strength Path',
    difficulty: 'Hard',
    focus: 'Power & Control',
    description: 'Fewer reps, harder moves. Each one slow, full and under control.',
    sampleExercises: ['Diamond Push-ups', 'V-Ups', 'Burpees'],
    exercises: {
      pushups: { name: 'Diamond Push-ups', first: 15, last: 65 },
      situps: { name: 'V-Ups', first: 15, last: 65 },
      jumpingJacks: { name: 'Burpees', first: 10, last: 50 },
    },
  },
  endurance: {
    id: 'endurance',
    name: 'Endurance Path',
    difficulty: 'Medium',
    focus: 'Volume & Stamina',
    description: 'The moves you know, in numbers you do not. Find a pace and keep it.',
    sampleExercises: ['100-200 Push-ups', '100-200 Sit-ups', '100-300 Jumping Jacks'],
    exercises: {
      pushups: { name: 'Push-ups', first: 100, last: 200 },
      situps: { name: 'Sit-ups', first: 100, last: 200 },
      jumpingJacks: { name: 'Jumping Jacks', first: 100, last: 300 },
    },
  },
  hybrid: {
    id: 'hybrid',
    name: 'Hybrid Path',
    difficulty: 'Challenging',
    focus: 'Full Body',
    description: 'Flowing, twisting and jumping. The whole body works every day.',
    sampleExercises: ['Hindu Push-ups', 'Russian Twists', 'Box Jumps'],
    exercises: {
      pushups: { name: 'Hindu Push-ups', first: 20, last: 80 },
      situps: { name: 'Russian Twists', first: 40, last: 140 },
      jumpingJacks: { name: 'Box Jumps', first: 20, last: 80 },
    },
  },
};

/** Reps of one exercise on club day 1..100: linear from the first figure to the last, rounded half up. */
export function centuryClubTarget(path: PathId, exercise: ExerciseId, clubDay: number): number {
  const { first, last } = centuryClubPaths[path].exercises[exercise];
  const steps = Math.min(Math.max(clubDay, 1), centuryClubDays) - 1;
  return Math.round(first + ((last - first) * steps) / (centuryClubDays - 1));
}
