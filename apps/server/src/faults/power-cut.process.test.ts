import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@hundred/domain/insights/ahead/seeded-random';
import { type LossyDisk, lossyDiskProblem, makeLossyDisk } from '@hundred/testkit/disks/lossy-disk';
import { type LocalIssuer, startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { beginServer } from '@hundred/testkit/services/server-process';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { copyBeforeUpgrade } from '../db/embedded/folder/upgrade-copy';
import { makeLogger } from '../logging/logger';
import { unpackOlderFolder } from '../testing/older-folder';
import { serverOfTest } from '../testing/server-of-test';
// Declares the type of `inject`.
import type {} from '../testing/storage-source';
import { type Completions, startCompletions } from './testing/completions';

/** `npm run test:deep` sets more. */
const cuts = Number(process.env.FAULT_ROUNDS ?? 1);
/** The power is cut within this time after the first start. */
const firstUseMs = 10_000;
/** The time limit of one round with a cut, enough for a slow machine. */
const roundTimeoutMs = 200_000;

const diskProblem = await lossyDiskProblem();
if (diskProblem)
  process.stderr.write(`Power cuts are left out: no disk can be made here that loses (${diskProblem})\n`);

let issuer: LocalIssuer;
let settings: Record<string, string>;
beforeAll(async () => {
  issuer = await startLocalIssuer();
  settings = { ...issuer.environment, TEST_CLOCK: '1' };
});
afterAll(() => issuer.close());

function diskOfTest(): LossyDisk {
  const disk = makeLossyDisk();
  onTestFinished(() => disk.dispose());
  return disk;
}

/** Every file below a folder with the hash of its contents. */
function hashesIn(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]);
}

/**
 * Uses a new folder until the power is cut, which is when `untilCut` resolves. Returns the people and what was
 * acknowledged to them.
 */
async function firstUse(
  disk: LossyDisk,
  dataDir: string,
  untilCut: (load: Promise<Completions>) => Promise<unknown>,
) {
  const server = await beginServer({ ...settings, DATA_DIR: dataDir });
  onTestFinished(() => server.kill());
  const load = server.ready.then(() => startCompletions(server.url, issuer));
  // If the power is cut before people can start, nothing is acknowledged to them.
  const begun = load.catch(() => undefined);
  await untilCut(load);
  disk.cut();
  await server.kill();
  return begun;
}

describe.skipIf(diskProblem)('After a power cut', () => {
  it('the copy that a newer version makes is complete', async () => {
    const disk = diskOfTest();
    const dataDir = join(disk.folder, 'data');
    mkdirSync(dataDir);
    unpackOlderFolder(dataDir);
    await disk.restore();
    const before = hashesIn(dataDir);
    // Only the copy is made, because the next steps of a start would flush it to the disk by chance.
    await copyBeforeUpgrade({
      dataDir,
      newestMigration: Number.POSITIVE_INFINITY,
      now: 0,
      log: makeLogger('silent'),
    });
    disk.cut();
    await disk.restore();
    const [backup] = readdirSync(join(dataDir, 'backups'));
    expect(hashesIn(join(dataDir, 'backups', backup!))).toEqual(before);
  });

  it('a file that a command created is complete', async () => {
    const disk = diskOfTest();
    const [createdFile, stamp] = [join(disk.folder, 'created'), join(disk.folder, 'stamp')];
    const program = `
      import { writeFileSync } from 'node:fs';
      import { makeStamped } from '${new URL('../../../../tools/fingerprint.mjs', import.meta.url)}';
      makeStamped('${stamp}', 'print', () => writeFileSync('${createdFile}', 'whole'));`;
    execFileSync(process.execPath, ['--input-type=module', '-e', program]);
    disk.cut();
    await disk.restore();
    expect(readFileSync(createdFile, 'utf8')).toBe('whole');
  });

  it.each(Array.from({ length: cuts }, (_, round) => round))(
    'in the first seconds of a new folder nothing acknowledged is lost, and it starts again (%i)',
    async (round) => {
      const disk = diskOfTest();
      const dataDir = join(disk.folder, 'data');
      // Alternates between a moment after people got answers and any moment: on a slow machine the first ten seconds
      // are over before the first answer.
      const fraction = seededRandom(round)();
      const load = await firstUse(disk, dataDir, async (loading) =>
        round % 2 === 0
          ? (await loading).untilMoreAcknowledged(Math.ceil(fraction * 40))
          : wait(fraction * firstUseMs),
      );
      await disk.restore();
      const server = await serverOfTest({ ...settings, DATA_DIR: dataDir });
      await load?.stopAndCheck(server.url);
      expect(await server.stop()).toBe(0);
    },
  );

  it('under load, again and again, nothing acknowledged is lost and every start succeeds', {
    timeout: cuts * roundTimeoutMs,
  }, async () => {
    const disk = diskOfTest();
    const environment = { ...settings, DATA_DIR: join(disk.folder, 'data') };
    cpSync(inject('embeddedTemplate'), environment.DATA_DIR, { recursive: true });
    await disk.restore();
    const random = seededRandom(100);
    const loads: Completions[] = [];
    for (let round = 0; round < cuts; round += 1) {
      const server = await serverOfTest(environment);
      const load = await startCompletions(server.url, issuer);
      loads.push(load);
      await load.untilMoreAcknowledged(10 + Math.floor(random() * 50));
      disk.cut();
      await server.kill();
      await disk.restore();
    }
    const server = await serverOfTest(environment);
    for (const load of loads) await load.stopAndCheck(server.url);
    expect(await server.stop()).toBe(0);
  });
});
