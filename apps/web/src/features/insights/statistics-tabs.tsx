import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import { useCan } from '../../challenge/premium';
import { PageTabs } from '../../ui/page-tabs';

const tabs: ReadonlyArray<{ to: string; name: string; feature?: FeatureId }> = [
  { to: '/statistics', name: 'Overview' },
  { to: '/statistics/details', name: 'Details', feature: 'detailed-metrics' },
  { to: '/statistics/forecast', name: 'Forecast', feature: 'predictive-analytics' },
  { to: '/statistics/muscles', name: 'Muscles', feature: 'muscle-groups' },
  { to: '/statistics/recovery', name: 'Recovery', feature: 'recovery-insights' },
];

export function StatisticsTabs() {
  const isOpen = useCan();
  const isLocked = (feature?: FeatureId) => feature !== undefined && isOpen(feature) === false;
  return (
    <PageTabs
      label="Statistics"
      tabs={tabs.map(({ feature, ...tab }) => ({ ...tab, isLocked: isLocked(feature) }))}
    />
  );
}
