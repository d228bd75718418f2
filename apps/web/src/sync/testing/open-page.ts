import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { vi } from 'vitest';
import { localStateOf } from '../../challenge/local-state';
import { todayView } from '../../challenge/views';
import { stubPerson } from '../../platform/stub-session';
import { makeServerClock, type ServerClock } from '../../platform/time/server-clock';
import { loadDriver } from '../load-driver';
import { rebase } from '../reducer/rebase';
import { statusOf } from '../status/sync-status';
import type { SyncStore } from '../store/store';
import { makeSync } from '../sync';
import { afterTest, settle, uidOfTest } from './fake-browser';
import { makeServer, type Server } from './fake-server';
import { makeMemoryStore } from './memory-store';

/** The clock of the device, either confirmed by the server or not yet. */
export function makeClock(isSure = true): ServerClock {
  const clock = makeServerClock(() => ({ wall: Date.now(), ticks: performance.now() }));
  if (isSure) clock.readDate(new Date().toUTCString(), clock.moment());
  return clock;
}

interface PageOptions {
  server?: Server;
  store?: SyncStore;
  clock?: ServerClock;
  isSignedIn?: () => boolean;
  load?: typeof loadDriver;
  /** Whether the page pulls and pushes automatically. Without it, the page does only what the test requests. */
  isStarted?: boolean;
}

/** A page of one person that has read its device. Its driver is not loaded yet. */
export async function makeUnloadedPage({
  server = makeServer(),
  store = makeMemoryStore(),
  clock = makeClock(),
  isSignedIn = () => true,
  load = loadDriver,
}: Omit<PageOptions, 'isStarted'> = {}) {
  const uid = uidOfTest();
  const stored = await store.read(uid);
  const device = { store, stored, local: stored.base && rebase(stored.base, stored.pending) };
  const onAnswersOutdated = vi.fn();
  const needs = { api: server.api, clock, uid, profile: stubPerson, device, isSignedIn, onAnswersOutdated };
  return { sync: makeSync(needs, load), server, clock, onAnswersOutdated };
}

/** A page of one person whose driver is loaded. */
export async function openPage({ isStarted = false, ...options }: PageOptions = {}) {
  const page = await makeUnloadedPage(options);
  const { sync, clock } = page;
  await sync.ready();
  const stop = isStarted ? sync.start() : () => {};
  afterTest(stop);
  if (isStarted) await settle();
  return {
    ...page,
    stop,
    status: () => statusOf(sync.state(), clock.now()),
    today: () => {
      const { local, profile } = sync.state();
      return local && todayView.select(localStateOf(local, profile, clock.now()));
    },
    /** Performs a command and waits until its push has succeeded or failed. */
    async performAndPush(command: DayCommand) {
      const performed = await sync.perform(command);
      await settle();
      return performed;
    },
  };
}
