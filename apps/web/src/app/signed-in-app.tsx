import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { makeTrainingLog, TrainingLogContext } from '../offline/training-log';
import type { Api } from '../platform/api';
import { refreshBoards, refreshChallenge } from '../platform/challenge-queries';
import { isRemembered } from '../platform/identity/remembered';
import { keepAnswers, restoreAnswers } from '../platform/kept-answers';
import { areNotificationsEnabled, notificationsBeingSwitched } from '../platform/notifications-enabled';
import { serverClock } from '../platform/server-clock';
import { type SessionAdapter, SessionContext, useSession, useSessionAdapter } from '../platform/session';
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
  const [{ queryClient, log, uid, withLog }] = useState(() => compose(session));
  useEffect(() => keepAnswers(queryClient, uid, localStorage), [queryClient, uid]);
  useEffect(() => log.start(), [log]);
  useEffect(() => onceAnswered(queryClient, () => void keepDevice(withLog.api)), [queryClient, withLog]);
  return (
    <SessionContext value={withLog}>
      <TrainingLogContext value={log}>
        <QueryClientProvider client={queryClient}>
          <Outlet />
        </QueryClientProvider>
      </TrainingLogContext>
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
  const log = makeTrainingLog({
    api: session.api,
    uid,
    profile() {
      const latest = session.current();
      return latest.state === 'signed-in' ? latest.person : person;
    },
    onNews: () => void refreshChallenge(queryClient),
    onSent: () => void refreshBoards(queryClient),
    isSignedIn: () => isRemembered(uid, localStorage),
  });
  const signOut = async () => {
    await Promise.race([onDevice('leaveDevice', session.api), wait(leavingWithin)]);
    await session.signOut();
  };
  return { queryClient, log, uid, withLog: { ...session, api: log.api, signOut } };
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
 * After the page shows its answers, also that nothing is begun yet: keeping the program for later is a megabyte, and
 * must not hold up what is wanted now.
 */
function onceAnswered(queryClient: QueryClient, work: () => void): () => void {
  const cache = queryClient.getQueryCache();
  const stop = cache.subscribe(() => {
    const isShown = cache.getAll().some(({ state }) => state.status !== 'pending');
    if (!isShown || queryClient.isFetching() > 0) return;
    stop();
    (globalThis.requestIdleCallback ?? setTimeout)(work);
  });
  return stop;
}
