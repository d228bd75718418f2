import { startPostgresPair } from '@hundred/testkit/postgres/postgres-pair';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { serverOfTest } from '../testing/server-of-test';
import { startCompletions } from './testing/completions';

let issuer: LocalIssuer;
beforeAll(async () => {
  issuer = await startLocalIssuer();
});
afterAll(() => issuer.close());

/** The answer while there is no host to write to. */
const storageAway = { status: 503, error: 'storage_away', retryAfter: '2' };

it.each([
  ['is killed', 'SIGKILL'],
  ['is frozen with its connections open', 'SIGSTOP'],
] as const)(
  'A server whose primary %s continues with its standby, and nothing is lost',
  async (_what, fault) => {
    const pair = await startPostgresPair();
    onTestFinished(pair.dispose);
    const hosts = [pair.primary, pair.standby].map(({ port }) => `127.0.0.1:${port}`);
    const server = await serverOfTest({
      DATABASE_URL: `postgres://postgres@${hosts.join()}/postgres`,
      ...issuer.environment,
      TEST_CLOCK: '1',
    });
    const readyStatus = async () => (await fetch(`${server.url}/readyz`)).status;
    const load = await startCompletions(server.url, issuer);
    await load.untilMoreAcknowledged(20);
    const troubled = load.untilTrouble();
    pair.primary.signal(fault);
    // A read-only host is not enough: the standby answers, and accepts no writes.
    await expect.poll(readyStatus, { timeout: 60_000 }).toBe(503);
    await troubled;
    await pair.promote();
    await load.untilMoreAcknowledged(20);
    await expect.poll(readyStatus, { timeout: 60_000 }).toBe(200);
    for (const refused of load.refused) expect(refused).toEqual(storageAway);
    await load.stopAndCheck();
    expect(await server.stop()).toBe(0);
  },
);
