import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { text } from './text';

export type DeskTab = {
  id: keyof typeof text.tabs;
  /** The address below `/desk`. */
  path: string;
  /** What is waiting behind this tab. Its number is shown beside the name. */
  waiting?: 'questions' | 'reports';
  Tab: ComponentType;
};

const tab = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPart(load, {
    waiting: () => (
      <SkeletonGroup label={text.loading} className="grid gap-3">
        <Skeleton className="h-11 w-56" />
        <Skeleton className="h-96" />
      </SkeletonGroup>
    ),
    missing: () => <p role="alert">{text.tabNotLoaded}</p>,
  });

/** The tabs of the desk, each in a file of its own. A new one is a file, a line here, and its name in the texts. */
export const deskTabs: readonly DeskTab[] = [
  { id: 'overview', path: '', Tab: tab(() => import('./overview/overview-tab')) },
  { id: 'people', path: 'people', Tab: tab(() => import('./people/people-tab')) },
  { id: 'invitations', path: 'invitations', Tab: tab(() => import('./invitations/invitations-tab')) },
  { id: 'support', path: 'support', waiting: 'questions', Tab: tab(() => import('./waiting/support-tab')) },
  { id: 'reports', path: 'reports', waiting: 'reports', Tab: tab(() => import('./waiting/reports-tab')) },
  { id: 'texts', path: 'texts', Tab: tab(() => import('./texts/texts-tab')) },
  { id: 'audit', path: 'audit', Tab: tab(() => import('./audit/audit-tab')) },
];
