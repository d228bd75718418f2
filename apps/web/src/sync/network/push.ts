import type { Transport } from '../../platform/http/api';
import { isNearMidnight, isNow } from '../command/clock-correction';
import { canPush, type PendingCommand } from '../command/pending-command';
import type { SyncCore } from '../sync-core';
import { withLock } from '../with-lock';
import { type PushOutcome, pushCommand } from './push-command';

interface Needs {
  core: SyncCore;
  api: Transport;
  pull: (acknowledged?: readonly string[]) => Promise<void>;
}

/** Pushes pending commands in order, one tab at a time. Resolves to false if some could not be pushed. */
export function makePush({ core, api, pull }: Needs) {
  const findPending = (id: string) => core.state().pending.find((command) => command.id === id);

  /** The server may date a command that was performed just now, on the current date. */
  function isOfThisMoment(pending: PendingCommand): boolean {
    const performed = core.state().untried.get(pending.id);
    return performed !== undefined && !isNearMidnight(pending) && isNow(performed, core.clock.moment());
  }

  /** If the clock may have been set, the server's time is needed first. */
  async function correctClock(): Promise<void> {
    if (!core.clock.isSure()) await pull().catch(() => {});
    const heard = core.clock.lastHeard();
    if (heard && core.clock.isSure()) await core.commit({ type: 'clockHeard', heard });
  }

  async function send(pending: PendingCommand): Promise<PushOutcome> {
    if (core.state().unsure.has(pending.id)) {
      if (isOfThisMoment(pending)) return pushCommand(api, pending, true);
      await correctClock();
    }
    const outcome = await pushCommand(api, findPending(pending.id) ?? pending, false);
    // The server had reported another time before, so a command of this moment is in its future.
    const isAhead = outcome.kind === 'refused' && outcome.code === 'clock_ahead';
    return isAhead && isOfThisMoment(pending) ? pushCommand(api, pending, true) : outcome;
  }

  /** Pushes each command once. A command on which the server fails blocks only those that depend on it. */
  async function pushAll(): Promise<boolean> {
    await core.ready;
    await core.reload();
    /** The server has these commands; the facts that contain them are not pulled yet. */
    const acknowledged: string[] = [];
    const faulty: PendingCommand[] = [];
    const isNext = (command: PendingCommand) =>
      canPush(command) &&
      !acknowledged.includes(command.id) &&
      !faulty.some((other) => dependsOn(command, other));
    let hasReached = true;
    while (hasReached && core.isActive() && !core.state().isOutdated) {
      const next = core.state().pending.find(isNext);
      if (!next) break;
      const { id } = next;
      const outcome = await send(next);
      if (outcome.kind === 'unreachable') hasReached = false;
      else if (outcome.kind === 'faulty') faulty.push(next);
      else if (outcome.kind === 'refused') {
        const { code, message } = outcome;
        await core.commit({ type: 'pushRefused', id, code, message });
      } else {
        const { part } = outcome;
        if (part) await core.commit({ type: 'pushed', id, part, now: core.clock.now() });
        if (findPending(id)) acknowledged.push(id);
      }
    }
    if (acknowledged.length > 0) await pull(acknowledged);
    return hasReached && faulty.length === 0;
  }

  async function pushUntilDone(): Promise<boolean> {
    core.dispatch({ type: 'pushStarted' });
    try {
      let isPushed = true;
      // A command that was performed meanwhile is pushed as well.
      while (isAskedAgain && isPushed) {
        isAskedAgain = false;
        isPushed = await pushAll();
      }
      if (!isPushed) core.dispatch({ type: 'pushFailed' });
      return isPushed;
    } finally {
      core.dispatch({ type: 'pushEnded' });
    }
  }

  let running: Promise<boolean> | undefined;
  let isAskedAgain = false;
  return (): Promise<boolean> => {
    isAskedAgain = true;
    running ??= withLock(`hundred:push:${core.uid}`, pushUntilDone)
      .catch(() => false)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

/**
 * Whether a command must be pushed after an earlier one. Commands of one date depend on each other, except completions.
 */
function dependsOn(command: PendingCommand, earlier: PendingCommand): boolean {
  if (command.id === earlier.id) return true;
  const areCompletions = [command, earlier].every((one) => one.command.kind === 'completeExercise');
  // A command without a date may be of any.
  const areOfOneDate = (command.date ?? earlier.date) === (earlier.date ?? command.date);
  return areOfOneDate && !areCompletions;
}
