import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { ApiError } from '../../platform/http/api';
import { inTime } from '../in-time';
import type { LocalLogWithFacts } from '../reducer/rebase';
import type { SyncCore } from '../sync-core';
import { type Judgement, judgeCommand } from './judge-command';
import { newCommandId, type PendingCommand, versionOf } from './pending-command';
import { CommandDeferred, type Performed, type Press } from './press';

/** How long a command waits for the log, in milliseconds. Afterwards it is stored for the server to judge. */
const logWithin = 2_000;

/** Judges a command by the rules on this device, and makes it pending. `pull` never rejects. */
export function makePerform(core: SyncCore, pull: () => Promise<void>) {
  const { clock, uid } = core;

  const store = (pending: PendingCommand, press: Press) =>
    core.storeThenShow({ type: 'performed', pending, ...press });

  /** Stores a command that this device cannot judge. The server determines its date and judges it. */
  async function deferToServer(command: DayCommand, press: Press): Promise<never> {
    const id = newCommandId();
    const version = versionOf(command);
    await store({ id, uid, version, command, at: press.at, status: { kind: 'pending' } }, press);
    throw new CommandDeferred();
  }

  function judge(local: LocalLogWithFacts, id: string, command: DayCommand, press: Press): Judgement {
    // If the server's time became known since the press, it is more reliable.
    const at = !press.isSure && clock.isSure() ? clock.now() : press.at;
    return judgeCommand(local, { id, uid, command, at }, core.state().base?.version ?? 1);
  }

  /** Undefined on a device without a log, and if its facts could not be read. */
  function logWithFacts(): LocalLogWithFacts | undefined {
    const { facts, snapshot } = core.state().local ?? {};
    return facts && snapshot && { facts, snapshot };
  }

  async function performNow(command: DayCommand, press: Press): Promise<Performed> {
    await core.ready;
    if (!logWithFacts()) await inTime(pull(), logWithin);
    const local = logWithFacts();
    if (!local || core.state().isOutdated) return deferToServer(command, press);
    const id = newCommandId();
    let judgement = judge(local, id, command, press);
    // A clock that may be wrong can judge the command for another day, so that it seems refused or already done.
    if (judgement.result !== 'accepted' && !clock.isSure()) {
      await inTime(pull(), logWithin);
      judgement = judge(logWithFacts() ?? local, id, command, press);
    }
    switch (judgement.result) {
      case 'refused':
        throw new ApiError({ kind: 'refused', code: judgement.code, message: judgement.message });
      case 'unchanged':
        return { newBadges: [] };
      case 'accepted':
        await store(judgement.pending, press);
        return { newBadges: judgement.newBadges };
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  /** Runs one after the other, because each command is judged with the earlier ones applied. */
  return (command: DayCommand, press: Press): Promise<Performed> => {
    const performed = last.then(() => performNow(command, press));
    last = performed.catch(() => {});
    return performed;
  };
}
