import type { Body, Point } from './body';
import type { Lengths } from './steady-body';

/** The faults of a pass, which is one movement from the start position and back (`passes.ts`). The page has their texts. */
export type FaultId = 'depth' | 'hipLine' | 'neck' | 'armsOverhead' | 'chestUp';

/** What one pose says about a movement. */
export type PostureReading = {
  /** From 0, near the start position of a rep, to 1, the required depth. */
  readonly depth: number;
  readonly isAtStart: boolean;
  /** True if the pose belongs to this movement, at any depth, and not to another one. */
  readonly isInPosture: boolean;
  /** The point that stays in place during a pass. */
  readonly anchor: Point;
  /** How far the anchor may move. */
  readonly slack: number;
  /** Whether the pose has the fault of its movement; `undefined` if that is not visible. */
  readonly isFaulty: boolean | undefined;
  /** The fault to name if the pass gets no deeper than this pose. */
  readonly shallowFault: FaultId;
};

/** Returns `undefined` if a required part is not visible. */
export type PostureReader = (body: Body, lengths: Lengths) => PostureReading | undefined;

/** The position of a value relative to two others: 0 at the first, 1 at the second. It may be below 0 or above 1. */
export const shareBetween = (value: number, at0: number, at1: number) => (value - at0) / (at1 - at0);
