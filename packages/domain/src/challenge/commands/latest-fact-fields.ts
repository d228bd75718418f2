import type { DecisionContext } from './decision-input';
import type { OfflineDetails } from './offline-details';

/**
 * The fields of a fact that replaces an earlier one, such as a rest day taken back: of several, the latest holds. A
 * command of now is recorded after every other fact, so that two within one millisecond keep their order. The same
 * holds for a device whose clock is ahead.
 */
export function latestFactFields(context: DecisionContext, { at: performedAt, deviceKey }: OfflineDetails) {
  const { recordedAt, date, timezone, snapshot } = context;
  const isOfNow = performedAt === undefined || recordedAt < performedAt;
  return {
    at: isOfNow ? Math.max(recordedAt, snapshot.lastAt + 1) : recordedAt,
    localDate: date,
    timezone,
    ...(deviceKey === undefined ? {} : { deviceKey }),
  };
}
