import { type Api, ApiError } from '../../platform/http/api';
import { continuesLog, isNewerThanPage, type LogPart } from '../reducer/base-log';
import type { SyncCore } from '../sync-core';
import { requestTimeout } from './push-command';

/** The number of attempts that another tab may overtake before the pull fails. */
const mostAttempts = 4;

export interface Pull {
  /**
   * Starts a pull. `acknowledged`: commands that the server has, which are removed together with the arrival of their
   * facts.
   */
  start: (acknowledged?: readonly string[]) => Promise<void>;
  /** Waits for the pull in progress, or starts one. */
  join: () => Promise<void>;
}

/** Requests the facts that this device does not have, and appends them. */
export function makePull(core: SyncCore, api: Api): Pull {
  const requestPart = (after: number): Promise<LogPart> =>
    api.get(`/challenge/log?after=${after}`, { signal: AbortSignal.timeout(requestTimeout) });

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
   * Requests the last known fact again: if the server has another one in its place, a backup was restored, and the
   * whole log is requested.
   */
  async function requestNewParts(): Promise<{ parts: LogPart[]; isWhole: boolean }> {
    const { base } = core.state();
    const first = await requestPart(base ? base.length - 1 : 0);
    if (base && continuesLog(base, first)) return { parts: await withFollowingParts(first), isWhole: false };
    const start = first.from === 0 ? first : await requestPart(0);
    return { parts: await withFollowingParts(start), isWhole: true };
  }

  /** Requests again if another tab stored a newer log meanwhile, because `commit` has no effect then. */
  async function appendNewParts(acknowledged: readonly string[]): Promise<void> {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      if (!core.isActive()) return;
      const answer = await requestNewParts();
      if (await core.commit({ type: 'pulled', ...answer, acknowledged, now: core.clock.now() })) return;
    }
    throw new Error('The log changes on this device while it is pulled.');
  }

  async function showFailure(error: Error): Promise<void> {
    const at = core.clock.now();
    if (error instanceof ApiError && error.needsOnboarding)
      await core.commit({ type: 'notStarted', error, at });
    else core.dispatch({ type: 'pullFailed', error, at });
  }

  async function run(acknowledged: readonly string[]): Promise<void> {
    await core.ready;
    core.dispatch({ type: 'pullStarted' });
    try {
      await appendNewParts(acknowledged);
    } catch (error) {
      await showFailure(error as Error);
      throw error;
    } finally {
      core.dispatch({ type: 'pullEnded' });
    }
  }

  let latest: Promise<void> | undefined;
  function start(acknowledged: readonly string[] = []): Promise<void> {
    const started = run(acknowledged).finally(() => {
      if (latest === started) latest = undefined;
    });
    latest = started;
    return started;
  }
  return { start, join: () => latest ?? start() };
}
