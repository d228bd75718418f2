import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import { useCan } from '../../challenge/premium';
import { PageTabs } from '../../ui/page-tabs';
import { text } from './text/coach';

const tabs: ReadonlyArray<{ to: string; name: keyof typeof text.tabs; feature: FeatureId }> = [
  { to: '/coach', name: 'tips', feature: 'coaching-tips' },
  { to: '/coach/recovery', name: 'programs', feature: 'recovery-programs' },
  { to: '/coach/nutrition', name: 'nutrition', feature: 'nutrition-guidance' },
];

/** The pages of the coach. Those that the person’s plan does not open have a lock. */
export function CoachTabs() {
  const can = useCan();
  return (
    <PageTabs
      label={text.title}
      tabs={tabs.map(({ to, name, feature }) => ({
        to,
        name: text.tabs[name],
        isLocked: can(feature) === false,
      }))}
    />
  );
}
