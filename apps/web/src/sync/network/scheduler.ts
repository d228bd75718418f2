import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import type { DeviceMoment } from '../../platform/time/server-clock';
import { canPush } from '../command/pending-command';
import type { LogReplica } from '../log-replica';
import { isColdStart } from '../reducer/sync-state';
import { outcomeOf } from './command-request';
import type { Pull } from './pull';
import { makeRetry } from './retry';

interface SchedulerNeeds {
  replica: LogReplica;
  pull: Pull;
  push: () => Promise<boolean>;
  /** Called when the log has other facts than before, because answers of other calls follow from them. */
  onAnswersOutdated: () => void;
}

/** Decides when to push, to pull, and to retry either. */
export function makeScheduler({ replica, pull, push, onAnswersOutdated }: SchedulerNeeds) {
  const retry = makeRetry(pushAndPull, replica.isActive);
  /** When the last pull started, or the push before it. Events soon afterwards do not start another. */
  let lastStart: DeviceMoment | undefined;

  const hasPending = () => replica.state().pending.some(canPush);
  /** The reducer replaces this array with every change, so comparing two of them by identity shows whether one happened. */
  const factsOfServer = () => replica.state().base?.facts;

  /** False if some commands could not be pushed. */
  async function pushPending(): Promise<boolean> {
    const before = factsOfServer();
    const isPushed = await push();
    if (!isPushed) retry.schedule();
    if (factsOfServer() !== before) onAnswersOutdated();
    return isPushed;
  }

  async function pullNow(): Promise<void> {
    lastStart = replica.clock.moment();
    const before = factsOfServer();
    try {
      await pull.start();
    } catch (error) {
      // A request that the server refused would be refused again.
      if (outcomeOf(error).kind !== 'refused') retry.schedule();
      throw error;
    }
    // The first log of a device replaces the answers of a cold start, so these need not be requested again.
    if (before && factsOfServer() !== before) onAnswersOutdated();
  }

  /** Pushes what is pending, and pulls what other devices did. */
  async function pushAndPull(): Promise<void> {
    lastStart = replica.clock.moment();
    await replica.ready;
    const isPushed = !hasPending() || (await pushPending());
    // A pull makes sense after a failed push if the server was reached and only failed on a command.
    if (!isPushed && replica.state().isOffline) return;
    await pullNow();
    if (!hasPending()) retry.reset();
  }

  return {
    hasPending,
    pushPending,
    pushAndPull,

    /** Waits for the pull in progress, or starts one. */
    joinPull: (): Promise<void> => pull.inProgress() ?? pullNow(),

    /** Pulls after another call has changed the server's data. A device without a log requests its answers again. */
    async pullAfterOwnChange(): Promise<void> {
      try {
        await pullNow();
      } finally {
        if (isColdStart(replica.state())) onAnswersOutdated();
      }
    },

    /** Pushes and pulls unless that began less than `ageMs` ago. Does nothing before the start, which does both itself. */
    pushAndPullIfOlder(ageMs: number): void {
      if (!lastStart) return;
      const { wall, ticks } = replica.clock.moment();
      // Either clock may be wrong: ticks stop while a phone sleeps, and the wall clock may be set back or forward.
      const isOlder = Math.abs(wall - lastStart.wall) >= ageMs || ticks - lastStart.ticks >= ageMs;
      if (isOlder) void pushAndPull().catch(logUnlessRequestFailed);
    },

    /** Notes whether the server could be reached. Called after every request, so most calls change nothing. */
    noteOffline(isOffline: boolean): void {
      if (isOffline !== replica.state().isOffline) replica.dispatch({ type: 'offlineChanged', isOffline });
      if (isOffline) retry.schedule();
    },
  };
}
