import type { DecisionContext } from './decision-input';
import type { OfflineDetails } from './offline-details';

/**
 * The fields of a fact of which the latest one holds, such as a rest day taken or taken back. A command that is performed
 * now gets an instant after every other fact, so that two within one millisecond keep their order. So does a command of a
 * device whose clock is ahead.
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
