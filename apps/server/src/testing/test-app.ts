import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/local-issuer';
import type { Logger } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { compose, type Program } from '../compose';
import { configFrom } from '../config';
import { makeLog } from '../log';
import { takeStorage } from './fresh-storage';

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
    const config = configFrom({
      TEST_CLOCK: '1',
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: issuer.clientId,
      ...environment,
    });
    const program = await compose({
      config,
      storage: await takeStorage(),
      log,
      version: '0.0.0-test',
      webDir: new URL('../../fixtures/web', import.meta.url).pathname,
      clock,
    });
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
