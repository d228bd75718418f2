import type { ReactNode } from 'react';

/** What other features put among the parts of the day, each at its place. */
export type DaySlots = {
  /** The ten days around today, above the exercises of a phone. */
  row: ReactNode;
  /** Why this day counts, beside the quote of an open day. */
  reason: ReactNode;
  /** The membership of season 2, which says the day there. */
  membership: ReactNode;
  /** Where the person stands, below the exercises. */
  numbers: ReactNode;
  /** What can be done with a completed day, such as sharing it. */
  completeActions: ReactNode;
};
