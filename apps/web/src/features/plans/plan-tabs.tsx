import { type PageTab, PageTabs } from '../../layout/page-tabs';

/** Anybody may try the editor; only using a plan is locked. */
const tabs: readonly PageTab[] = [
  { to: '/plan', name: 'Plan' },
  { to: '/plan/schedule', name: 'Schedule', feature: 'scheduler' },
];

export const PlanTabs = () => <PageTabs label="Plan" tabs={tabs} />;
