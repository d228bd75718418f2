import type { Preview } from '@hundred/domain/previews/previews';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import type pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { compose, type ServerProgram } from '../compose';
import { configFrom } from '../config/config';
import type { Storage } from '../db/storage';
import { makeLogger } from '../logging/logger';
import { takeStorage } from './fresh-storage';

export interface TestApp extends ServerProgram {
  issuer: LocalIssuer;
  /** The headers of a request by this subject, at this instant if one is given. */
  as(subject: string, at?: string): Promise<Record<string, string>>;
}

interface Parts {
  log?: pino.Logger;
  clock?: () => number;
  previews?: readonly Preview[];
  /** The test's own storage, which is closed with the server. */
  openStorage?: () => Promise<Storage>;
}

function composeOn(
  storage: Storage,
  issuer: LocalIssuer,
  environment: Record<string, string>,
  { log = makeLogger('silent'), clock = Date.now, ...parts }: Omit<Parts, 'openStorage'> = {},
): Promise<ServerProgram> {
  const config = configFrom({
    TEST_CLOCK: '1',
    ...issuer.environment,
    ...environment,
  });
  return compose({
    config,
    storage,
    log,
    version: '0.0.0-test',
    webDir: new URL('../../fixtures/web', import.meta.url).pathname,
    clock,
    ...parts,
  });
}

/** The settings of a server that has its own accounts in place of an external issuer. */
export const ownAccounts = { OIDC_ISSUER: '', OIDC_CLIENT_ID: '' };

/** A second server on the storage of the first. The storage stays open when the second server is closed. */
export async function startSecondServer(
  { storage, issuer }: TestApp,
  environment: Record<string, string> = {},
): Promise<ServerProgram> {
  const program = await composeOn({ ...storage, close: async () => {} }, issuer, environment);
  await program.storage.ready;
  await program.tidyUp.firstRun;
  return program;
}

/** The whole server on fresh storage, requested through `app.inject`. Read it inside tests only. */
export function testApp(
  environment: Record<string, string> = {},
  { openStorage = takeStorage, ...parts }: Parts = {},
): { readonly current: TestApp } {
  let running: TestApp | undefined;
  let dispose: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const issuer = await startLocalIssuer();
    const program = await composeOn(await openStorage(), issuer, environment, parts);
    await program.storage.ready;
    // The first tidy-up runs before the test: by the machine's clock, everything in the test's own time may be over.
    await program.tidyUp.firstRun;
    running = {
      ...program,
      issuer,
      async as(subject, at) {
        const headers: Record<string, string> = { authorization: `Bearer ${await issuer.mint(subject)}` };
        return at ? { ...headers, 'x-test-now': at } : headers;
      },
    };
    dispose = async () => {
      await program.close();
      await issuer.close();
    };
  });
  afterAll(() => dispose?.());
  return {
    get current() {
      return running!;
    },
  };
}
