import type { ExerciseId } from '../days/exercises';
import { type MovementId, movements } from '../movements/movements';

export const pathIds = ['strength', 'endurance', 'hybrid'] as const;

export type PathId = (typeof pathIds)[number];

export type PathExercise = {
  readonly movement: MovementId;
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

const rising = (movement: MovementId, first: number, last: number): PathExercise => ({
  movement,
  name: movements[movement].name,
  first,
  last,
});

export const centuryClubPaths: Readonly<Record<PathId, CenturyClubPath>> = {
  strength: {
    id: 'strength',
    name: 'Strength Path',
    difficulty: 'Hard',
    focus: 'Power & Control',
    description: 'Fewer reps, harder moves. Each one slow, full and under control.',
    sampleExercises: ['Diamond Push-ups', 'V-Ups', 'Burpees'],
    exercises: {
      pushups: rising('diamondPushup', 15, 65),
      situps: rising('vUp', 15, 65),
      jumpingJacks: rising('burpee', 10, 50),
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
      pushups: rising('pushup', 100, 200),
      situps: rising('situp', 100, 200),
      jumpingJacks: rising('jumpingJack', 100, 300),
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
      pushups: rising('hinduPushup', 20, 80),
      situps: rising('russianTwist', 40, 140),
      jumpingJacks: rising('boxJump', 20, 80),
    },
  },
};
