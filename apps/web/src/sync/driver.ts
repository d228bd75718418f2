import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { historyOf } from '@hundred/domain/challenge/state/history';
import type { Transport } from '../platform/http/api';
import { logUnlessRequestFailed } from '../platform/http/log-unless-request-failed';
import { nextPaint } from '../ui/next-paint';
import { makePerform, type PerformanceTime, type PerformResult } from './command/perform';
import { makeDateWatch } from './date-watch';
import { requestWakeUp } from './network/background-sync';
import { listenForConnection } from './network/connection';
import { makeExchange } from './network/exchange';
import { makePull } from './network/pull';
import { makePush } from './network/push';
import type { LogPart } from './reducer/base-log';
import { rebase } from './reducer/rebase';
import { takeOverLegacyDevice } from './store/legacy-device';
import { writeChange } from './store/write-stored';
import { makeSyncCore, type SyncCoreNeeds } from './sync-core';

// Functions of this lazily loaded chunk that the rest of the page calls through `load-driver.ts`.
export { fold, historyOf, rebase, takeOverLegacyDevice, writeChange };

interface DriverNeeds extends SyncCoreNeeds {
  api: Transport;
  onServerChanged: () => void;
}

export type Driver = ReturnType<typeof makeDriver>;

/** Coming back to a page fires several events at once, and one push and pull within this time is enough. */
const freshForMs = 5_000;

/** A timer for midnight fails on a device that slept, so the date is compared at this interval. */
const dateCheckIntervalMs = 10_000;

/** Connects the events of the page and the commands of the person to the reducer, the store and the server. */
export function makeDriver(needs: DriverNeeds) {
  const { api, onServerChanged } = needs;
  const core = makeSyncCore(needs);
  const pull = makePull(core, api);
  const exchange = makeExchange(core, pull, makePush(core, api, pull), onServerChanged);
  const judgeAndStore = makePerform(core, exchange.joinPull);
  const hasDateChanged = makeDateWatch(core);

  const pushAndPull = () => void exchange.pushAndPull().catch(logUnlessRequestFailed);

  async function perform(command: DayCommand, performed: PerformanceTime): Promise<PerformResult> {
    // The browser paints the press before the rules run.
    await nextPaint();
    void navigator.storage?.persist?.();
    const cancelWakeUp = requestWakeUp();
    try {
      return await judgeAndStore(command, performed);
    } finally {
      void exchange.pushPending().then(() => {
        if (!exchange.hasPending()) cancelWakeUp();
      });
    }
  }

  /** Appends facts that another call than a push added. */
  async function append(part: LogPart): Promise<void> {
    await core.ready;
    const outcome = await core.commit({ type: 'appended', part });
    if (outcome === 'overtaken') await exchange.pullAfterOwnChange().catch(logUnlessRequestFailed);
  }

  function checkDate(): void {
    if (!hasDateChanged()) return;
    core.dispatch({ type: 'dateChanged' });
    onServerChanged();
  }

  function comeBack(): void {
    checkDate();
    exchange.pushAndPullIfOlder(freshForMs);
  }

  return {
    ready: core.ready,
    noteOffline: exchange.noteOffline,
    append,
    perform,
    pull: exchange.pullAfterOwnChange,
    pushAndPullIfOlder: exchange.pushAndPullIfOlder,
    pushPending: exchange.pushPending,
    async retry(id: string): Promise<void> {
      await core.commit({ type: 'retried', id, moment: core.clock.moment() });
      await exchange.pushPending();
    },
    async discard(ids: readonly string[]): Promise<void> {
      await core.commit({ type: 'discarded', ids });
    },
    start(): () => void {
      // The tab that pushes may be closed, so this one waits for the lock and pushes the rest.
      const deactivate = core.activate(() => {
        if (exchange.hasPending()) void exchange.pushPending();
      });
      const stopListening = listenForConnection({
        onOnline: pushAndPull,
        onOffline: () => exchange.noteOffline(true),
        onSeen: comeBack,
      });
      const timer = setInterval(checkDate, dateCheckIntervalMs);
      pushAndPull();
      return () => {
        deactivate();
        stopListening();
        clearInterval(timer);
      };
    },
  };
}
