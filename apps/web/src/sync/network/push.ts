import type { Transport } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { canPush, type PendingCommand } from '../command/pending-command';
import type { LogReplica } from '../log-replica';
import { withLock } from '../with-lock';
import { oneAtATime } from './one-at-a-time';
import type { Pull } from './pull';
import { makePushCommand } from './push-command';

/**
 * Pushes pending commands in order, one tab at a time. Resolves to false if the server failed or could not be reached.
 * An outdated page pushes nothing, which is no failure: the commands wait for the new page.
 */
export function makePush(replica: LogReplica, api: Transport, pull: Pull): () => Promise<boolean> {
  const pushCommand = makePushCommand(replica, api, pull);

  /** Pushes each command once. A command on which the server fails blocks only those that depend on it. */
  async function pushEach(): Promise<boolean> {
    await replica.ready;
    await replica.readStoreAgain();
    /**
     * Accepted commands that are still pending: the answer lacked their facts, or this device lacks facts that come before
     * them in the log. The pull at the end brings what is missing.
     */
    const acknowledgedIds: string[] = [];
    const faulty: PendingCommand[] = [];
    const isNext = (command: PendingCommand) =>
      canPush(command) &&
      !acknowledgedIds.includes(command.id) &&
      !faulty.some((other) => dependsOn(command, other));

    let isReachable = true;
    while (isReachable && replica.isActive() && !replica.state().isOutdated) {
      const next = replica.state().pending.find(isNext);
      if (!next) break;
      const { id } = next;
      const outcome = await pushCommand(next);
      switch (outcome.kind) {
        case 'accepted':
          // The part of the log that the command added. An older server answers without it, and the pull at the end brings it.
          if (outcome.part) await replica.commit({ type: 'pushed', id, part: outcome.part });
          if (isStillPending(id)) acknowledgedIds.push(id);
          break;
        case 'refused': {
          const { code, message } = outcome;
          await replica.commit({ type: 'pushRefused', id, code, message });
          break;
        }
        case 'faulty':
          faulty.push(next);
          break;
        case 'unreachable':
          isReachable = false;
          break;
        case 'gone':
          // It has left `pending` meanwhile, so `find` continues with the next one.
          break;
      }
    }
    if (acknowledgedIds.length > 0) await pull.start(acknowledgedIds);
    const isPushed = isReachable && faulty.length === 0;
    if (!isPushed) replica.dispatch({ type: 'pushFailed' });
    return isPushed;
  }

  const isStillPending = (id: string) => replica.state().pending.some((command) => command.id === id);

  async function pushAndReport(): Promise<boolean> {
    replica.dispatch({ type: 'pushStarted' });
    const isPushed = await pushEach().catch(reportFailure);
    replica.dispatch({ type: 'pushEnded' });
    return isPushed;
  }

  function reportFailure(error: unknown): false {
    logUnlessRequestFailed(error);
    replica.dispatch({ type: 'pushFailed' });
    return false;
  }

  // Calls during a push share the next push, so a tab never requests the lock twice at once. If the browser refuses the
  // lock, the push has failed.
  return oneAtATime(() => withLock(`hundred:push:${replica.uid}`, pushAndReport).catch(reportFailure));
}

/**
 * Whether a command must wait until an earlier one is accepted. Commands of one date wait for each other, except
 * completions: the server counts each exercise on its own, so their order does not matter.
 */
function dependsOn(command: PendingCommand, earlier: PendingCommand): boolean {
  // A command depends on itself here, so that one on which the server failed is not sent again in this push.
  if (command.id === earlier.id) return true;
  const areCompletions = [command, earlier].every(({ command: { kind } }) => kind === 'completeExercise');
  if (areCompletions) return false;
  // The server dates a command without a date, so it may be of any date.
  return command.date === undefined || earlier.date === undefined || command.date === earlier.date;
}
