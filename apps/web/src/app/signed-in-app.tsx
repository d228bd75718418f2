import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { coldStartKey } from '../challenge/use-challenge';
import { boardsKey } from '../platform/board-keys';
import { logUnlessRequestFailed } from '../platform/http/log-unless-request-failed';
import { isRemembered } from '../platform/identity/session-memory';
import { type SessionAdapter, SessionContext, useSession, useSessionAdapter } from '../platform/session';
import { persistAnswers, restoreAnswers } from '../platform/storage/persisted-answers';
import { serverClock } from '../platform/time/server-clock';
import { followCounts } from '../sync/status/follow-counts';
import { openDevice, takePreloadedDevice } from '../sync/store/open-device';
import { makeSync, type Sync } from '../sync/sync';
import { SyncContext } from '../sync/sync-context';
import type { BoardRefresh } from './board-refresh';
import { makeQueryClient } from './query-client';

/** About when the page began to load, because this code is among the first. */
const loadStartedAt = Date.now();

/** Everything that only signed-in pages need. It is created again when another tab signs in another person. */
export default function SignedInApp() {
  const session = useSession();
  return session.state === 'signed-in' && <PersonApp key={session.person.uid} />;
}

/** One person, from the sign-in to the sign-out. */
function PersonApp() {
  const session = useSessionAdapter();
  const [{ queryClient, sync, boards, uid, syncedSession }] = useState(() => compose(session));
  useEffect(() => {
    const isSignedIn = () => isRemembered(uid, localStorage);
    const stops = [
      persistAnswers(queryClient, uid, localStorage),
      sync.start(),
      startBoardRefresh(boards),
      followCounts(sync, uid, isSignedIn),
      followProfile(session, sync),
      startStoringDays(sync, uid, isSignedIn),
      onceShown(queryClient, sync, async () => {
        const { setUpDevice } = await import('./device-setup');
        await setUpDevice(syncedSession.api, loadStartedAt);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, queryClient, sync, boards, uid, syncedSession]);
  return (
    <SessionContext value={syncedSession}>
      <SyncContext value={sync}>
        <QueryClientProvider client={queryClient}>
          <Outlet />
        </QueryClientProvider>
      </SyncContext>
    </SessionContext>
  );
}

/** Creates what lives as long as the person is signed in. */
function compose(session: SessionAdapter) {
  const current = session.current();
  if (current.state !== 'signed-in') throw new Error('Nobody is signed in.');
  const { person } = current;
  const { uid } = person;
  const queryClient = makeQueryClient();
  const now = Date.now();
  restoreAnswers(queryClient, uid, localStorage, now, serverClock.now() - now);

  const refreshAllBoards = () => queryClient.invalidateQueries({ queryKey: boardsKey });
  function onAnswersOutdated(): void {
    void boards.then(({ refreshIfChanged }) => refreshIfChanged(), refreshAllBoards);
    void queryClient.invalidateQueries({ queryKey: coldStartKey });
  }
  const sync = makeSync({
    api: session.api,
    clock: serverClock,
    uid,
    profile: person,
    device: takePreloadedDevice(uid) ?? openDevice(uid),
    isSignedIn: () => isRemembered(uid, localStorage),
    onAnswersOutdated,
  });
  // Loaded beside the first render, long before the first push, after which `onAnswersOutdated` needs it.
  const boards = import('./board-refresh').then((module) => module.makeBoardRefresh(sync, queryClient));

  /** First removes the device from notifications, but waits only briefly for the server. */
  async function signOut(): Promise<void> {
    const leaving = import('./device-setup').then(({ leaveDevice }) => leaveDevice(session.api));
    await Promise.race([leaving.catch(logUnlessRequestFailed), wait(leaveTimeoutMs)]);
    await session.signOut();
  }
  return { queryClient, sync, boards, uid, syncedSession: { ...session, api: sync.api, signOut } };
}

/** How long signing out waits until the device is removed from notifications. */
const leaveTimeoutMs = 2000;

/** Passes every change of the profile to the sync, because screens show it beside the data of the log. */
function followProfile(session: SessionAdapter, sync: Sync): () => void {
  return session.subscribe(() => {
    const current = session.current();
    if (current.state === 'signed-in') sync.setProfile(current.person);
  });
}

/**
 * Stores the days that the next start paints first. If this code cannot be loaded, that start shows its day a little
 * later.
 */
function startStoringDays(sync: Sync, uid: string, isSignedIn: () => boolean): () => void {
  const following = import('../challenge/store-painted-days').then(({ storePaintedDays }) =>
    storePaintedDays(sync, uid, isSignedIn),
  );
  following.catch(ignore);
  return () => void following.then((stop) => stop(), ignore);
}

/** Refreshes boards after pushes. If the code cannot be loaded, `onAnswersOutdated` requests all boards on the screen. */
function startBoardRefresh(boards: Promise<BoardRefresh>): () => void {
  const starting = boards.then(({ start }) => start());
  starting.catch(ignore);
  return () => void starting.then((stop) => stop(), ignore);
}

/**
 * Runs the work once the page shows its log or, on a device without a log, the answers of the server. The work stores the
 * page's files, a megabyte that must not delay what the person sees. If it fails, the next visit does it.
 */
function onceShown(queryClient: QueryClient, sync: Sync, work: () => Promise<void>): () => void {
  const cache = queryClient.getQueryCache();
  function startIfShown(): void {
    const isAnswered = cache.getAll().some(({ state }) => state.status !== 'pending');
    if (!(sync.state().local || isAnswered) || queryClient.isFetching() > 0) return;
    stop();
    (globalThis.requestIdleCallback ?? setTimeout)(() => void work().catch(logUnlessRequestFailed));
  }
  const stops = [cache.subscribe(startIfShown), sync.subscribe(startIfShown)];
  const stop = () => {
    for (const end of stops) end();
  };
  return stop;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const ignore = () => {};
