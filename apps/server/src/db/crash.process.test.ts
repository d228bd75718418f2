import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { startPlainProxy } from '@hundred/testkit/services/plain-proxy';
import type { ServerProcess } from '@hundred/testkit/services/server-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCompletions } from '../faults/testing/completions';
import { serverOfTest } from '../testing/server-of-test';
import { emptyDatabase, emptyDataDir } from '../testing/storage-source';

/** Few, because each kill needs another start, which is slow. `npm run test:deep` sets more. */
const kills = 2 * Number(process.env.FAULT_ROUNDS ?? 1);

let issuer: LocalIssuer;
let settings: Record<string, string>;
beforeAll(async () => {
  issuer = await startLocalIssuer();
  settings = { ...issuer.environment, RATE_LIMIT: 'off' };
});
afterAll(() => issuer.close());

async function signIn(url: string, subject: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/firebase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await issuer.mint(subject) }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return ((await answer.json()) as { user: { uid: string } }).user.uid;
}

/**
 * Signs in new people until the server is gone, and records everyone whose sign-in was answered. Returns the last
 * error.
 */
async function writeUntilGone(
  server: ServerProcess,
  acknowledged: Map<string, string>,
  writer: string,
  onWritten: () => void,
) {
  for (let count = 0; ; count += 1) {
    const subject = `${writer}-${count}`;
    try {
      acknowledged.set(subject, await signIn(server.url, subject));
      onWritten();
    } catch (error) {
      return error;
    }
  }
}

describe('Embedded storage', () => {
  it('loses no acknowledged write when the server is killed again and again', async () => {
    const testStorage = emptyDataDir();
    const environment = { ...settings, DATA_DIR: testStorage.setting.dataDir };
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < kills; round += 1) {
      const server = await serverOfTest(environment);
      // The number of writes before a kill differs from round to round, but is the same in every run.
      let writesLeft = 3 + ((round * 7) % 23);
      await new Promise<void>((resolve, reject) => {
        const onWritten = () => {
          writesLeft -= 1;
          if (writesLeft === 0) resolve(server.kill());
        };
        const writers = ['a', 'b'].map((name) =>
          writeUntilGone(server, acknowledged, `${round}-${name}`, onWritten),
        );
        // Writers that end before the kill met a fault of the server.
        Promise.all(writers).then(([error]) => writesLeft > 0 && reject(error));
      });
    }
    const server = await serverOfTest(environment);
    const lost: string[] = [];
    for (const [subject, uid] of acknowledged) {
      if ((await signIn(server.url, subject)) !== uid) lost.push(subject);
    }
    await server.stop();
    await testStorage.dispose();
    expect(acknowledged.size).toBeGreaterThan(kills * 3);
    expect(lost).toEqual([]);
  });
});

describe('Two servers on one empty PostgreSQL', () => {
  it('both start, apply the migrations once, and neither lose nor repeat a write when one of them is killed', async () => {
    const testStorage = await emptyDatabase();
    const environment = { ...settings, DATABASE_URL: testStorage.setting.url, TEST_CLOCK: '1' };
    const servers = await Promise.all([serverOfTest(environment), serverOfTest(environment)]);
    for (const { url } of servers)
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    const uids = await Promise.all(servers.map(({ url }) => signIn(url, 'ada')));
    expect(new Set(uids).size).toBe(1);
    const proxy = await startPlainProxy(servers.map(({ url }) => url));
    const load = await startCompletions(proxy.url, issuer);
    await load.untilMoreAcknowledged(30);
    await servers[0]!.kill();
    await load.untilMoreAcknowledged(30);
    await load.stopAndCheck(servers[1]!.url);
    await proxy.close();
    expect(await servers[1]!.stop()).toBe(0);
    await testStorage.dispose();
  });
});
