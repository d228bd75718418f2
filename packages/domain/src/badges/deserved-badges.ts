import { type BadgeId, badgeIds } from '../challenge/facts/badge-id';
import type { Snapshot } from '../challenge/fold/snapshot';
import { badgeRule, isEarned } from './badge-rules';
import { tallyOf } from './tally';

/** Every badge that the log has earned, recorded or not, in the order of the badge list. */
export function deservedBadges(snapshot: Snapshot): BadgeId[] {
  const tally = tallyOf(snapshot);
  return badgeIds.filter((id) => isEarned(badgeRule(id), tally));
}
