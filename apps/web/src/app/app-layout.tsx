import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { BottomBar } from '../layout/bottom-bar';
import { usePageArrival } from '../layout/page-arrival';
import { contentId, SkipLink } from '../layout/skip-link';
import { TopBar } from '../layout/top-bar';
import { useSession } from '../platform/session';
import { OfflineLine } from '../sync/status/offline-line';
import { RefusedCommandsSlot } from '../sync/status/refused-commands-slot';
import { useDateChanges, useSync } from '../sync/sync-context';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '../ui/feedback/skeleton';
import { PageBoundary } from './error-boundary';
import { text } from './text';

/** Loads late, because the chosen accent is set before the first paint and checking it can wait. */
const PlanInForce = lazyPart(() => import('./plan-in-force'));

/** Warnings that most people never see, so a start does not load them. */
const NotStoredLine = lazyPart(() => import('../sync/status/not-stored-line'));
const OutdatedLine = lazyPart(() => import('../sync/status/outdated-line'));

/** The frame of every signed-in page. */
export default function AppLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  usePageArrival();
  const dateChanges = useDateChanges();
  usePullOnNavigation(pathname);
  if (session.state !== 'signed-in') return null;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <OfflineLine />
      <NotStoredLine />
      <OutdatedLine />
      <main
        id={contentId}
        tabIndex={-1}
        className="page-width flex-1 pt-6 has-[[data-dashboard]]:pt-3.5! tablet:has-[[data-dashboard]]:pt-[clamp(1.25rem,1.8vw,2.25rem)]! pb-[calc(var(--bar-height)+32px+env(safe-area-inset-bottom))] tablet:pt-12 tablet:pb-16"
      >
        <RefusedCommandsSlot />
        <PageBoundary path={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            {/* A changed context renders the page again, because texts such as "tomorrow" depend on the date. */}
            <Outlet context={dateChanges} />
          </Suspense>
        </PageBoundary>
      </main>
      <BottomBar />
      <PlanInForce />
    </div>
  );
}

/** After this time since the last pull another device may have added facts. */
const staleAfterMs = 30_000;

/** Pulls the log when another page is opened, unless it was pulled just before. */
function usePullOnNavigation(pathname: string): void {
  const sync = useSync();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    sync.pushAndPullIfOlder(staleAfterMs);
  }, [sync, pathname]);
}

function PageSkeleton() {
  return (
    <SkeletonGroup label={text.loading} className="grid gap-6">
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="h-80" />
    </SkeletonGroup>
  );
}
