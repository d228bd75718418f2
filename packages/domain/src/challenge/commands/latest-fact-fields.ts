import type { DecisionContext } from './decision-input';
import type { OfflineDetails } from './offline-details';

/**
 * An instant after the latest fact about the same thing, because of such facts the one with the latest instant holds. A
 * clock that stands still or goes back gets the next millisecond.
 */
export function instantAfter(latest: { at: number } | undefined, now: number): number {
  return latest ? Math.max(now, latest.at + 1) : now;
}

/**
 * The fields of a fact of a kind whose latest fact holds, such as a rest day taken or taken back. A command that is
 * performed now gets an instant after every other fact about a run, so that two commands within one millisecond keep their
 * order. A command of a device whose clock is ahead gets such an instant too.
 */
export function latestFactFields(context: DecisionContext, { at: performedAt, deviceKey }: OfflineDetails) {
  const { recordedAt, date, timezone, snapshot } = context;
  const isClockAhead = performedAt !== undefined && performedAt > recordedAt;
  const isPerformedNow = performedAt === undefined || isClockAhead;
  return {
    at: isPerformedNow ? Math.max(recordedAt, snapshot.lastAt + 1) : recordedAt,
    localDate: date,
    timezone,
    ...(deviceKey === undefined ? {} : { deviceKey }),
  };
}
