import { type Api, ApiError } from '../../platform/http/api';
import type { LogReplica } from '../log-replica';
import {
  type BaseLog,
  continuesLog,
  isNewerThanPage,
  type LogPart,
  pulledLengthOf,
} from '../reducer/base-log';
import { requestTimeoutMs } from './command-request';

/**
 * How often a pull requests the log if the log changes on this device meanwhile. If the log changes during every one of
 * these requests, something is wrong, such as two tabs that overwrite each other. The pull then fails and is retried later.
 */
const maxAttempts = 4;

export type Pull = ReturnType<typeof makePull>;

/**
 * Requests the facts that this device does not have, and appends them. Pulls may overlap, because a connection that
 * hangs must not hold up the next pull.
 */
export function makePull(replica: LogReplica, api: Api) {
  const requestPart = (after: number): Promise<LogPart> =>
    api.get(`/challenge/log?after=${after}`, { signal: AbortSignal.timeout(requestTimeoutMs) });

  /** The first part, and all parts after it. Stops at a part that only a newer page can read. */
  async function requestFollowing(first: LogPart): Promise<LogPart[]> {
    const parts = [first];
    let latest = first;
    while (latest.more && !isNewerThanPage(latest)) {
      latest = await requestPart(latest.last);
      parts.push(latest);
    }
    return parts;
  }

  /**
   * Requests the new facts, and with them again the facts from the last pulled one on, for comparison. If the server has
   * other facts than this device there, a backup was restored on the server, and the whole log is requested.
   */
  async function requestNewParts(
    base: BaseLog | undefined,
  ): Promise<{ parts: LogPart[]; replacesLog: boolean }> {
    // The server sends what follows this position, so the last pulled fact comes first.
    const after = base ? pulledLengthOf(base) - 1 : 0;
    const first = await requestPart(after);
    if (base && continuesLog(base, first))
      return { parts: await requestFollowing(first), replacesLog: false };
    const start = first.from === 0 ? first : await requestPart(0);
    return { parts: await requestFollowing(start), replacesLog: true };
  }

  /** Requests the new facts once. False if the log changed on this device meanwhile, so that they do not fit. */
  async function pullOnce(acknowledgedIds: readonly string[]): Promise<boolean> {
    const requestedFor = replica.state().base;
    try {
      const answer = await requestNewParts(requestedFor);
      const outcome = await replica.commit({ type: 'pulled', ...answer, requestedFor, acknowledgedIds });
      return outcome === 'applied';
    } catch (reason) {
      const error = reason as Error;
      const type = error instanceof ApiError && error.needsOnboarding ? 'challengeNotStarted' : 'pullFailed';
      await replica.commit({ type, error, requestedFor });
      throw error;
    }
  }

  /** Pulls until the facts are applied. Stops without them if the page was left, because then nobody waits for them. */
  async function pullUntilApplied(acknowledgedIds: readonly string[]): Promise<void> {
    await replica.ready;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      if (!replica.isActive()) return;
      const isApplied = await pullOnce(acknowledgedIds);
      if (isApplied) return;
    }
    throw new Error('The log changes on this device while it is pulled.');
  }

  let runningPulls = 0;
  let latestPull: Promise<void> | undefined;
  return {
    /** The pull in progress that was started last. */
    inProgress: () => latestPull,
    /** Starts a pull. When it is applied, the acknowledged commands stop being pending, because the server has them. */
    start(acknowledgedIds: readonly string[] = []): Promise<void> {
      runningPulls += 1;
      replica.dispatch({ type: 'pullStarted' });
      const thisPull = pullUntilApplied(acknowledgedIds).finally(() => {
        runningPulls -= 1;
        if (runningPulls === 0) replica.dispatch({ type: 'pullEnded' });
        if (latestPull === thisPull) latestPull = undefined;
      });
      latestPull = thisPull;
      return thisPull;
    },
  };
}
