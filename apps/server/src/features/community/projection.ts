import { newCommunityEntries } from '@hundred/domain/community/community-entries';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { can } from '@hundred/domain/entitlements/feature-tiers';
import type { Projection } from '../../log/projection';

/**
 * Adds the new milestones to the community's feed. A restart removes the earlier ones, because they belong to a run that
 * is over. The database function `project_community` skips people who do not take part or are suspended.
 */
export const communityProjection: Projection = {
  name: 'community',
  dataFor({ facts, before, after, now }) {
    const isRestarted = facts.some(({ kind }) => kind === 'runRestarted');
    const mayShare = can(entitlementOf(after, now), 'community-access');
    const news = mayShare ? newCommunityEntries(facts, before, after) : [];
    return isRestarted || news.length > 0 ? { isRestarted, news, at: new Date(now).toISOString() } : null;
  },
};
