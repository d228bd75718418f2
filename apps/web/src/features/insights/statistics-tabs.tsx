import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import { useCan } from '../../challenge/premium';
import { PageTabs } from '../../ui/page-tabs';
import { text } from './text';

const features = {
  details: 'detailed-metrics',
  forecast: 'predictive-analytics',
  muscles: 'muscle-groups',
  recovery: 'recovery-insights',
} as const satisfies Record<string, FeatureId>;

export type InsightId = keyof typeof features;

/** The feature that opens an insight. */
export const featureOf = (id: InsightId): FeatureId => features[id];

const insights = Object.keys(features) as InsightId[];

/** The overview, and the insights. Those that the person’s plan does not open have a lock. */
export function StatisticsTabs() {
  const canUse = useCan();
  return (
    <PageTabs
      label={text.statistics}
      tabs={[
        { to: '/statistics', name: text.overview },
        ...insights.map((id) => ({
          to: `/statistics/${id}`,
          name: text.tabs[id],
          isLocked: canUse(featureOf(id)) === false,
        })),
      ]}
    />
  );
}
