import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { ApiError } from '../../platform/http/api';
import type { DeviceMoment } from '../../platform/time/server-clock';
import { inTime } from '../in-time';
import type { LocalLogWithFacts } from '../reducer/rebase';
import type { SyncCore } from '../sync-core';
import { elapsedBetween } from './clock-correction';
import { CommandDeferred } from './command-deferred';
import { type Judgement, judgeCommand } from './judge-command';
import { newCommandId, type PendingCommand, versionOf } from './pending-command';

/** When a command was performed. `sync-state.ts` says what an instant and a moment are, and when an instant is sure. */
export interface PerformanceTime {
  /** The instant by the server's clock. */
  at: number;
  isInstantSure: boolean;
  /** The same by the clocks of the device. */
  moment: DeviceMoment;
}

export interface PerformResult {
  newBadges: readonly BadgeId[];
}

/** How long a command waits for the log. Afterwards it is stored for the server to judge. */
const logTimeoutMs = 2_000;

/**
 * Judges a command by the rules on this device, and makes it pending. Tested with whole pages, in `sync.test.ts`,
 * `sync-offline.test.ts` and `sync-clock.test.ts`.
 * @param joinPull Waits for the pull in progress, or starts one.
 */
export function makePerform(core: SyncCore, joinPull: () => Promise<void>) {
  const { clock, uid } = core;

  const store = (pending: PendingCommand, performed: PerformanceTime) =>
    core.storeThenShow({ type: 'performed', pending, ...performed });

  /** Stores a command that this device cannot judge. The server determines its date and judges it. */
  async function deferToServer(command: DayCommand, performed: PerformanceTime): Promise<never> {
    const { at } = performed;
    const version = versionOf(command);
    await store({ id: newCommandId(), uid, version, command, at, status: { kind: 'pending' } }, performed);
    throw new CommandDeferred();
  }

  function judge(local: LocalLogWithFacts, command: DayCommand, performed: PerformanceTime): Judgement {
    // The server's time may have become known since, and is more reliable. The command is stored as unsure all the same,
    // so that the server may still date it when it is pushed.
    const elapsed = elapsedBetween(performed.moment, clock.moment());
    const isKnownBetterNow = !performed.isInstantSure && clock.isSure();
    const at = isKnownBetterNow ? Math.floor(clock.now() - elapsed) : performed.at;
    const serverVersion = core.state().base?.version ?? 1;
    return judgeCommand(local, { id: newCommandId(), uid, command, at }, serverVersion);
  }

  /** Undefined on a device without a log, and if its facts could not be read. */
  function logWithFacts(): LocalLogWithFacts | undefined {
    const { facts, snapshot } = core.state().local ?? {};
    return facts && snapshot && { facts, snapshot };
  }

  async function performNext(command: DayCommand, performed: PerformanceTime): Promise<PerformResult> {
    await core.ready;
    if (!logWithFacts()) await inTime(joinPull(), logTimeoutMs);
    const local = logWithFacts();
    if (!local || core.state().isOutdated) return deferToServer(command, performed);
    let judgement = judge(local, command, performed);
    // A clock that may be wrong can judge the command for another day, so that it seems refused or already done.
    if (judgement.result !== 'accepted' && !clock.isSure()) {
      await inTime(joinPull(), logTimeoutMs);
      judgement = judge(logWithFacts() ?? local, command, performed);
    }
    switch (judgement.result) {
      case 'refused':
        throw new ApiError({ kind: 'refused', code: judgement.code, message: judgement.message });
      case 'unchanged':
        return { newBadges: [] };
      case 'accepted':
        await store(judgement.pending, performed);
        return { newBadges: judgement.newBadges };
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  /** Runs one after the other, because each command is judged with the earlier ones applied. */
  return (command: DayCommand, performed: PerformanceTime): Promise<PerformResult> => {
    const result = last.then(() => performNext(command, performed));
    last = result.catch(() => {});
    return result;
  };
}
