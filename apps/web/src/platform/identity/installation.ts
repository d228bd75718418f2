import type { PublicConfig } from '@hundred/contract/operations';
import { type Api, makeApi } from '../http/api';
import type { IdentityPort } from './identity-port';
import type { Memory } from './remembered';

/** Every call waits for it once: on a connection that hangs, the settings of the last visit do as well. */
const configPatience = 10_000;

export interface InstallationNeeds {
  fetch: typeof globalThis.fetch;
  memory: Pick<Memory, 'config' | 'keepConfig'>;
  loadPort: (settings: PublicConfig['identity']) => Promise<IdentityPort>;
}

/** What the page needs to know of the server before anybody is signed in. */
export function makeInstallation({ fetch, memory, loadPort }: InstallationNeeds) {
  /** Asked without a token: what a token needs is in the answer. */
  const api: Api = makeApi({ fetch, token: async () => undefined });
  let port: Promise<IdentityPort> | undefined;

  async function config(): Promise<PublicConfig> {
    try {
      const answer = await api.get('/config', { signal: AbortSignal.timeout(configPatience) });
      memory.keepConfig(answer);
      return answer;
    } catch (error) {
      const kept = memory.config();
      if (kept) return kept;
      throw error;
    }
  }

  return {
    api,
    config,
    /** Its identity service: loaded once, and again where that failed. */
    port(): Promise<IdentityPort> {
      port ??= config()
        .then(({ identity }) => loadPort(identity))
        .catch((error: unknown) => {
          port = undefined;
          throw error;
        });
      return port;
    },
  };
}
