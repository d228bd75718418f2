import type { ReactNode } from 'react';
import type { HundredDays } from '../../../ui/hundred-grid/geometry';

/** What a gap does not take away; absent until it has loaded. */
export type LastingFigures = { longestStreak: number; badges: number; reps: number };

/** Content that other features add to the parts of the day. */
export type DaySlots = {
  /** The ten days around today, above the exercises on a phone. */
  row: ReactNode;
  /** Why this day counts, beside the quote of an open day. */
  reason: ReactNode;
  /** The team or challenge of today, above the exercises. It takes the place of the reason. */
  people: ReactNode;
  /** Set for a person who comes back after a gap; `unknown` until that is decided. */
  comeback: { figures: LastingFigures | undefined } | 'unknown' | undefined;
  /** The membership of season 2, which includes the day number. */
  membership: ReactNode;
  /** The person's figures, below the exercises. */
  numbers: ReactNode;
  /** Actions for a completed day, such as sharing it. */
  completeActions: ReactNode;
  /** The one question of the completed day, for its celebration. */
  question: ReactNode;
  /** The state of the hundred days, for the celebration of a completed day. */
  days: HundredDays | undefined;
  /** The choice of a path after the hundredth day; `close` ends the celebration that contains it. */
  pathChooser: ((close: () => void) => ReactNode) | undefined;
  onShare: () => void;
};
