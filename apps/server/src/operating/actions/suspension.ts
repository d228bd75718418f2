import { socialSuspension } from '../../db/schema/social-schema';
import type { ActionTask } from '../audited';
import { refuseForOperator } from './operators';

const day = 24 * 3_600_000;

/** Keeps a person out of everything that people do together, for so many days from now. With 0 days a suspension ends. */
export async function suspend(
  { transaction, now }: ActionTask,
  personId: string,
  days: number,
  reason?: string,
) {
  const refused = days > 0 ? await refuseForOperator({ transaction, now }, personId) : undefined;
  if (refused) return refused;
  const until = new Date(now + days * day);
  await transaction
    .insert(socialSuspension)
    .values({ personId, until })
    .onConflictDoUpdate({ target: socialSuspension.personId, set: { until } });
  return { until, audit: { person: personId, days, ...(reason ? { reason } : {}) } };
}
