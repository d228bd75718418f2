import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import { useCan } from '../../challenge/premium';
import { PageTabs } from '../../ui/page-tabs';

const tabs: ReadonlyArray<{ to: string; name: string; feature: FeatureId }> = [
  { to: '/coach', name: 'Tips', feature: 'coaching-tips' },
  { to: '/coach/recovery', name: 'Programs', feature: 'recovery-programs' },
  { to: '/coach/nutrition', name: 'Nutrition', feature: 'nutrition-guidance' },
];

export function CoachTabs() {
  const isOpen = useCan();
  return (
    <PageTabs
      label="Coach"
      tabs={tabs.map(({ feature, ...tab }) => ({ ...tab, isLocked: isOpen(feature) === false }))}
    />
  );
}
