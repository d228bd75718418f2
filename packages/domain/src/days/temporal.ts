/** The part of Temporal that is used here. */
interface Temporal {
  Instant: {
    fromEpochMilliseconds(instant: number): {
      toZonedDateTimeISO(zone: string): { offsetNanoseconds: number };
    };
  };
  Now: { timeZoneId(): string };
}

/**
 * The runtime's Temporal if it has one. The first use of `Intl` for a zone costs a phone a tenth of a second, Temporal
 * almost nothing.
 */
export const temporal = (globalThis as { Temporal?: Temporal }).Temporal;
