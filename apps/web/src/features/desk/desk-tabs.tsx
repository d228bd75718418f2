import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { text } from './text';

export type DeskTab = {
  id: keyof typeof text.tabs;
  /** The address below `/desk`. */
  path: string;
  /** What is waiting for an operator behind this tab. Its number is shown beside the name. */
  waiting?: 'questions' | 'reports';
  Tab: ComponentType;
};

const lazyTab = (load: () => Promise<{ default: ComponentType }>) =>
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
  { id: 'overview', path: '', Tab: lazyTab(() => import('./overview/overview-tab')) },
  { id: 'people', path: 'people', Tab: lazyTab(() => import('./people/people-tab')) },
  {
    id: 'support',
    path: 'support',
    waiting: 'questions',
    Tab: lazyTab(() => import('./waiting/support-tab')),
  },
  { id: 'reports', path: 'reports', waiting: 'reports', Tab: lazyTab(() => import('./waiting/reports-tab')) },
  { id: 'invitations', path: 'invitations', Tab: lazyTab(() => import('./invitations/invitations-tab')) },
  { id: 'texts', path: 'texts', Tab: lazyTab(() => import('./texts/texts-tab')) },
  { id: 'audit', path: 'audit', Tab: lazyTab(() => import('./audit/audit-tab')) },
];
