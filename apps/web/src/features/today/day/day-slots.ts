import type { ReactNode } from 'react';
import type { HundredDays } from '../../../ui/hundred-grid/geometry';

/** What a person keeps through a gap. */
export type LastingFigures = { longestStreak: number; badges: number; reps: number };

/** Content that other features add to the parts of the day. */
export type DaySlots = {
  /** The ten days around today, above the exercises on a phone. */
  row: ReactNode;
  /** Why this day counts, beside the quote of an open day. */
  reason: ReactNode;
  /** The team or challenge of today, above the exercises. It takes the place of the reason. */
  people: ReactNode;
  /** For a person who comes back after a gap: figures are undefined until they have loaded. `unknown`: not decided yet. */
  comeback: { figures: LastingFigures | undefined } | 'unknown' | undefined;
  /** The membership of season 2, which includes the day number. */
  membership: ReactNode;
  /** The person's figures, below the exercises. */
  numbers: ReactNode;
  /** Actions for a completed day, such as sharing it. */
  completeActions: ReactNode;
  /** The question that the celebration of a completed day asks, at most one a day. */
  question: ReactNode;
  /** The state of the hundred days, for the celebration of a completed day. */
  days: HundredDays | undefined;
  /** The choice of a path after the hundredth day; `close` ends the celebration that contains it. */
  pathChooser: ((close: () => void) => ReactNode) | undefined;
  onShare: () => void;
};
