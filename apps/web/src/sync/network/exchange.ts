import type { DeviceMoment } from '../../platform/time/server-clock';
import { canPush } from '../command/pending-command';
import { isColdStart } from '../reducer/sync-state';
import type { SyncCore } from '../sync-core';
import type { Pull } from './pull';
import { makeRetry } from './retry';

interface ExchangeNeeds {
  core: SyncCore;
  pull: Pull;
  push: () => Promise<boolean>;
  onServerChanged: () => void;
}

/** Decides when to pull, push and retry, and reports new facts of the server. */
export function makeExchange({ core, pull, push, onServerChanged }: ExchangeNeeds) {
  const retry = makeRetry(pushAndPull);
  let requestedAt: DeviceMoment | undefined;

  const hasPending = () => core.state().pending.some(canPush);
  const factsOnDevice = () => core.state().base?.facts;

  /** False if some commands could not be pushed. */
  async function pushPending(): Promise<boolean> {
    const before = factsOnDevice();
    const isPushed = await push();
    if (!isPushed) retry.schedule();
    if (factsOnDevice() !== before) onServerChanged();
    return isPushed;
  }

  async function requestNewFacts(): Promise<void> {
    const before = factsOnDevice();
    requestedAt = core.clock.moment();
    await pull.start();
    // The first log of a device replaces the answers of a cold start, so these need not be requested again.
    if (before && factsOnDevice() !== before) onServerChanged();
  }

  /** Sends what is pending, and gets what other devices did. */
  async function pushAndPull(): Promise<void> {
    await core.ready;
    // A server that fails on one command may still have new facts.
    if (hasPending() && !(await pushPending()) && core.state().isOffline) return;
    await requestNewFacts();
    if (!hasPending()) retry.reset();
  }

  return {
    hasPending,
    pushPending,
    pushAndPull,
    startRetrying: retry.start,

    /** For a person's own change of the server's data. A device without the log requests its answers again. */
    async pull(): Promise<void> {
      try {
        await requestNewFacts();
      } finally {
        if (isColdStart(core.state())) onServerChanged();
      }
    },

    /** Does nothing before the first pull, which the start makes. */
    pullIfOlder(age: number): void {
      if (!requestedAt) return;
      const { wall, ticks } = core.clock.moment();
      // Compares both clocks, because ticks stop while a phone sleeps.
      const isOlder = Math.abs(wall - requestedAt.wall) >= age || ticks - requestedAt.ticks >= age;
      if (isOlder) void requestNewFacts().catch(() => {});
    },

    noteReachability(isOffline: boolean): void {
      core.dispatch({ type: 'reachabilityChanged', isOffline });
      if (isOffline) retry.schedule();
    },
  };
}
