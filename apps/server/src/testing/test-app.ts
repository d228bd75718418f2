import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/local-issuer';
import { freshPlace } from '@hundred/testkit/storage-places';
import type { Logger } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { compose, type Program } from '../compose';
import { configFrom } from '../config';
import { makeLog } from '../log';
import { storageSource } from './storage-source';

export interface TestApp extends Program {
  issuer: LocalIssuer;
  /** The headers of a request by this subject, at this instant where one is given. */
  as(subject: string, at?: string): Promise<Record<string, string>>;
}

/** The whole server on fresh storage, asked through `app.inject`. Read it inside tests only. */
export function testApp(
  environment: Record<string, string> = {},
  { log = makeLog('silent'), clock = Date.now }: { log?: Logger; clock?: () => number } = {},
): { readonly current: TestApp } {
  let running: TestApp | undefined;
  let dispose: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const issuer = await startLocalIssuer();
    const place = await freshPlace(storageSource());
    const config = configFrom({
      TEST_CLOCK: '1',
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: issuer.clientId,
      ...environment,
      ...(place.setting.kind === 'server'
        ? { DATABASE_URL: place.setting.url }
        : { DATA_DIR: place.setting.dataDir }),
    });
    const program = await compose({
      config,
      log,
      version: '0.0.0-test',
      webDir: new URL('../../fixtures/web', import.meta.url).pathname,
      clock,
    });
    await program.storage.ready;
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
      await place.dispose();
    };
  });
  afterAll(() => dispose?.());
  return {
    get current() {
      return running!;
    },
  };
}
