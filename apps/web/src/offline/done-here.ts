import { localDateIn } from '@hundred/domain/days/zones';
import type { Heard, Moment, ServerClock } from '../platform/server-clock';
import type { Deed } from './deed';

/** Sent this soon after it was done, a deed is of this moment by the server's clock too. */
const momentMs = 10_000;

/** On both clocks: the ticks stand still while a phone sleeps, and the clock may be set back. */
const isOfThisMoment = (done: Moment, now: Moment): boolean =>
  now.ticks - done.ticks < momentMs && now.wall - done.wall < momentMs;

/** The network may be slow: what is sent now arrives within this time, or waits. In milliseconds. */
const arrivalMs = 60_000;

/** Done at the end of a date, which may be over by the time the server hears of it. */
const isAtTurnOfDate = ({ at, localDate, timezone }: Pick<Deed, 'at' | 'localDate' | 'timezone'>): boolean =>
  localDate !== undefined && timezone !== undefined && localDateIn(timezone, at + arrivalMs) !== localDate;

/** A moment of this page, and what is known to have happened before it, in epoch milliseconds. */
type Done = Moment & { after: number };

/**
 * When something was done, by the server's time. The ticks cannot be set, and stand still at most: it was no later than
 * they say. Noted as later, it was noted by a clock that had been set forward; what passed since, that clock says.
 */
export function datedBy(heard: Heard, done: Done, noted: number): number {
  const ticks = heard.moment.ticks - done.ticks;
  const latest = heard.at - ticks;
  if (ticks < 0 || noted <= latest + momentMs) return noted;
  return Math.max(done.after + 1, Math.floor(heard.at - Math.max(ticks, heard.moment.wall - done.wall)));
}

type Key = { deviceKey: string };

/** What this page knows of the deeds done on it, and the device does not keep. */
export function makeDoneHere(clock: Pick<ServerClock, 'moment' | 'lastHeard'>) {
  const untried = new Set<string>();
  /** Those that were done by a clock that may be wrong, and when. */
  const unsure = new Map<string, Done>();
  return {
    note(deviceKey: string, isSure: boolean, after: number): void {
      untried.add(deviceKey);
      if (!isSure) unsure.set(deviceKey, { ...clock.moment(), after });
    },
    isFirstTry: ({ deviceKey }: Key): boolean => untried.has(deviceKey),
    /** Once only: whether a first try arrived is not known, and the second must say when it was done. */
    isTried({ deviceKey }: Key): void {
      untried.delete(deviceKey);
    },
    /** Whatever stands behind a deed that could not be sent waits as well. */
    areTried: (): void => untried.clear(),
    /** Whether date and instant are the server's to say. */
    isLeftToServer(deed: Key & Pick<Deed, 'at' | 'localDate' | 'timezone'>): boolean {
      const done = unsure.get(deed.deviceKey);
      if (!done || !untried.has(deed.deviceKey) || isAtTurnOfDate(deed)) return false;
      return isOfThisMoment(done, clock.moment());
    },
    isUnsure: ({ deviceKey }: Key): boolean => unsure.has(deviceKey),
    /** When it was done, as far as the server's time is known by now. */
    whenDone({ deviceKey, at }: Key & { at: number }): number {
      const done = unsure.get(deviceKey);
      const heard = clock.lastHeard();
      return done && heard ? datedBy(heard, done, at) : at;
    },
  };
}
