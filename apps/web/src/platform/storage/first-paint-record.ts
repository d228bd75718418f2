/** A day that the first paint can show before the program has loaded: open, with nothing done. */
export interface PaintedDay {
  /** The time in which it is the day to show, in epoch milliseconds by the server's clock. */
  from: number;
  until: number;
  dayNumber: number;
  exercises: readonly { name: string; target: number }[];
}

/** Written after every change, and read by `paint-day.ts` at the next start. */
export interface FirstPaintRecord {
  version: 1;
  uid: string;
  days: readonly PaintedDay[];
}
