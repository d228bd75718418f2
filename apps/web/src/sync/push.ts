import type { Transport } from '../platform/api';
import type { LogPart } from './base-log';
import { isNearMidnight, isNow } from './clock-correction';
import { canPush, type PendingCommand } from './pending-command';
import { type PushOutcome, pushCommand } from './push-command';
import { isGap } from './reducer';
import type { SyncCore } from './sync-core';
import { withLock } from './with-lock';

interface Needs {
  core: SyncCore;
  api: Transport;
  pull: (acknowledged?: readonly string[]) => Promise<void>;
}

/** Pushes pending commands in order, one tab at a time. Ends with false where the server could not be reached. */
export function makePush({ core, api, pull }: Needs) {
  /** Date and instant are left to the server for a command of this moment whose clock may be wrong. */
  function isLeftToServer(pending: PendingCommand): boolean {
    const { unsure, untried } = core.state();
    const performed = unsure.get(pending.id);
    if (!performed || !untried.has(pending.id) || isNearMidnight(pending)) return false;
    return isNow(performed, core.clock.moment());
  }

  /** A clock that may have been set needs the server's time first. */
  async function correctClock({ id }: PendingCommand): Promise<void> {
    if (!core.state().unsure.has(id)) return;
    if (!core.clock.isSure()) await pull().catch(() => {});
    const heard = core.clock.lastHeard();
    if (heard && core.clock.isSure()) await core.commit({ type: 'clockHeard', heard });
  }

  async function send(pending: PendingCommand): Promise<PushOutcome> {
    if (isLeftToServer(pending)) return pushCommand(api, pending, true);
    const isFirstTry = core.state().untried.has(pending.id);
    await correctClock(pending);
    const dated = core.state().pending.find(({ id }) => id === pending.id) ?? pending;
    const outcome = await pushCommand(api, dated, false);
    // The server had told another time before: performed just now, it is in the future there.
    const isAhead = outcome.kind === 'refused' && outcome.code === 'clock_ahead';
    return isFirstTry && isAhead ? pushCommand(api, pending, true) : outcome;
  }

  /** False where the facts are still to be pulled. */
  async function accept(id: string, part: LogPart | undefined): Promise<boolean> {
    if (!part || isGap(core.state(), part)) return false;
    return core.commit({ type: 'pushed', id, part, now: core.clock.now() });
  }

  async function pushAll(): Promise<boolean> {
    await core.ready;
    await core.reload();
    /** The server has them; the facts that contain them are still to be pulled. */
    const acknowledged: string[] = [];
    let hasReached = true;
    while (hasReached && core.isSignedIn() && !core.state().isOutdated) {
      const next = core.state().pending.find((one) => canPush(one) && !acknowledged.includes(one.id));
      if (!next) break;
      const { id } = next;
      const outcome = await send(next);
      if (outcome.kind === 'failed') {
        core.dispatch({ type: 'pushFailed' });
        hasReached = false;
      } else if (outcome.kind === 'refused') {
        const { code, message } = outcome;
        await core.commit({ type: 'pushRefused', id, code, message });
      } else if (!(await accept(id, outcome.part))) acknowledged.push(id);
    }
    if (acknowledged.length > 0) await pull(acknowledged);
    return hasReached;
  }

  async function pushUntilDone(): Promise<boolean> {
    core.dispatch({ type: 'pushStarted' });
    try {
      let hasReached = true;
      // A command that was performed meanwhile is pushed as well.
      while (isAskedAgain && hasReached) {
        isAskedAgain = false;
        hasReached = await pushAll();
      }
      return hasReached;
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
