import type { PublicConfig } from '@hundred/contract/operations';
import { type Api, makeApi } from '../http/api';
import type { IdentityPort } from './identity-port';
import type { SessionMemory } from './session-memory';

/** Every call waits for the settings once. If the connection hangs, those of the last visit are used. */
const configPatience = 10_000;

export interface InstallationNeeds {
  fetch: typeof globalThis.fetch;
  memory: Pick<SessionMemory, 'config' | 'storeConfig'>;
  loadPort: (settings: PublicConfig['identity']) => Promise<IdentityPort>;
}

/** What the page needs to know about the server before anybody is signed in. */
export function makeInstallation({ fetch, memory, loadPort }: InstallationNeeds) {
  /** Sends no token, because the answer contains what is needed to get one. */
  const api: Api = makeApi({ fetch, token: async () => undefined });
  let settings: Promise<PublicConfig> | undefined;
  let port: Promise<IdentityPort> | undefined;

  async function requestConfig(): Promise<PublicConfig> {
    const answer = await api.get('/config', { signal: AbortSignal.timeout(configPatience) });
    memory.storeConfig(answer);
    return answer;
  }

  /** Requested once for each load of the page, and again after a failure. */
  async function config(): Promise<PublicConfig> {
    settings ??= requestConfig();
    try {
      return await settings;
    } catch (error) {
      settings = undefined;
      const stored = memory.config();
      if (stored) return stored;
      throw error;
    }
  }

  return {
    api,
    config,
    /** The identity service of the installation, loaded once, and again after a failure. */
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
