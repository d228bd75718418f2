/** A day that the first paint can show before the program has loaded: open, without completed exercises. */
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

/** The places above the exercises, as the last visit stored them. Dates are those of the device (`toDateString`). */
export interface DayPlaces {
  /** The date on which the coach was answered, or empty; absent if the coach has no line. */
  coach?: string | undefined;
  /** The dates on which the card of the recap is shown. */
  recap?: readonly string[];
}
