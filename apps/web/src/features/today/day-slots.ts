import type { ReactNode } from 'react';
import type { HundredDays } from '../../ui/hundred-grid/geometry';

/** What no gap takes away; absent until it is known. */
export type KeptThrough = { longestStreak: number; badges: number; reps: number };

/** What other features put among the parts of the day, each at its place. */
export type DaySlots = {
  /** The ten days around today, above the exercises of a phone. */
  row: ReactNode;
  /** Why this day counts, beside the quote of an open day. */
  reason: ReactNode;
  /** For somebody who comes back after a gap. `unknown` until that can be told. */
  comeback: { kept: KeptThrough | undefined } | 'unknown' | undefined;
  /** The membership of season 2, which says the day there. */
  membership: ReactNode;
  /** Where the person stands, below the exercises. */
  numbers: ReactNode;
  /** What can be done with a completed day, such as sharing it. */
  completeActions: ReactNode;
  /** The hundred days as they stand, for the moment in which one of them is done. */
  days: HundredDays | undefined;
  /** What comes after the hundredth day; `close` ends the moment in which it is shown. */
  beyond: ((close: () => void) => ReactNode) | undefined;
  onShare: () => void;
};
