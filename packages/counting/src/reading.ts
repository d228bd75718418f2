import type { Body, Place } from './body';
import type { Lengths } from './steady-body';

/** What can be wrong with a pass. The words are the page's. */
export type FaultId = 'depth' | 'hipLine' | 'neck' | 'armsOverhead' | 'chestUp';

/** What one pose says of a movement. */
export type Reading = {
  /** From 0, near the position a rep begins and ends in, to 1, as far as a rep has to go. */
  readonly depth: number;
  readonly isAtStart: boolean;
  /** Somebody is doing this movement, at any moment of it, and not another one. */
  readonly isInPosture: boolean;
  /** What stays where it is as long as a pass lasts, and how far it may be from there. */
  readonly anchor: Place;
  readonly slack: number;
  /** Whether it has the fault of its movement; `undefined` where that cannot be seen. */
  readonly isFaulty: boolean | undefined;
  /** What keeps it from being deep. */
  readonly missing: FaultId;
};

/** `undefined` if a part that it needs is not seen. */
export type Reader = (body: Body, lengths: Lengths) => Reading | undefined;

/** Where a figure is between two others: 0 at the first, 1 at the second, and beyond. */
export const shareBetween = (figure: number, none: number, all: number) => (figure - none) / (all - none);
