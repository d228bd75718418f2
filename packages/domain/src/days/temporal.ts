/** As much of it as is used here. */
interface Temporal {
  Instant: {
    fromEpochMilliseconds(instant: number): {
      toZonedDateTimeISO(zone: string): { offsetNanoseconds: number };
    };
  };
  Now: { timeZoneId(): string };
}

/**
 * Where there is one, which is not yet in every browser nor in Node: it knows zones at no cost. The first question to
 * `Intl` about one costs a phone a tenth of a second.
 */
export const temporal = (globalThis as { Temporal?: Temporal }).Temporal;
