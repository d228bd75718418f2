import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import type { DeviceMoment } from '../../platform/time/server-clock';
import { canPush } from '../command/pending-command';
import { isColdStart } from '../reducer/sync-state';
import type { SyncCore } from '../sync-core';
import { outcomeOf } from './command-request';
import type { Pull } from './pull';
import { makeRetry } from './retry';

/**
 * Decides when to pull, push and retry. `onServerChanged` is called if the log has other facts than before, because
 * answers of other calls follow from them.
 */
export function makeExchange(
  core: SyncCore,
  pull: Pull,
  push: () => Promise<boolean>,
  onServerChanged: () => void,
) {
  const retry = makeRetry(pushAndPull, core.isActive);
  /** When a pull, or the push before it, was last begun. Several events of one moment begin only one. */
  let lastStart: DeviceMoment | undefined;

  const hasPending = () => core.state().pending.some(canPush);
  /** The array is replaced with every change of the server's log. */
  const factsOfServer = () => core.state().base?.facts;

  /** False if some commands could not be pushed. */
  async function pushPending(): Promise<boolean> {
    const before = factsOfServer();
    const isPushed = await push();
    if (!isPushed) retry.schedule();
    if (factsOfServer() !== before) onServerChanged();
    return isPushed;
  }

  async function pullAndReport(): Promise<void> {
    lastStart = core.clock.moment();
    const before = factsOfServer();
    try {
      await pull.start();
    } catch (error) {
      // A retry helps in the same cases as for a push.
      if (outcomeOf(error).kind !== 'refused') retry.schedule();
      throw error;
    }
    // The first log of a device replaces the answers of a cold start, so these need not be requested again.
    if (before && factsOfServer() !== before) onServerChanged();
  }

  /** Sends what is pending, and gets what other devices did. */
  async function pushAndPull(): Promise<void> {
    lastStart = core.clock.moment();
    await core.ready;
    const isPushed = !hasPending() || (await pushPending());
    // A server that is there but fails on one command may still have new facts.
    if (!isPushed && core.state().isOffline) return;
    await pullAndReport();
    if (!hasPending()) retry.reset();
  }

  return {
    hasPending,
    pushPending,
    pushAndPull,

    /** Waits for the pull in progress, or starts one. */
    joinPull: (): Promise<void> => pull.inProgress() ?? pullAndReport(),

    /** For a person's own change of the server's data. A device without the log requests its answers again. */
    async pullAfterOwnChange(): Promise<void> {
      try {
        await pullAndReport();
      } finally {
        if (isColdStart(core.state())) onServerChanged();
      }
    },

    /** Does nothing before the start, which pushes and pulls itself. */
    pushAndPullIfOlder(age: number): void {
      if (!lastStart) return;
      const { wall, ticks } = core.clock.moment();
      // Compares both clocks, because ticks stop while a phone sleeps.
      const isOlder = Math.abs(wall - lastStart.wall) >= age || ticks - lastStart.ticks >= age;
      if (isOlder) void pushAndPull().catch(logUnlessRequestFailed);
    },

    /** Every answer of the server says again whether it can be reached. */
    noteOffline(isOffline: boolean): void {
      if (isOffline !== core.state().isOffline) core.dispatch({ type: 'offlineChanged', isOffline });
      if (isOffline) retry.schedule();
    },
  };
}
