import { keepValue, readKept } from '../storage/kept-value';

/** The two clocks of a device. The one on the wall can be set; the ticks cannot, but may stand still in its sleep. */
export type Moment = { wall: number; ticks: number };

/** What time it was for the server at a moment of this device. */
export type Heard = { at: number; moment: Moment };

export interface ServerClock {
  /** What time it is for the server, in epoch milliseconds, as far as its answers have told. */
  now(): number;
  /** Whether that is known from the server itself, and nobody has set the device's clock since. */
  isSure(): boolean;
  moment(): Moment;
  lastHeard(): Heard | undefined;
  /** An answer to what was asked at that moment came just now, with this `date`. */
  hear(date: string | null, asked: Moment): void;
}

/** How far the server's clock is ahead of the device's: somewhere between these two, in milliseconds. */
type Ahead = { least: number; most: number };

/** Where the browser refuses to keep it, the next visit begins with the device's clock. */
const storageKey = 'hundred:clock';
/** A `date` leaves out what is less. */
const second = 1_000;
/** Clocks run unevenly by less than this; by more, the device slept or somebody set its clock. */
const unevenness = 10_000;

/**
 * The server's time on this device, with a connection and without. Each answer tells between which two bounds the
 * difference lies: the server wrote its date while the answer was waited for. What several answers tell together is
 * closer than any of them, and an answer that contradicts the others means that the device's clock was set.
 */
export function makeServerClock(moment: () => Moment): ServerClock {
  let ahead = readAhead();
  let heard: Heard | undefined;

  const hear: ServerClock['hear'] = (date, asked) => {
    const told = Date.parse(date ?? '');
    if (Number.isNaN(told)) return;
    const here = moment();
    // Asleep the ticks stood still, and a clock that was set back would make the wait shorter than it was.
    const waited = Math.max(here.wall - asked.wall, here.ticks - asked.ticks);
    const before = correctionOf(ahead);
    ahead = narrowed(ahead, { least: told - here.wall, most: told + second - here.wall + waited });
    heard = { at: here.wall + correctionOf(ahead), moment: here };
    if (Math.abs(correctionOf(ahead) - before) > second)
      keepValue(storageKey, correctionOf(ahead) === 0 ? undefined : ahead);
  };

  return {
    moment,
    hear,
    lastHeard: () => heard,
    now() {
      const { wall, ticks } = moment();
      const corrected = wall + correctionOf(ahead);
      // Time that has passed cannot be taken back by setting the clock. Ticks have parts of a millisecond, instants none.
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

/** A clock that may be right is taken at its word; one that is proven wrong is corrected by the middle. */
function correctionOf(ahead: Ahead | undefined): number {
  if (!ahead || (ahead.least <= 0 && ahead.most >= 0)) return 0;
  return Math.round((ahead.least + ahead.most) / 2);
}

function readAhead(): Ahead | undefined {
  const { least, most } = Object(readKept(storageKey)) as Ahead;
  return Number.isFinite(least) && Number.isFinite(most) ? { least, most } : undefined;
}

/** Reads the time off every answer of the product. Whatever else answers in its place (a hotel's login) is not heard. */
export function listening(fetch: typeof globalThis.fetch, clock: ServerClock): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = clock.moment();
    const response = await fetch(input, init);
    if (response.headers.get('content-type')?.includes('json'))
      clock.hear(response.headers.get('date'), asked);
    return response;
  };
}

/** The clock of this page: whatever is decided by the time asks it, and not the device's. */
export const serverClock = makeServerClock(() => ({ wall: Date.now(), ticks: performance.now() }));
