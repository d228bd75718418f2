/** A day that the first paint can show before the page's code has loaded: open, without completed exercises. */
export interface PaintedDay {
  /** The interval in which this day is shown, in epoch milliseconds of the server's clock. */
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
