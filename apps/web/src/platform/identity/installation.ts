import type { PublicConfig } from '@hundred/contract/operations';
import type { Api } from '../http/api';
import { makeApi } from '../http/make-api';
import { memoizeAsync } from '../memoize-async';
import type { IdentityPort } from './identity-port';
import type { SessionMemory } from './session-memory';

/** The first call waits this long for the settings. If the connection hangs, those of the last visit are used. */
const configTimeoutMs = 10_000;

export interface InstallationNeeds {
  fetch: typeof globalThis.fetch;
  memory: Pick<SessionMemory, 'config' | 'storeConfig'>;
  loadPort: (settings: PublicConfig['identity']) => Promise<IdentityPort>;
}

export type Installation = ReturnType<typeof makeInstallation>;

/** What the page needs to know about the server before a person is signed in. */
export function makeInstallation({ fetch, memory, loadPort }: InstallationNeeds) {
  /** For the calls that need no token: the settings of the sign-in, the sign-in itself, and what public pages show. */
  const publicTransport = makeApi({ fetch, token: async () => undefined });
  /** The same client, typed by the calls of the contract. */
  const api: Api = publicTransport;

  const requestConfig = memoizeAsync(async (): Promise<PublicConfig> => {
    const answer = await api.get('/config', { signal: AbortSignal.timeout(configTimeoutMs) });
    memory.storeConfig(answer);
    return answer;
  });

  /** The settings of the installation; those of the last visit if the server does not answer. */
  async function config(): Promise<PublicConfig> {
    try {
      return await requestConfig();
    } catch (error) {
      const storedConfig = memory.config();
      if (storedConfig) return storedConfig;
      throw error;
    }
  }

  /** The identity service of the installation. */
  const port = memoizeAsync(async (): Promise<IdentityPort> => loadPort((await config()).identity));

  return { api, publicTransport, config, port };
}
