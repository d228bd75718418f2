import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { historyOf } from '@hundred/domain/challenge/state/history';
import type { Transport } from '../platform/http/api';
import { logUnlessRequestFailed } from '../platform/http/log-unless-request-failed';
import { nextPaint } from '../ui/next-paint';
import { makePerformCommand, type PerformanceTime, type PerformResult } from './command/perform';
import { makeDateWatch } from './date-watch';
import { type LogReplicaNeeds, makeLogReplica } from './log-replica';
import { requestWakeUp } from './network/background-sync';
import { listenForConnection } from './network/connection';
import { makePull } from './network/pull';
import { makePush } from './network/push';
import { makeScheduler } from './network/scheduler';
import type { LogPart } from './reducer/base-log';
import { rebase } from './reducer/rebase';
import { takeOverLegacyDevice } from './store/legacy-device';
import { writeChange } from './store/write-stored';

// Functions that the rest of the page calls through `load-driver.ts`, because this file loads late.
export { fold, historyOf, rebase, takeOverLegacyDevice, writeChange };

interface DriverNeeds extends LogReplicaNeeds {
  api: Transport;
  /** Called when answers of other calls no longer hold, because the log or the date has changed. */
  onAnswersOutdated: () => void;
}

export type Driver = ReturnType<typeof makeDriver>;

/** A return to the page fires several events at once. One push and pull within this time is enough for them. */
const freshForMs = 5_000;

/** The date is checked at this interval, because a timer for midnight fails on a device that slept. */
const dateCheckIntervalMs = 10_000;

/** Connects the events of the page and the commands of the person to the reducer, the store and the server. */
export function makeDriver(needs: DriverNeeds) {
  const { api, onAnswersOutdated } = needs;
  const replica = makeLogReplica(needs);
  const pull = makePull(replica, api);
  const push = makePush(replica, api, pull);
  const scheduler = makeScheduler({ replica, pull, push, onAnswersOutdated });
  const performCommand = makePerformCommand(replica, scheduler.joinPull);
  const noticeDateChange = makeDateWatch(replica);

  const pushAndPull = () => void scheduler.pushAndPull().catch(logUnlessRequestFailed);

  async function perform(command: DayCommand, time: PerformanceTime): Promise<PerformResult> {
    // The browser paints the press before the rules run.
    await nextPaint();
    // Asks the browser not to clear the store.
    void navigator.storage?.persist?.();
    // If the page is closed before the push, the browser wakes it to push.
    const cancelWakeUp = requestWakeUp();
    try {
      return await performCommand(command, time);
    } finally {
      void scheduler.pushPending().then(() => {
        if (!scheduler.hasPending()) cancelWakeUp();
      });
    }
  }

  /** Appends facts that another call than a push added. */
  async function append(part: LogPart): Promise<void> {
    await replica.ready;
    const outcome = await replica.commit({ type: 'otherCallAppended', part });
    // The facts do not fit the log on this device.
    if (outcome === 'overtaken') await scheduler.pullAfterOwnChange().catch(logUnlessRequestFailed);
  }

  function checkDate(): void {
    if (!noticeDateChange()) return;
    replica.dispatch({ type: 'dateChanged' });
    onAnswersOutdated();
  }

  function refreshAfterReturn(): void {
    checkDate();
    scheduler.pushAndPullIfOlder(freshForMs);
  }

  return {
    ready: replica.ready,
    noteOffline: scheduler.noteOffline,
    append,
    perform,
    pull: scheduler.pullAfterOwnChange,
    pushAndPullIfOlder: scheduler.pushAndPullIfOlder,
    pushPending: scheduler.pushPending,
    async retry(id: string): Promise<void> {
      await replica.commit({ type: 'retried', id, moment: replica.clock.moment() });
      await scheduler.pushPending();
    },
    async discard(ids: readonly string[]): Promise<void> {
      await replica.commit({ type: 'discarded', ids });
    },
    start(): () => void {
      // Called after each change of another tab, which may be closed in the middle of a push. This tab then waits for the
      // lock of that push, and pushes the rest.
      const leavePage = replica.enterPage(() => {
        if (scheduler.hasPending()) void scheduler.pushPending();
      });
      const stopListening = listenForConnection({
        onOnline: pushAndPull,
        onOffline: () => scheduler.noteOffline(true),
        onVisible: refreshAfterReturn,
      });
      const timer = setInterval(checkDate, dateCheckIntervalMs);
      pushAndPull();
      return () => {
        leavePage();
        stopListening();
        clearInterval(timer);
      };
    },
  };
}
