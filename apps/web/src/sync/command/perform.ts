import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { ApiError } from '../../platform/http/api';
import type { DeviceMoment } from '../../platform/time/server-clock';
import { inTime } from '../in-time';
import type { LogReplica } from '../log-replica';
import type { LocalLogWithFacts } from '../reducer/rebase';
import { elapsedBetween } from './clock-correction';
import { CommandDeferred } from './command-deferred';
import { type Judgement, judgeCommand } from './judge-command';
import { newCommandId, type PendingCommand, versionOf } from './pending-command';

/** When a command was performed. `sync-state.ts` explains the words for time. */
export interface PerformanceTime {
  /** The instant by the server's clock, as far as the device knows it. */
  at: number;
  /** Whether the server had confirmed the clock. */
  isInstantSure: boolean;
  /** The same point in time by the clocks of the device. */
  moment: DeviceMoment;
}

export interface PerformResult {
  newBadges: readonly BadgeId[];
}

/** How long a command waits for the log. Afterwards it is stored for the server to judge. */
const logTimeoutMs = 2_000;

/** The version of the facts of a server that has not sent a log yet. Every server understands it. */
const oldestServerVersion = 1;

/**
 * Returns a function that judges a command by the rules on this device and stores it as pending. `sync.test.ts`,
 * `sync-offline.test.ts` and `sync-clock.test.ts` test it in whole pages.
 * @param joinPull Waits for the pull in progress, or starts one.
 */
export function makePerformCommand(replica: LogReplica, joinPull: () => Promise<void>) {
  const { clock, uid } = replica;

  const storePending = (command: PendingCommand, { moment, isInstantSure }: PerformanceTime) =>
    replica.storeThenShow({ type: 'performed', command, moment, isInstantSure });

  /** Stores a command that this device cannot judge. The server determines its date and judges it. */
  async function deferToServer(command: DayCommand, time: PerformanceTime): Promise<never> {
    const { at } = time;
    const version = versionOf(command);
    await storePending({ id: newCommandId(), uid, version, command, at, status: { kind: 'pending' } }, time);
    throw new CommandDeferred();
  }

  function judge(local: LocalLogWithFacts, command: DayCommand, time: PerformanceTime): Judgement {
    // The server's time may have become known since the press, which gives a better instant. The command is still stored as
    // unsure, so that the server may date it when it is pushed.
    const isKnownBetterNow = !time.isInstantSure && clock.isSure();
    const elapsed = elapsedBetween(time.moment, clock.moment());
    const at = isKnownBetterNow ? Math.floor(clock.now() - elapsed) : time.at;
    const serverVersion = replica.state().base?.version ?? oldestServerVersion;
    return judgeCommand(local, { id: newCommandId(), uid, command, at }, serverVersion);
  }

  /** Undefined on a device without a log, and if its facts could not be read. */
  function logWithFacts(): LocalLogWithFacts | undefined {
    const { facts, snapshot } = replica.state().local ?? {};
    return facts && snapshot && { facts, snapshot };
  }

  async function judgeAndStore(command: DayCommand, time: PerformanceTime): Promise<PerformResult> {
    await replica.ready;
    if (!logWithFacts()) await inTime(joinPull(), logTimeoutMs);
    const local = logWithFacts();
    if (!local || replica.state().isOutdated) return deferToServer(command, time);
    let judgement = judge(local, command, time);
    // A clock that may be wrong can judge the command for another day, so that it seems refused or already done.
    if (judgement.result !== 'accepted' && !clock.isSure()) {
      await inTime(joinPull(), logTimeoutMs);
      judgement = judge(logWithFacts() ?? local, command, time);
    }
    switch (judgement.result) {
      case 'refused':
        throw new ApiError({ kind: 'refused', code: judgement.code, message: judgement.message });
      case 'unchanged':
        return { newBadges: [] };
      case 'accepted':
        await storePending(judgement.pending, time);
        return { newBadges: judgement.newBadges };
    }
  }

  let previous: Promise<unknown> = Promise.resolve();
  /** Commands are performed one after the other, because each is judged with the earlier ones applied. */
  return (command: DayCommand, time: PerformanceTime): Promise<PerformResult> => {
    const result = previous.then(() => judgeAndStore(command, time));
    previous = result.catch(() => {});
    return result;
  };
}
