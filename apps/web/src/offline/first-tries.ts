import type { Moment } from '../platform/server-clock';

/** Sent this soon after it was done, a deed is of this moment by the server's clock too. */
const momentMs = 10_000;

/** On both clocks: the ticks stand still while a phone sleeps, and the clock may be set back. */
const isOfThisMoment = (done: Moment, now: Moment): boolean =>
  now.ticks - done.ticks < momentMs && now.wall - done.wall < momentMs;

/** The deeds of this page that were not sent yet for the first time, by their keys. */
export function makeFirstTries(moment: () => Moment) {
  /** With the moment where the clock was not sure of it. */
  const done = new Map<string, Moment | undefined>();
  return {
    note(deviceKey: string, isSure: boolean): void {
      done.set(deviceKey, isSure ? undefined : moment());
    },
    has: ({ deviceKey }: { deviceKey: string }): boolean => done.has(deviceKey),
    /** Whether date and instant are the server's to say. */
    isLeftToServer({ deviceKey }: { deviceKey: string }): boolean {
      const then = done.get(deviceKey);
      return then !== undefined && isOfThisMoment(then, moment());
    },
    /** Once only: whether a first try arrived is not known, and the second must say when it was done. */
    isOver({ deviceKey }: { deviceKey: string }): void {
      done.delete(deviceKey);
    },
    /** Whatever stands behind a deed that could not be sent waits as well. */
    areOver(): void {
      done.clear();
    },
  };
}
