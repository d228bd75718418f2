import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitFileSize } from '@hundred/testkit/disks/limit-file-size';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { temporaryDataDir } from '@hundred/testkit/services/server-process';
import { expect, it, onTestFinished } from 'vitest';
import { olderInstallation, unpackOlderFolder } from '../testing/older-folder';
import { serverOfTest } from '../testing/server-of-test';
import { emptyDataDir } from '../testing/storage-source';
import { startCompletions } from './testing/completions';

it('No completion is lost or stored twice on a full disk, and storage recovers by itself once there is space (Linux)', async () => {
  const issuer = await startLocalIssuer();
  onTestFinished(() => issuer.close());
  const dataFolder = emptyDataDir();
  onTestFinished(() => dataFolder.dispose());
  const server = await serverOfTest({
    DATA_DIR: dataFolder.setting.dataDir,
    ...issuer.environment,
    TEST_CLOCK: '1',
  });
  const load = await startCompletions(server.url, issuer);
  await load.untilMoreAcknowledged(15);
  const troubled = load.untilTrouble();
  // A limit of the file size makes every write fail, as a full disk does.
  limitFileSize(server.pid, '0');
  await troubled;
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('embedded storage stopped');
  limitFileSize(server.pid, 'unlimited');
  await load.untilMoreAcknowledged(15);
  for (const { status, retryAfter } of load.refused) expect([status, retryAfter]).toEqual([503, '2']);
  await load.stopAndCheck();
  expect(await server.stop()).toBe(0);
});

it('A server killed while migrating its data folder starts again with all data', async () => {
  const data = temporaryDataDir();
  onTestFinished(() => data.remove());
  unpackOlderFolder(data.path);

  const entry = join(repositoryRoot, 'apps', 'server', 'dist', 'main.js');
  const { PATH = '' } = process.env;
  const killed = spawn(process.execPath, [entry], {
    cwd: tmpdir(),
    env: { PATH, PORT: '0', DATA_DIR: data.path, LOG_LEVEL: 'info' },
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => killed.once('exit', resolve));
  // The socket exists as soon as the folder is open, which is when the migrations begin.
  await expect
    .poll(() => existsSync(join(data.path, '.s.PGSQL.5432')), { timeout: 60_000, interval: 1 })
    .toBe(true);
  killed.kill('SIGKILL');
  await exited;

  const server = await serverOfTest({ DATA_DIR: data.path });
  const { installation } = (await (await fetch(`${server.url}/api/config`)).json()) as {
    installation: string;
  };
  expect(installation).toBe(olderInstallation);
  expect(readdirSync(join(data.path, 'backups')).length).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
});
