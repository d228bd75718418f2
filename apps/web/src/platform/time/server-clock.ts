import { readStored, storeValue } from '../storage/stored-value';

/** The two clocks of a device. The wall clock can be set; the ticks cannot, but may stop while the device sleeps. */
export type Moment = { wall: number; ticks: number };

/** The server's time at a moment of this device. */
export type Heard = { at: number; moment: Moment };

export interface ServerClock {
  /** The server's time in epoch milliseconds, as far as its answers determine it. */
  now(): number;
  /** Whether the time comes from the server itself, and the device's clock has not been set since. */
  isSure(): boolean;
  moment(): Moment;
  lastHeard(): Heard | undefined;
  /** Processes the `date` of an answer that has just arrived to a request of that moment. */
  hear(date: string | null, asked: Moment): void;
}

/** Bounds of how far the server's clock is ahead of the device's, in milliseconds. */
type Ahead = { least: number; most: number };

/** Without storage, the next visit starts with the device's clock. */
const storageKey = 'hundred:clock';
/** The resolution of a `date` header. */
const second = 1_000;
/** Clocks drift apart by less than this. A larger difference means that the device slept or its clock was set. */
const unevenness = 10_000;

/**
 * The server's time on this device, with and without a connection. Each answer gives two bounds of the difference,
 * because the server wrote its date while the request was pending. Several answers together are more precise than each
 * of them, and an answer that contradicts the others means that the device's clock was set.
 */
export function makeServerClock(moment: () => Moment): ServerClock {
  let ahead = readAhead();
  let heard: Heard | undefined;

  const hear: ServerClock['hear'] = (date, asked) => {
    const told = Date.parse(date ?? '');
    if (Number.isNaN(told)) return;
    const here = moment();
    // Ticks stop during sleep, and a clock that was set back would make the wait appear too short.
    const waited = Math.max(here.wall - asked.wall, here.ticks - asked.ticks);
    const before = correctionOf(ahead);
    ahead = narrowed(ahead, { least: told - here.wall, most: told + second - here.wall + waited });
    heard = { at: here.wall + correctionOf(ahead), moment: here };
    if (Math.abs(correctionOf(ahead) - before) > second)
      storeValue(storageKey, correctionOf(ahead) === 0 ? undefined : ahead);
  };

  return {
    moment,
    hear,
    lastHeard: () => heard,
    now() {
      const { wall, ticks } = moment();
      const corrected = wall + correctionOf(ahead);
      // Setting the clock cannot undo time that has passed. Ticks have fractions of a millisecond, instants have none.
      return heard ? Math.floor(Math.max(corrected, heard.at + ticks - heard.moment.ticks)) : corrected;
    },
    isSure() {
      if (!heard) return false;
      const { wall, ticks } = moment();
      return Math.abs(wall - heard.moment.wall - (ticks - heard.moment.ticks)) < unevenness;
    },
  };
}

function narrowed(known: Ahead | undefined, told: Ahead): Ahead {
  if (!known) return told;
  const both = { least: Math.max(known.least, told.least), most: Math.min(known.most, told.most) };
  return both.least <= both.most ? both : told;
}

/** A clock that may be right is not corrected; one that is proven wrong is corrected by the mean of the bounds. */
function correctionOf(ahead: Ahead | undefined): number {
  if (!ahead || (ahead.least <= 0 && ahead.most >= 0)) return 0;
  return Math.round((ahead.least + ahead.most) / 2);
}

function readAhead(): Ahead | undefined {
  const { least, most } = Object(readStored(storageKey)) as Ahead;
  return Number.isFinite(least) && Number.isFinite(most) ? { least, most } : undefined;
}

/**
 * Reads the time from every answer of the product. Other answers, such as the login page of a hotel network, are
 * ignored.
 */
export function listening(fetch: typeof globalThis.fetch, clock: ServerClock): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = clock.moment();
    const response = await fetch(input, init);
    if (response.headers.get('content-type')?.includes('json'))
      clock.hear(response.headers.get('date'), asked);
    return response;
  };
}

/** The clock of this page. Every decision that depends on time uses it instead of the device's clock. */
export const serverClock = makeServerClock(() => ({ wall: Date.now(), ticks: performance.now() }));
