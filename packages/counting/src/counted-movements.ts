import type { MovementId } from '@hundred/domain/movements/movements';
import type { PartName } from './body';
import { readJumpingJack } from './jacks';
import type { Pace } from './passes';
import { readInclinePushup, readKneePushup, readPushup } from './push-ups';
import type { FaultId, PostureReader } from './reading';
import { readSitup } from './sit-ups';
import { readBurpee, readSquat } from './squats';

/** The side from which the camera has to see it. */
export type CameraView = 'side' | 'front';

export type CountedMovementRules = {
  readonly view: CameraView;
  /** The parts that have to be visible. */
  readonly parts: readonly PartName[];
  readonly pace: Pace;
  readonly read: PostureReader;
  /** The faults that can be named: the depth, and one other. */
  readonly faults: readonly ['depth', FaultId];
};

const wholeBody: readonly PartName[] = ['shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'];
const pushing = {
  view: 'side',
  parts: wholeBody,
  pace: { shortest: 300, longest: 7_000 },
  faults: ['depth', 'hipLine'],
} as const;

const table = {
  pushup: { ...pushing, read: readPushup },
  diamondPushup: { ...pushing, read: readPushup },
  inclinePushup: { ...pushing, read: readInclinePushup },
  kneePushup: { ...pushing, read: readKneePushup },
  situp: {
    view: 'side',
    parts: ['head', 'shoulder', 'hip', 'knee', 'ankle'],
    pace: { shortest: 600, longest: 8_000 },
    read: readSitup,
    faults: ['depth', 'neck'],
  },
  jumpingJack: {
    view: 'front',
    parts: wholeBody,
    pace: { shortest: 280, longest: 3_000 },
    read: readJumpingJack,
    faults: ['depth', 'armsOverhead'],
  },
  squat: {
    view: 'side',
    parts: wholeBody,
    pace: { shortest: 400, longest: 6_000 },
    read: readSquat,
    faults: ['depth', 'chestUp'],
  },
  burpee: {
    view: 'side',
    parts: wholeBody,
    pace: { shortest: 1_000, longest: 8_000 },
    read: readBurpee,
    faults: ['depth', 'hipLine'],
  },
} as const satisfies Partial<Record<MovementId, CountedMovementRules>>;

/** A movement that the camera counts accurately enough to be offered; `docs/measurements.md` has the figures. */
export type CountedMovement = keyof typeof table;

export const countedMovements: Readonly<Record<CountedMovement, CountedMovementRules>> = table;

export const isCounted = (movement: MovementId): movement is CountedMovement => movement in table;
