import { type PageTab, PageTabs } from '../../layout/page-tabs';

const tabs: readonly PageTab[] = [
  { to: '/statistics', name: 'Overview' },
  { to: '/statistics/details', name: 'Details', feature: 'detailed-metrics' },
  { to: '/statistics/forecast', name: 'Forecast', feature: 'predictive-analytics' },
  { to: '/statistics/muscles', name: 'Muscles', feature: 'muscle-groups' },
  { to: '/statistics/recovery', name: 'Recovery', feature: 'recovery-insights' },
];

export const StatisticsTabs = () => <PageTabs label="Statistics" tabs={tabs} />;
