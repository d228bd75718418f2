/** A completed day on which the timer ran: its load, and its time. */
export interface TimedDay {
  load: number;
  seconds: number;
}

export interface ExpectedTime {
  seconds: number;
  /** The range that contains about 8 of 10 days. */
  from: number;
  to: number;
}

/** The last timed days that are used, and the fewest that are needed. */
const daysUsed = 30;
const daysNeeded = 8;
/** A larger multiple of the largest past load is not forecast. */
const mostTimesLargest = 2;
/** The range reaches at least this share of the expected time below and above it. */
const narrowest = 0.1;

/**
 * The expected time by load: a line through the last timed days, with the median of the slopes between any two of them
 * (Theil–Sen), because a forgotten timer may have any value. Null with too few timed days.
 */
export function timePerDay(days: readonly TimedDay[]): ((load: number) => ExpectedTime | null) | null {
  const usedDays = days.slice(-daysUsed);
  if (usedDays.length < daysNeeded) return null;
  const slopes = usedDays.flatMap((one, index) =>
    usedDays
      .slice(index + 1)
      .filter(({ load }) => load !== one.load)
      .map((other) => (other.seconds - one.seconds) / (other.load - one.load)),
  );
  const slope = slopes.length === 0 ? 0 : Math.max(0, quantile(slopes, 0.5));
  const level = quantile(
    usedDays.map(({ load, seconds }) => seconds - slope * load),
    0.5,
  );
  const onLine = (load: number) => Math.max(1, level + slope * load);
  // By share, not in seconds: a day with twice the load also varies twice as much. The line is an estimate, so 9 of 10
  // past days are needed to contain 8 of 10 future ones.
  const shares = usedDays.map(({ load, seconds }) => seconds / onLine(load));
  const [low, high] = [
    Math.min(quantile(shares, 0.05), 1 - narrowest),
    Math.max(quantile(shares, 0.95), 1 + narrowest),
  ];
  const largest = Math.max(...usedDays.map(({ load }) => load));
  return (load) => {
    if (load > mostTimesLargest * largest) return null;
    const seconds = onLine(load);
    return { seconds, from: low * seconds, to: high * seconds };
  };
}

/** Interpolates between the two nearest values. */
function quantile(values: readonly number[], share: number): number {
  const ascending = [...values].sort((one, other) => one - other);
  const position = share * (ascending.length - 1);
  const [low, high] = [ascending[Math.floor(position)]!, ascending[Math.ceil(position)]!];
  return low + (high - low) * (position - Math.floor(position));
}
