import { type Api, ApiError } from '../../platform/http/api';
import { continuesLog, isNewerThanPage, type LogPart } from '../reducer/base-log';
import type { SyncCore } from '../sync-core';
import { requestTimeout } from './push-command';

/** The number of attempts that another tab may overtake before the pull fails. */
const mostTries = 4;

/** Pulls the facts that this device does not have, and appends them. */
export function makePull(core: SyncCore, api: Api) {
  const requestPart = (after: number): Promise<LogPart> =>
    api.get(`/challenge/log?after=${after}`, { signal: AbortSignal.timeout(requestTimeout) });

  async function requestRest(first: LogPart): Promise<LogPart[]> {
    const parts = [first];
    for (let last = first; last.more && !isNewerThanPage(last); parts.push(last))
      last = await requestPart(last.last);
    return parts;
  }

  /**
   * Requests the last known fact again: if the server has another one in its place, a backup was restored, and the
   * whole log is pulled.
   */
  async function requestNew(): Promise<{ parts: LogPart[]; isWhole: boolean }> {
    const { base } = core.state();
    const first = await requestPart(base ? base.length - 1 : 0);
    if (base && continuesLog(base, first)) return { parts: await requestRest(first), isWhole: false };
    const start = first.from === 0 ? first : await requestPart(0);
    return { parts: await requestRest(start), isWhole: true };
  }

  /** False if another tab stored a newer log meanwhile. */
  async function pullOne(acknowledged: readonly string[]): Promise<boolean> {
    const pulled = await requestNew();
    return core.commit({ type: 'pulled', ...pulled, acknowledged, now: core.clock.now() });
  }

  async function pullNow(acknowledged: readonly string[]): Promise<void> {
    await core.ready;
    core.dispatch({ type: 'pullStarted' });
    try {
      for (let tries = 1; core.isActive() && !(await pullOne(acknowledged)); tries += 1)
        if (tries === mostTries) throw new Error('The log changes on this device while it is pulled.');
    } catch (error) {
      const at = core.clock.now();
      if (error instanceof ApiError && error.needsOnboarding)
        await core.commit({ type: 'notBegun', error, at });
      else core.dispatch({ type: 'pullFailed', error: error as Error, at });
      throw error;
    } finally {
      core.dispatch({ type: 'pullEnded' });
    }
  }

  let running: Promise<void> | undefined;
  /** `acknowledged`: commands that the server has. They are removed together with the pull of their facts. */
  const pull = (acknowledged: readonly string[] = []): Promise<void> => {
    const pulling = pullNow(acknowledged).finally(() => {
      if (running === pulling) running = undefined;
    });
    running = pulling;
    return pulling;
  };
  /** The pull in progress, or a new one. */
  const pullOnce = (): Promise<void> => running ?? pull();
  return { pull, pullOnce };
}
