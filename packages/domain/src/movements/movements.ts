import { type ExerciseId, exerciseNames } from '../days/exercises';

export interface Movement {
  /** The exercise that the movement can replace. */
  readonly slot: ExerciseId;
  readonly name: string;
  /** The load of one rep, in hundredths of a push-up, which is an estimate. */
  readonly load: number;
  /** For movements that are held: the seconds that count as one rep. */
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

/** All movements. Their muscles, texts and drawings are in separate tables, because few pages need them. */
export const movements: Readonly<Record<MovementId, Movement>> = table;

/** The movements of the three exercises in season 1. */
export const seasonOneMovements: Readonly<Record<ExerciseId, MovementId>> = {
  pushups: 'pushup',
  situps: 'situp',
  jumpingJacks: 'jumpingJack',
};

export const movementIds = Object.keys(table) as [MovementId, ...MovementId[]];

const isMovement = (id: string): id is MovementId => Object.hasOwn(table, id);

/** Logs may contain a movement that only a newer version has: the run's movement replaces it. */
export const supportedMovement = (id: MovementId | undefined, runMovement: MovementId): MovementId =>
  id !== undefined && isMovement(id) ? id : runMovement;

export const movementsFor = (slot: ExerciseId): MovementId[] =>
  movementIds.filter((id) => movements[id].slot === slot);

/** In percent. */
const creditStep = 5;

/**
 * The percentage of a movement's reps that count on boards, in steps of 5, compared with the run's own movement: an easier
 * movement counts less, a harder one no more.
 */
export function creditOf(movement: MovementId, runMovement: MovementId): number {
  const { load } = movements[supportedMovement(movement, runMovement)];
  const steps = Math.floor((100 * load) / (creditStep * movements[runMovement].load));
  return Math.min(100, creditStep * steps);
}
