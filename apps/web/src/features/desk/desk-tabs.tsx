import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';

export type DeskTab = {
  /** The address below `/desk`. */
  path: string;
  name: string;
  /** Whose number of waiting things is shown beside the name. */
  waiting?: 'questions' | 'reports';
  Tab: ComponentType;
};

const waiting = (
  <SkeletonGroup label="Loading" className="grid gap-3">
    <Skeleton className="h-11 w-56" />
    <Skeleton className="h-96" />
  </SkeletonGroup>
);
const missing = <p role="alert">This part did not load. Check your connection and load the page again.</p>;
const tab = (load: () => Promise<{ default: ComponentType }>) => lazyPart(load, { waiting, missing });

/** The tabs of the desk, each in a file of its own. A new one is a file and a line here. */
export const deskTabs: readonly DeskTab[] = [
  { path: '', name: 'Overview', Tab: tab(() => import('./overview/overview-tab')) },
  { path: 'people', name: 'People', Tab: tab(() => import('./people/people-tab')) },
  { path: 'support', name: 'Support', waiting: 'questions', Tab: tab(() => import('./waiting/support-tab')) },
  { path: 'reports', name: 'Reports', waiting: 'reports', Tab: tab(() => import('./waiting/reports-tab')) },
  { path: 'audit', name: 'Audit', Tab: tab(() => import('./audit/audit-tab')) },
];
