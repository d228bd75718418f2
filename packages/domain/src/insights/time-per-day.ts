/** A completed day on which the timer ran: what it asked of the body, and how long it took. */
export interface TimedDay {
  load: number;
  seconds: number;
}

export interface TimeExpected {
  seconds: number;
  /** Between these it was about 8 times in 10. */
  from: number;
  to: number;
}

const daysUsed = 30;
const daysNeeded = 8;
/** Beyond it nothing like it was ever seen. */
const mostTimesLargest = 2;
const narrowest = 0.1;

/**
 * How long a day would take, by the load that it asks: a line through the last timed days, as the median of the
 * slopes between any two of them (Theil–Sen), since a timer that was forgotten may say anything. Null where too
 * few days are timed.
 */
export function timePerDay(days: readonly TimedDay[]): ((load: number) => TimeExpected | null) | null {
  const used = days.slice(-daysUsed);
  if (used.length < daysNeeded) return null;
  const slopes = used.flatMap((one, index) =>
    used
      .slice(index + 1)
      .filter(({ load }) => load !== one.load)
      .map((other) => (other.seconds - one.seconds) / (other.load - one.load)),
  );
  const slope = slopes.length === 0 ? 0 : Math.max(0, quantile(slopes, 0.5));
  const level = quantile(
    used.map(({ load, seconds }) => seconds - slope * load),
    0.5,
  );
  const onLine = (load: number) => Math.max(1, level + slope * load);
  // By share, not in seconds: a day that asks for twice as much also differs twice as much. The line itself is
  // found only about, so 9 of 10 days behind it are needed to hold 8 of 10 ahead.
  const shares = used.map(({ load, seconds }) => seconds / onLine(load));
  const [low, high] = [
    Math.min(quantile(shares, 0.05), 1 - narrowest),
    Math.max(quantile(shares, 0.95), 1 + narrowest),
  ];
  const largest = Math.max(...used.map(({ load }) => load));
  return (load) => {
    if (load > mostTimesLargest * largest) return null;
    const seconds = onLine(load);
    return { seconds, from: low * seconds, to: high * seconds };
  };
}

/** Between the two nearest where it falls between them. */
function quantile(values: readonly number[], share: number): number {
  const ascending = [...values].sort((one, other) => one - other);
  const place = share * (ascending.length - 1);
  const [low, high] = [ascending[Math.floor(place)]!, ascending[Math.ceil(place)]!];
  return low + (high - low) * (place - Math.floor(place));
}
