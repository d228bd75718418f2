import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { makeSmallDisk, type SmallDisk, smallDiskProblem } from '@hundred/testkit/disks/small-disk';
import { startPostgresCluster } from '@hundred/testkit/postgres/postgres-cluster';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { serverOfTest } from '../testing/server-of-test';
// Declares the type of `inject`.
import type {} from '../testing/storage-source';
import { startCompletions } from './testing/completions';

const diskProblem = smallDiskProblem();
if (diskProblem)
  process.stderr.write(`Full disks are left out: no small one can be made here (${diskProblem})\n`);

let issuer: LocalIssuer;
beforeAll(async () => {
  issuer = await startLocalIssuer();
});
afterAll(() => issuer.close());

function diskOfTest(megabytes: number): SmallDisk {
  const disk = makeSmallDisk(megabytes);
  onTestFinished(() => disk.dispose());
  return disk;
}

/**
 * Lets people train while the disk fills, while it is full, and when there is space again. Checks that nothing is lost.
 */
async function fillAndMakeRoom(disk: SmallDisk, storage: Record<string, string>): Promise<void> {
  const environment = {
    ...storage,
    ...issuer.environment,
    TEST_CLOCK: '1',
  };
  const server = await serverOfTest(environment);
  const readyStatus = async () => (await fetch(`${server.url}/readyz`)).status;
  const load = await startCompletions(server.url, issuer);
  await load.untilMoreAcknowledged(15);
  const troubled = load.untilTrouble();
  disk.fill();
  await troubled;
  await expect.poll(readyStatus, { timeout: 60_000 }).toBe(503);
  expect(server.output()).toMatch(/the disk of .* is full: free some space/);

  disk.makeRoom();
  await load.untilMoreAcknowledged(15);
  await expect.poll(readyStatus, { timeout: 60_000 }).toBe(200);
  for (const refused of load.refused) {
    expect(refused).toEqual({ status: 503, error: 'storage_away', retryAfter: '2' });
  }
  expect(await server.stop()).toBe(0);
  const nextServer = await serverOfTest(environment);
  await load.stopAndCheck(nextServer.url);
  expect(await nextServer.stop()).toBe(0);
}

describe.skipIf(diskProblem)('A disk that fills while people train (Linux, root)', () => {
  it('is reported by /readyz and the log, loses nothing, and recovers by itself: embedded storage', async () => {
    const disk = diskOfTest(100);
    const dataDir = join(disk.folder, 'data');
    cpSync(inject('embeddedTemplate'), dataDir, { recursive: true });
    await fillAndMakeRoom(disk, { DATA_DIR: dataDir });
  });

  it('is reported by /readyz and one line if people only sign in: embedded storage', async () => {
    const disk = diskOfTest(100);
    const dataDir = join(disk.folder, 'data');
    cpSync(inject('embeddedTemplate'), dataDir, { recursive: true });
    const server = await serverOfTest({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const address = new URL(`${server.url}/identity/auth`);
    address.search = new URLSearchParams({
      client_id: 'hundred',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${server.url}/auth/callback`,
      state: 's'.repeat(500),
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    }).toString();
    const signIn = async () => (await fetch(address, { redirect: 'manual' })).status;
    expect(await signIn()).toBe(303);
    expect(server.output()).toContain('is nearly full: free some space');
    disk.fill();
    const readyStatusAfterSignIns = async () => {
      await Promise.all(Array.from({ length: 20 }, signIn));
      return (await fetch(`${server.url}/readyz`)).status;
    };
    await expect.poll(readyStatusAfterSignIns, { timeout: 60_000 }).toBe(503);
    await expect.poll(() => server.output().match(/is full: free some space/g)).toHaveLength(1);
    disk.makeRoom();
    await expect.poll(signIn, { timeout: 60_000 }).toBe(303);
    expect(await server.stop()).toBe(0);
  });

  it('is reported by /readyz and the log, loses nothing, and recovers by itself: a PostgreSQL server', async () => {
    const disk = diskOfTest(120);
    const cluster = await startPostgresCluster([], disk.folder);
    onTestFinished(() => cluster.dispose());
    await fillAndMakeRoom(disk, { DATABASE_URL: cluster.urlOf('postgres') });
  });
});
