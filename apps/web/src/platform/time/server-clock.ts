import { readStoredFields } from '../storage/stored-fields';
import { storeValue } from '../storage/stored-value';

/** The two clocks of a device. The wall clock can be set; the ticks cannot, but may stop while the device sleeps. */
export type DeviceMoment = { wall: number; ticks: number };

/** The server's time at a moment of this device. */
export type ClockReading = { at: number; moment: DeviceMoment };

export interface ServerClock {
  /** The server's time in epoch milliseconds, as far as its answers determine it. */
  now(): number;
  /** Whether the time comes from the server itself, and the device's clock has not been set since. */
  isSure(): boolean;
  /** Both clocks of the device at this instant, uncorrected. */
  moment(): DeviceMoment;
  lastReading(): ClockReading | undefined;
  /** Takes the time from the `date` of an answer that has just arrived. `sentAt` is the moment of its request. */
  readDate(date: string | null, sentAt: DeviceMoment): void;
}

/** Bounds of how far the server's clock is ahead of the device's, in milliseconds. */
type Ahead = { least: number; most: number };

/** Without storage, the next visit starts with the device's clock. */
const storageKey = 'hundred:clock';
/** The resolution of a `date` header. */
const resolutionMs = 1_000;
/** Clocks drift apart by less than this. A larger difference means that the device slept or its clock was set. */
const allowedDriftMs = 10_000;

/**
 * The server's time on this device, with and without a connection. Each answer gives two bounds of the difference,
 * because the server wrote its date while the request was pending. Several answers together are more precise than each
 * of them, and an answer that contradicts the others means that the device's clock was set.
 */
export function makeServerClock(moment: () => DeviceMoment): ServerClock {
  let ahead = readAhead();
  let lastReading: ClockReading | undefined;

  const readDate: ServerClock['readDate'] = (date, sentAt) => {
    const serverDate = Date.parse(date ?? '');
    if (Number.isNaN(serverDate)) return;
    const here = moment();
    // Ticks stop during sleep, and a clock that was set back would make the wait appear too short.
    const waited = Math.max(here.wall - sentAt.wall, here.ticks - sentAt.ticks);
    const before = correctionOf(ahead);
    ahead = narrow(ahead, {
      least: serverDate - here.wall,
      most: serverDate + resolutionMs - here.wall + waited,
    });
    lastReading = { at: here.wall + correctionOf(ahead), moment: here };
    // Smaller changes are not worth a write, because the next visit gets bounds of its own.
    const correction = correctionOf(ahead);
    const isWorthStoring = Math.abs(correction - before) > resolutionMs;
    // A clock that is not corrected needs nothing in storage.
    if (isWorthStoring) storeValue(storageKey, correction === 0 ? undefined : ahead);
  };

  return {
    moment,
    readDate,
    lastReading: () => lastReading,
    now() {
      const { wall, ticks } = moment();
      const corrected = wall + correctionOf(ahead);
      // Setting the clock cannot undo time that has passed. Ticks have fractions of a millisecond, instants have none.
      return lastReading
        ? Math.floor(Math.max(corrected, lastReading.at + ticks - lastReading.moment.ticks))
        : corrected;
    },
    isSure() {
      if (!lastReading) return false;
      const { wall, ticks } = moment();
      return Math.abs(wall - lastReading.moment.wall - (ticks - lastReading.moment.ticks)) < allowedDriftMs;
    },
  };
}

/** The overlap of both bounds. Bounds that contradict the current ones replace them, because the clock was set since. */
function narrow(current: Ahead | undefined, next: Ahead): Ahead {
  if (!current) return next;
  const overlap = { least: Math.max(current.least, next.least), most: Math.min(current.most, next.most) };
  return overlap.least <= overlap.most ? overlap : next;
}

/** A clock that may be right is not corrected; one that is proven wrong is corrected by the mean of the bounds. */
function correctionOf(ahead: Ahead | undefined): number {
  if (!ahead || (ahead.least <= 0 && ahead.most >= 0)) return 0;
  return Math.round((ahead.least + ahead.most) / 2);
}

function readAhead(): Ahead | undefined {
  return readStoredFields(storageKey, { least: 'number', most: 'number' });
}

/**
 * Reads the time from every answer of the product. Other answers, such as the login page of a hotel network, are
 * ignored.
 */
export function withClockReading(
  fetch: typeof globalThis.fetch,
  clock: ServerClock,
): typeof globalThis.fetch {
  return async (input, init) => {
    const sentAt = clock.moment();
    const response = await fetch(input, init);
    if (response.headers.get('content-type')?.includes('json'))
      clock.readDate(response.headers.get('date'), sentAt);
    return response;
  };
}

/** The clock of this page. Every decision that depends on time uses it instead of the device's clock. */
export const serverClock = makeServerClock(() => ({ wall: Date.now(), ticks: performance.now() }));
