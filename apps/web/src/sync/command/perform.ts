import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { ApiError } from '../../platform/http/api';
import type { LocalLog } from '../reducer/rebase';
import type { SyncCore } from '../sync-core';
import { judgeCommand } from './judge-command';
import { newCommandId, type PendingCommand, versionOf } from './pending-command';
import { CommandDeferred, type Performed, type Press } from './press';

/**
 * The maximum time that a command waits for the log, in milliseconds. Afterwards it is stored for the server to judge.
 */
const logWithin = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Judges a command by the rules on this device, and makes it pending. */
export function makePerform(core: SyncCore, pull: () => Promise<void>) {
  async function performNow(command: DayCommand, press: Press): Promise<Performed> {
    const { clock, uid } = core;
    const id = newCommandId();
    const store = (pending: PendingCommand) =>
      core.storeThenShow({ type: 'performed', pending, ...press, now: clock.now() });
    const judge = (local: LocalLog) => {
      // If the server's time became known since the press, it is more reliable.
      const at = !press.isSure && clock.isSure() ? clock.now() : press.at;
      return judgeCommand(local, { id, uid, command, at }, core.state().base?.version ?? 1);
    };

    await core.ready;
    if (!core.state().local) await Promise.race([pull().catch(() => {}), wait(logWithin)]);
    const { local, isOutdated } = core.state();
    if (!local || isOutdated) {
      const version = versionOf(command);
      await store({ id, uid, version, command, at: press.at, status: { kind: 'pending' } });
      throw new CommandDeferred('The command is stored and waits for the server.');
    }
    let judgement = judge(local);
    // A clock that may be wrong can judge the command for another day, so that it seems refused or already done.
    const changesNothing = !judgement.accepted || !judgement.pending;
    if (changesNothing && !clock.isSure()) {
      await pull().catch(() => {});
      judgement = judge(core.state().local ?? local);
    }
    if (!judgement.accepted) {
      const { code, message } = judgement;
      throw new ApiError({ kind: 'refused', code, message });
    }
    if (judgement.pending) await store(judgement.pending);
    return { newBadges: judgement.newBadges };
  }

  let last: Promise<unknown> = Promise.resolve();
  /** Runs one after the other, because each command is judged with the earlier ones applied. */
  return (command: DayCommand, press: Press): Promise<Performed> => {
    const performed = last.then(() => performNow(command, press));
    last = performed.catch(() => {});
    return performed;
  };
}
