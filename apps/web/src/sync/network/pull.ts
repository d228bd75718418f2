import { type Api, ApiError } from '../../platform/http/api';
import {
  type BaseLog,
  continuesLog,
  isNewerThanPage,
  type LogPart,
  pulledLengthOf,
} from '../reducer/base-log';
import type { SyncCore } from '../sync-core';
import { requestTimeoutMs } from './command-request';

/**
 * How often a pull requests the log if it changes on this device meanwhile. A change during each of these requests is a
 * fault, such as two tabs that overwrite each other. The pull then fails and is retried later, instead of going on forever.
 */
const mostAttempts = 4;

export type Pull = ReturnType<typeof makePull>;

/**
 * Requests the facts that this device does not have, and appends them. Pulls may overlap, because a connection that
 * hangs must not hold up the next pull.
 */
export function makePull(core: SyncCore, api: Api) {
  const requestPart = (after: number): Promise<LogPart> =>
    api.get(`/challenge/log?after=${after}`, { signal: AbortSignal.timeout(requestTimeoutMs) });

  async function withFollowingParts(first: LogPart): Promise<LogPart[]> {
    const parts = [first];
    let last = first;
    while (last.more && !isNewerThanPage(last)) {
      last = await requestPart(last.last);
      parts.push(last);
    }
    return parts;
  }

  /**
   * Requests the last pulled fact and those of later pushes again: if the server has others in their place, a backup was
   * restored, and the whole log is requested.
   */
  async function requestNewParts(
    base: BaseLog | undefined,
  ): Promise<{ parts: LogPart[]; replacesLog: boolean }> {
    // The server sends what follows this position. One before the end makes it repeat the last fact that was pulled.
    const after = base ? pulledLengthOf(base) - 1 : 0;
    const first = await requestPart(after);
    if (base && continuesLog(base, first))
      return { parts: await withFollowingParts(first), replacesLog: false };
    const start = first.from === 0 ? first : await requestPart(0);
    return { parts: await withFollowingParts(start), replacesLog: true };
  }

  /** Requests the new facts once. False if the log changed on this device meanwhile, so that they do not fit. */
  async function pullOnce(acknowledged: readonly string[]): Promise<boolean> {
    const requestedFor = core.state().base;
    try {
      const answer = await requestNewParts(requestedFor);
      const outcome = await core.commit({ type: 'pulled', ...answer, requestedFor, acknowledged });
      return outcome === 'applied';
    } catch (reason) {
      const error = reason as Error;
      const type = error instanceof ApiError && error.needsOnboarding ? 'notStarted' : 'pullFailed';
      await core.commit({ type, error, requestedFor });
      throw error;
    }
  }

  /** Resolves without the facts once the page was left: nothing is requested then, which is no failure. */
  async function pullUntilComplete(acknowledged: readonly string[]): Promise<void> {
    await core.ready;
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      if (!core.isActive()) return;
      const isComplete = await pullOnce(acknowledged);
      if (isComplete) return;
    }
    throw new Error('The log changes on this device while it is pulled.');
  }

  let running = 0;
  let latest: Promise<void> | undefined;
  return {
    /** The pull in progress that was started last. */
    inProgress: () => latest,
    /** Starts a pull. The server has the `acknowledged` commands, which are removed when their facts arrive. */
    start(acknowledged: readonly string[] = []): Promise<void> {
      running += 1;
      core.dispatch({ type: 'pullStarted' });
      const started = pullUntilComplete(acknowledged).finally(() => {
        running -= 1;
        if (running === 0) core.dispatch({ type: 'pullEnded' });
        if (latest === started) latest = undefined;
      });
      latest = started;
      return started;
    },
  };
}
