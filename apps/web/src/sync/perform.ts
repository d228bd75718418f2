import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { BadgeId } from '@hundred/domain/challenge/facts/badge-id';
import { ApiError } from '../platform/api';
import { type Judgement, judgeCommand } from './judge-command';
import { newCommandId, type PendingCommand, versionOf } from './pending-command';
import type { LocalLog } from './rebase';
import type { SyncCore } from './sync-core';

export interface Performed {
  /** The log with the command, for the page to show at once. */
  local: LocalLog;
  newBadges: readonly BadgeId[];
}

/** The command is stored, and nothing here could judge it: the server will. */
export class CommandDeferred extends Error {
  override readonly name = 'CommandDeferred';
}

/** A command waits so long for the log to judge it by, in milliseconds. Then it is stored for the server to judge. */
const logWithin = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Asked = { id: string; uid: string; command: DayCommand; at: number; isSure: boolean };

/** Judges a command by the rules on this device, and makes it pending. */
export function makePerform(core: SyncCore, pull: () => Promise<void>) {
  function judge(local: LocalLog, { isSure, ...asked }: Asked): Judgement {
    // The server's time has become known since the press: then it is the better one.
    const at = !isSure && core.clock.isSure() ? core.clock.now() : asked.at;
    return judgeCommand(local, { ...asked, at }, core.state().base?.version ?? 1);
  }

  /** The server judges it by the instant. */
  async function defer({ id, uid, command, at, isSure }: Asked): Promise<never> {
    const pending: PendingCommand = {
      id,
      uid,
      version: versionOf(command),
      command,
      at,
      status: { kind: 'pending' },
    };
    await add(pending, isSure);
    throw new CommandDeferred('The command is stored and waits for the server.');
  }

  function add(pending: PendingCommand, isSure: boolean): Promise<void> {
    const after = core.state().local?.snapshot.lastAt ?? Number.NEGATIVE_INFINITY;
    const unsure = isSure ? undefined : { ...core.clock.moment(), after };
    return core.storeThenShow({ type: 'performed', pending, unsure, now: core.clock.now() });
  }

  async function performNow(asked: Asked): Promise<Performed> {
    await core.ready;
    if (!core.state().local) await Promise.race([pull().catch(() => {}), wait(logWithin)]);
    const { local, isOutdated } = core.state();
    if (!local || isOutdated) return defer(asked);
    let judgement = judge(local, asked);
    // Refused, or already done: a clock that may be wrong can say that of another day.
    const changesNothing = !judgement.accepted || !judgement.pending;
    if (changesNothing && !core.clock.isSure()) {
      await pull().catch(() => {});
      judgement = judge(core.state().local ?? local, asked);
    }
    if (!judgement.accepted) {
      const { code, message } = judgement;
      throw new ApiError({ kind: 'refused', code, message });
    }
    if (judgement.pending) await add(judgement.pending, asked.isSure);
    return { local: core.state().local ?? local, newBadges: judgement.newBadges };
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each command is judged with the ones before it in place. */
  return (command: DayCommand): Promise<Performed> => {
    const { uid, clock } = core;
    const asked = { id: newCommandId(), uid, command, at: clock.now(), isSure: clock.isSure() };
    const performed = last.then(() => performNow(asked));
    last = performed.catch(() => {});
    return performed;
  };
}
