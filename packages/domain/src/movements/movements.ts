import { type ExerciseId, exerciseNames } from '../days/exercises';

export interface Movement {
  /** The exercise it can be done as. */
  readonly slot: ExerciseId;
  readonly name: string;
  /** What one rep asks of the body, in hundredths of a push-up: an estimate. */
  readonly load: number;
  /** Held, not repeated: so many seconds are one rep. */
  readonly secondsPerRep?: number;
}

const table = {
  pushup: { slot: 'pushups', name: exerciseNames.pushups, load: 100 },
  diamondPushup: { slot: 'pushups', name: 'Diamond Push-ups', load: 110 },
  hinduPushup: { slot: 'pushups', name: 'Hindu Push-ups', load: 130 },
  inclinePushup: { slot: 'pushups', name: 'Incline Push-ups', load: 65 },
  kneePushup: { slot: 'pushups', name: 'Knee Push-ups', load: 75 },
  wallPushup: { slot: 'pushups', name: 'Wall Push-ups', load: 30 },
  situp: { slot: 'situps', name: exerciseNames.situps, load: 65 },
  vUp: { slot: 'situps', name: 'V-Ups', load: 90 },
  russianTwist: { slot: 'situps', name: 'Russian Twists', load: 40 },
  crunch: { slot: 'situps', name: 'Crunches', load: 40 },
  deadBug: { slot: 'situps', name: 'Dead Bugs', load: 35 },
  plank: { slot: 'situps', name: 'Plank', load: 25, secondsPerRep: 2 },
  jumpingJack: { slot: 'jumpingJacks', name: exerciseNames.jumpingJacks, load: 50 },
  burpee: { slot: 'jumpingJacks', name: 'Burpees', load: 220 },
  boxJump: { slot: 'jumpingJacks', name: 'Box Jumps', load: 140 },
  squat: { slot: 'jumpingJacks', name: 'Squats', load: 80 },
  stepJack: { slot: 'jumpingJacks', name: 'Step Jacks', load: 35 },
  march: { slot: 'jumpingJacks', name: 'Marching', load: 25 },
} as const satisfies Record<string, Movement>;

export type MovementId = keyof typeof table;

/** Every movement there is. Its muscles, words and drawing are in tables of their own, which few pages need. */
export const movements: Readonly<Record<MovementId, Movement>> = table;

/** What the three exercises are in season 1. */
export const seasonOneMovements: Readonly<Record<ExerciseId, MovementId>> = {
  pushups: 'pushup',
  situps: 'situp',
  jumpingJacks: 'jumpingJack',
};

export const movementIds = Object.keys(table) as [MovementId, ...MovementId[]];

const isMovement = (id: string): id is MovementId => Object.hasOwn(table, id);

/** Logs may name a movement that only a newer version knows: `own` stands in for it, that of the run. */
export const knownMovement = (id: MovementId | undefined, own: MovementId): MovementId =>
  id !== undefined && isMovement(id) ? id : own;

export const movementsFor = (slot: ExerciseId): MovementId[] =>
  movementIds.filter((id) => movements[id].slot === slot);

/**
 * Percent of its reps that count on boards, in steps of 5, against what the run itself asks for: an easier movement
 * counts less, a harder one no more.
 */
export function creditOf(movement: MovementId, own: MovementId): number {
  const { load } = movements[knownMovement(movement, own)];
  return Math.min(100, 5 * Math.floor((20 * load) / movements[own].load));
}
