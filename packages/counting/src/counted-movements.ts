import type { MovementId } from '@hundred/domain/movements/movements';
import type { PartName } from './body';
import { readBurpee } from './burpees';
import { readJumpingJack } from './jacks';
import type { Pace } from './passes';
import { readInclinePushup, readKneePushup, readPushup } from './push-ups';
import type { FaultId, PostureReader } from './reading';
import { readSitup } from './sit-ups';
import { readSquat } from './squats';

/** The side from which the camera has to see the person. */
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

const partsWithoutHead: readonly PartName[] = ['shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'];
const pushUpRules = {
  view: 'side',
  parts: partsWithoutHead,
  pace: { shortest: 300, longest: 7_000 },
  faults: ['depth', 'hipLine'],
} as const;

const table = {
  pushup: { ...pushUpRules, read: readPushup },
  diamondPushup: { ...pushUpRules, read: readPushup },
  inclinePushup: { ...pushUpRules, read: readInclinePushup },
  kneePushup: { ...pushUpRules, read: readKneePushup },
  situp: {
    view: 'side',
    parts: ['head', 'shoulder', 'hip', 'knee', 'ankle'],
    pace: { shortest: 600, longest: 8_000 },
    read: readSitup,
    faults: ['depth', 'neck'],
  },
  jumpingJack: {
    view: 'front',
    parts: partsWithoutHead,
    pace: { shortest: 280, longest: 3_000 },
    read: readJumpingJack,
    faults: ['depth', 'armsOverhead'],
  },
  squat: {
    view: 'side',
    parts: partsWithoutHead,
    pace: { shortest: 400, longest: 6_000 },
    read: readSquat,
    faults: ['depth', 'chestUp'],
  },
  burpee: {
    view: 'side',
    parts: partsWithoutHead,
    pace: { shortest: 1_000, longest: 8_000 },
    read: readBurpee,
    faults: ['depth', 'hipLine'],
  },
} as const satisfies Partial<Record<MovementId, CountedMovementRules>>;

/** A movement that the camera counts accurately enough to be offered; `docs/measurements.md` has the figures. */
export type CountedMovement = keyof typeof table;

export const countedMovements: Readonly<Record<CountedMovement, CountedMovementRules>> = table;

export const isCounted = (movement: MovementId): movement is CountedMovement => movement in table;
