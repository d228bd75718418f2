import type { Transport } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { canPush, type PendingCommand } from '../command/pending-command';
import type { SyncCore } from '../sync-core';
import { withLock } from '../with-lock';
import { oneAtATime } from './one-at-a-time';
import type { Pull } from './pull';
import { makePushCommand } from './push-command';

/**
 * Pushes pending commands in order, one tab at a time. Resolves to false if the server failed or could not be reached.
 * An outdated page pushes nothing, which is no failure: the commands wait for the new page.
 */
export function makePush(core: SyncCore, api: Transport, pull: Pull): () => Promise<boolean> {
  const pushCommand = makePushCommand(core, api, pull);

  /** Pushes each command once. A command on which the server fails blocks only those that depend on it. */
  async function pushEach(): Promise<boolean> {
    await core.ready;
    await core.readStoreAgain();
    /** Accepted, but still pending: the answer had no part of the log, or one that leaves a gap. A pull brings it. */
    const acknowledged: string[] = [];
    const faulty: PendingCommand[] = [];
    const isNext = (command: PendingCommand) =>
      canPush(command) &&
      !acknowledged.includes(command.id) &&
      !faulty.some((other) => dependsOn(command, other));

    let isReachable = true;
    while (isReachable && core.isActive() && !core.state().isOutdated) {
      const next = core.state().pending.find(isNext);
      if (!next) break;
      const { id } = next;
      const outcome = await pushCommand(next);
      switch (outcome.kind) {
        case 'accepted':
          if (outcome.part) await core.commit({ type: 'pushed', id, part: outcome.part });
          if (isStillPending(id)) acknowledged.push(id);
          break;
        case 'refused': {
          const { code, message } = outcome;
          await core.commit({ type: 'pushRefused', id, code, message });
          break;
        }
        case 'faulty':
          faulty.push(next);
          break;
        case 'unreachable':
          isReachable = false;
          break;
        case 'gone':
          break;
      }
    }
    if (acknowledged.length > 0) await pull.start(acknowledged);
    const isPushed = isReachable && faulty.length === 0;
    if (!isPushed) core.dispatch({ type: 'pushFailed' });
    return isPushed;
  }

  const isStillPending = (id: string) => core.state().pending.some((command) => command.id === id);

  async function pushAndReport(): Promise<boolean> {
    core.dispatch({ type: 'pushStarted' });
    const isPushed = await pushEach().catch(reportFailure);
    core.dispatch({ type: 'pushEnded' });
    return isPushed;
  }

  function reportFailure(error: unknown): false {
    logUnlessRequestFailed(error);
    core.dispatch({ type: 'pushFailed' });
    return false;
  }

  // Within the tab first, so that only one request for the lock waits. A browser may refuse the lock.
  return oneAtATime(() => withLock(`hundred:push:${core.uid}`, pushAndReport).catch(reportFailure));
}

/**
 * Whether a command must wait until an earlier one is accepted. Commands of one date wait for each other, except
 * completions: the server counts each exercise on its own, so their order does not matter.
 */
function dependsOn(command: PendingCommand, earlier: PendingCommand): boolean {
  // It counts as depending on itself, so that a command on which the server failed is not tried again in this push.
  if (command.id === earlier.id) return true;
  const areCompletions = [command, earlier].every(({ command: { kind } }) => kind === 'completeExercise');
  if (areCompletions) return false;
  // A command without a date may be of any.
  return command.date === undefined || earlier.date === undefined || command.date === earlier.date;
}
