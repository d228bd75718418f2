import { type Api, ApiError } from '../platform/api';
import { isNewerThanPage, type LogPart } from './base-log';
import { requestTimeout } from './push-command';
import type { SyncCore } from './sync-core';

/** Gets the facts that the server has and this device does not, and appends them. */
export function makePull(core: SyncCore, api: Api) {
  async function request(after: number): Promise<LogPart[]> {
    const parts: LogPart[] = [];
    for (let from = after; ; ) {
      const part = await api.get(`/challenge/log?after=${from}`, {
        signal: AbortSignal.timeout(requestTimeout),
      });
      parts.push(part);
      if (!part.more || isNewerThanPage(part)) return parts;
      from = part.last;
    }
  }

  async function pullNow(acknowledged: readonly string[]): Promise<void> {
    await core.ready;
    core.dispatch({ type: 'pullStarted' });
    try {
      for (let tries = 0; core.isSignedIn(); tries += 1) {
        const after = core.state().base?.length ?? 0;
        const parts = await request(after);
        const isStored = await core.commit({
          type: 'pulled',
          after,
          parts,
          acknowledged,
          now: core.clock.now(),
        });
        if (isStored) return;
        // Another tab was faster again and again.
        if (tries === mostTries) throw new Error('The log changes on this device while it is pulled.');
      }
    } catch (error) {
      const at = core.clock.now();
      if (error instanceof ApiError && error.needsOnboarding)
        await core.commit({ type: 'notBegun', error, at });
      else core.dispatch({ type: 'pullFailed', error: error as Error, at });
      throw error;
    }
  }

  let running: Promise<void> | undefined;
  /** `acknowledged`: commands that the server has; they leave with the facts that contain them. */
  const pull = (acknowledged: readonly string[] = []): Promise<void> => {
    const pulling = pullNow(acknowledged).finally(() => {
      if (running === pulling) running = undefined;
    });
    running = pulling;
    return pulling;
  };
  /** The pull that is under way, or a new one. */
  const pullOnce = (): Promise<void> => running ?? pull();
  return { pull, pullOnce };
}

const mostTries = 3;
