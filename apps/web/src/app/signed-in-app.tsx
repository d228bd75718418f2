import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { coldStartKey } from '../challenge/use-challenge';
import type { Api } from '../platform/api';
import { refreshBoards } from '../platform/board-keys';
import { isRemembered } from '../platform/identity/remembered';
import { keepAnswers, restoreAnswers } from '../platform/kept-answers';
import { areNotificationsEnabled, notificationsBeingSwitched } from '../platform/notifications-enabled';
import { serverClock } from '../platform/server-clock';
import { type SessionAdapter, SessionContext, useSession, useSessionAdapter } from '../platform/session';
import { followCounts } from '../sync/status/follow-counts';
import { openDevice, takePreloadedDevice } from '../sync/store/open-device';
import { makeSync, type Sync } from '../sync/sync';
import { SyncContext } from '../sync/sync-context';
import { makeQueryClient } from './query-client';

/**
 * What only signed-in pages need; the public ones are spared its code. Made anew for each person: another tab can
 * sign in somebody else at any moment.
 */
export default function SignedInApp() {
  const session = useSession();
  return session.state === 'signed-in' && <AppOfPerson key={session.person.uid} />;
}

function AppOfPerson() {
  const session = useSessionAdapter();
  const [{ queryClient, sync, uid, synced }] = useState(() => compose(session));
  useEffect(() => keepAnswers(queryClient, uid, localStorage), [queryClient, uid]);
  useEffect(() => sync.start(), [sync]);
  useEffect(() => followCounts(sync, uid, () => isRemembered(uid, localStorage)), [sync, uid]);
  useEffect(() => startFirstPaint(sync, uid), [sync, uid]);
  useEffect(() => followProfile(session, sync), [session, sync]);
  useEffect(
    () => onceShown(queryClient, sync, () => void keepDevice(synced.api)),
    [queryClient, sync, synced],
  );
  return (
    <SessionContext value={synced}>
      <SyncContext value={sync}>
        <QueryClientProvider client={queryClient}>
          <Outlet />
        </QueryClientProvider>
      </SyncContext>
    </SessionContext>
  );
}

function compose(session: SessionAdapter) {
  const current = session.current();
  if (current.state !== 'signed-in') throw new Error('Nobody is signed in.');
  const { person } = current;
  const { uid } = person;
  const queryClient = makeQueryClient();
  const now = Date.now();
  restoreAnswers(queryClient, uid, localStorage, now, serverClock.now() - now);
  const sync = makeSync({
    api: session.api,
    clock: serverClock,
    uid,
    profile: person,
    device: takePreloadedDevice(uid) ?? openDevice(uid),
    isSignedIn: () => isRemembered(uid, localStorage),
    onServerChanged() {
      void refreshBoards(queryClient);
      void queryClient.invalidateQueries({ queryKey: coldStartKey });
    },
  });
  const signOut = async () => {
    await Promise.race([onDevice('leaveDevice', session.api), wait(leavingWithin)]);
    await session.signOut();
  };
  return { queryClient, sync, uid, synced: { ...session, api: sync.api, signOut } };
}

/** Without its code the next start only shows its day a little later. */
function startFirstPaint(sync: Sync, uid: string): () => void {
  const following = import('../challenge/first-paint-record').then(({ followFirstPaint }) =>
    followFirstPaint(sync, uid),
  );
  following.catch(() => {});
  return () => void following.then((stop) => stop()).catch(() => {});
}

/** Screens show the name and the settings of the profile beside what follows from the log. */
function followProfile(session: SessionAdapter, sync: Sync): () => void {
  return session.subscribe(() => {
    const current = session.current();
    if (current.state === 'signed-in') sync.setProfile(current.person);
  });
}

/** Only who has notifications on this device needs what makes them. */
async function onDevice(work: 'keepRegistered' | 'leaveDevice', api: Api): Promise<void> {
  if (!areNotificationsEnabled() && !notificationsBeingSwitched()) return;
  try {
    await (await import('../features/notifications/this-device'))[work](api);
  } catch {
    // Without a connection there may be no such code here: the page goes on without.
  }
}

const loadedAt = Date.now();

async function keepDevice(api: Api): Promise<void> {
  // Where it does not come, the page goes on without: the next load asks for it again.
  await import('../platform/keep-program').then(
    ({ keepProgram }) => keepProgram(loadedAt),
    () => {},
  );
  await onDevice('keepRegistered', api);
}

/** Signing out does not wait longer for a server that may be away. */
const leavingWithin = 2000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * After the page shows its log, or the answers of a cold start: keeping the program for later is a megabyte, and must not
 * hold up what is wanted now.
 */
function onceShown(queryClient: QueryClient, sync: Sync, work: () => void): () => void {
  const cache = queryClient.getQueryCache();
  const look = () => {
    const isAnswered = cache.getAll().some(({ state }) => state.status !== 'pending');
    if (!(sync.state().local || isAnswered) || queryClient.isFetching() > 0) return;
    stop();
    (globalThis.requestIdleCallback ?? setTimeout)(work);
  };
  const stops = [cache.subscribe(look), sync.subscribe(look)];
  const stop = () => {
    for (const end of stops) end();
  };
  return stop;
}
