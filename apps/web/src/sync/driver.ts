import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { historyOf } from '@hundred/domain/challenge/state/history';
import { zoneAt } from '@hundred/domain/days/zone-history';
import type { Transport } from '../platform/http/api';
import { browserZone } from '../platform/time/browser-zone';
import type { Moment } from '../platform/time/server-clock';
import { dayStretch } from './command/day-stretch';
import { canPush } from './command/pending-command';
import { makePerform } from './command/perform';
import type { Performed, Press } from './command/press';
import { requestWakeUp } from './network/background-sync';
import { listenForConnection } from './network/connection';
import { makePull } from './network/pull';
import { makePush } from './network/push';
import { makeRetry } from './network/retry';
import type { LogPart } from './reducer/base-log';
import { rebase } from './reducer/rebase';
import { isColdStart } from './reducer/sync-state';
import { takeOverLegacyDevice } from './store/legacy-device';
import { makeSyncCore, type SyncCoreNeeds } from './sync-core';

// Rules that the other half uses from this chunk.
export { fold, historyOf, rebase, takeOverLegacyDevice };

interface DriverNeeds extends SyncCoreNeeds {
  api: Transport;
  onServerChanged: () => void;
}

export type Driver = ReturnType<typeof makeDriver>;

/** Coming back to a page fires several events at once, and one pull is enough. In milliseconds. */
const freshFor = 5_000;

/** A timer for midnight fails on a device that slept, so the clock is compared at this interval. */
const compareClockEvery = 10_000;

/** Decides when to pull and to push. The reducer decides everything that follows. */
export function makeDriver(needs: DriverNeeds) {
  const { api } = needs;
  const core = makeSyncCore(needs);
  const { pull, pullOnce } = makePull(core, api);
  const push = makePush({ core, api, pull });
  const performHere = makePerform(core, pullOnce);
  const retry = makeRetry(refresh);
  let lastPull: Moment | undefined;
  /** The instant at which the date was last compared. */
  let comparedAt = core.clock.now();

  const hasPending = () => core.state().pending.some(canPush);
  const factsOnDevice = () => core.state().base?.facts;

  function noteReachability(isOffline: boolean): void {
    core.dispatch({ type: 'reachabilityChanged', isOffline });
    if (isOffline) retry.later();
  }

  async function pushPending(): Promise<boolean> {
    const before = factsOnDevice();
    const isPushed = await push();
    if (!isPushed) retry.later();
    if (factsOnDevice() !== before) needs.onServerChanged();
    return isPushed;
  }

  async function pullNew(): Promise<void> {
    const before = factsOnDevice();
    lastPull = core.clock.moment();
    await pull();
    if (before && factsOnDevice() !== before) needs.onServerChanged();
  }

  /** Runs after a change on the server. A device without the log requests its answers again. */
  async function pullChange(): Promise<void> {
    try {
      await pullNew();
    } finally {
      if (isColdStart(core.state())) needs.onServerChanged();
    }
  }

  /** Compares both clocks, because ticks stop while a phone sleeps. */
  function pullIfOlder(age: number): void {
    const { wall, ticks } = core.clock.moment();
    // The start makes the first pull.
    if (!lastPull) return;
    if (Math.abs(wall - lastPull.wall) >= age || ticks - lastPull.ticks >= age) void pullNew().catch(ignore);
  }

  /** Pushes the pending commands, and pulls what other devices did. */
  async function refresh(): Promise<void> {
    await core.ready;
    // A server that fails on one command may still have new facts.
    if (hasPending() && !(await pushPending()) && core.state().isOffline) return;
    await pullNew();
    if (!hasPending()) retry.stop();
  }

  async function perform(command: DayCommand, press: Press): Promise<Performed> {
    void navigator.storage?.persist?.();
    const cancelWakeUp = requestWakeUp();
    const pushThen = async () => {
      await pushPending();
      if (!hasPending()) cancelWakeUp();
    };
    try {
      return await performHere(command, press);
    } finally {
      void pushThen();
    }
  }

  /** Appends facts that another call than a push added. */
  async function append(part: LogPart): Promise<void> {
    await core.ready;
    await core.commit({ type: 'appended', part, now: core.clock.now() });
    if ((core.state().base?.length ?? 0) < part.last) await pullChange().catch(ignore);
  }

  function checkDate(): void {
    const { local, profile } = core.state();
    const now = core.clock.now();
    const zone = (local && zoneAt(local.snapshot.zones, now)) ?? profile.timezone ?? browserZone();
    const stretchAt = (instant: number) => dayStretch(zone, local?.snapshot, instant);
    const hasTurned = stretchAt(now) !== stretchAt(comparedAt);
    comparedAt = now;
    if (!hasTurned) return;
    core.dispatch({ type: 'dateTurned', now });
    needs.onServerChanged();
  }

  function comeBack(): void {
    checkDate();
    if (hasPending() || core.state().isOffline) void refresh().catch(ignore);
    else pullIfOlder(freshFor);
  }

  return {
    ready: core.ready,
    noteReachability,
    append,
    perform,
    pull: pullChange,
    pullIfOlder,
    async retry(id: string): Promise<void> {
      await core.commit({ type: 'retried', id, moment: core.clock.moment(), now: core.clock.now() });
      await pushPending();
    },
    async discard(ids: readonly string[]): Promise<void> {
      await core.commit({ type: 'discarded', ids });
    },
    start(): () => void {
      // The tab that pushes may be closed, so this one waits for the lock and pushes the rest.
      const stopTabs = core.followTabs(() => {
        if (hasPending()) void pushPending();
      });
      const stopListening = listenForConnection({
        onOnline: () => void refresh().catch(ignore),
        onOffline: () => noteReachability(true),
        onSeen: comeBack,
      });
      const clock = setInterval(checkDate, compareClockEvery);
      retry.start();
      void refresh().catch(ignore);
      return () => {
        stopTabs();
        stopListening();
        clearInterval(clock);
        retry.end();
      };
    },
  };
}

const ignore = () => {};
