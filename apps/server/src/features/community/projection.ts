import { newCommunityEntries } from '@hundred/domain/community/community-entries';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { can } from '@hundred/domain/entitlements/feature-tiers';
import type { Projection } from '../../log/projections';

/** Milestones of a person who shares them. A restart removes what was shared, because it was about a run that is over. */
export const communityProjection: Projection = {
  name: 'community',
  dataFor({ facts, before, after, now }) {
    const isRestarted = facts.some(({ kind }) => kind === 'runRestarted');
    const isOpen = can(entitlementOf(after, now), 'community-access');
    const news = isOpen ? newCommunityEntries(facts, before, after) : [];
    return isRestarted || news.length > 0 ? { isRestarted, news, at: new Date(now).toISOString() } : null;
  },
};
