import type { MovementId } from '../movements/movements';
import type { PartName } from './body';
import type { Pace } from './passes';
import { readPushup } from './push-ups';
import type { FaultId, Reader } from './reading';

/** From where the camera has to see it. */
export type CameraView = 'side' | 'front';

export type CountedMovementRules = {
  readonly view: CameraView;
  /** What has to be seen. */
  readonly parts: readonly PartName[];
  readonly pace: Pace;
  readonly read: Reader;
  /** What can be said of it: the depth, and one thing more. */
  readonly faults: readonly ['depth', FaultId];
};

const table = {
  pushup: {
    view: 'side',
    parts: ['shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'],
    pace: { shortest: 400, longest: 8_000 },
    read: readPushup,
    faults: ['depth', 'hipLine'],
  },
} as const satisfies Partial<Record<MovementId, CountedMovementRules>>;

/** A movement that a camera counts well enough to be offered: `docs/measurements.md` says how well. */
export type CountedMovement = keyof typeof table;

export const countedMovements: Readonly<Record<CountedMovement, CountedMovementRules>> = table;

export const isCounted = (movement: MovementId): movement is CountedMovement => movement in table;
