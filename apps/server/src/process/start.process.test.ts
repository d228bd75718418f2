import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { startRefusedServer, startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unpackFolder } from '../db/embedded/packed-folder';
import { serverOfTest } from '../testing/server-of-test';
import type {} from '../testing/storage-source';

const data = temporaryDataDir();
afterAll(() => data.remove());

/** A copy of an initialized data folder, because initializing one takes seconds. */
function dataFolder(name: string): string {
  const folder = join(data.path, name);
  cpSync(inject('embeddedTemplate'), folder, { recursive: true });
  return folder;
}

/** Expects one line without a stack trace, and exit code 1. */
function expectOneLineRefusal(result: { code: number | null; output: string }, line: RegExp): void {
  expect(result.output.trimEnd().split('\n')).toHaveLength(1);
  expect(result.output).toMatch(line);
  expect(result.code).toBe(1);
}

describe('A refused start', () => {
  it('names an invalid setting', async () => {
    expectOneLineRefusal(
      await startRefusedServer({ PORT: 'ten', DATA_DIR: data.path }),
      /cannot start: PORT=ten .* 3000/,
    );
  });

  it('names a port in use, after closing storage again', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const dataDir = dataFolder('port-in-use');
    const result = await startRefusedServer({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir });
    expectOneLineRefusal(result, new RegExp(`port ${port} is in use.*PORT=${port + 1} npm start`));
    other.close();
    const server = await serverOfTest({ DATA_DIR: dataDir });
    expect(await server.stop()).toBe(0);
  });

  it.skipIf(process.getuid?.() === 0)(
    'names a folder that is not writable (as root every folder is)',
    async () => {
      const folder = join(data.path, 'read-only');
      mkdirSync(folder);
      chmodSync(folder, 0o500);
      expectOneLineRefusal(
        await startRefusedServer({ DATA_DIR: folder }),
        /DATA_DIR .*read-only cannot be written/,
      );
    },
  );

  it('names a folder that cannot be created', async () => {
    const file = join(data.path, 'a-file');
    writeFileSync(file, '');
    expectOneLineRefusal(
      await startRefusedServer({ DATA_DIR: join(file, 'data') }),
      /DATA_DIR .*a-file\/data cannot be written/,
    );
  });

  it('names a host that is not this machine', async () => {
    const result = await startRefusedServer({ HOST: '192.0.2.1', DATA_DIR: dataFolder('host') });
    expectOneLineRefusal(result, /HOST=192\.0\.2\.1 is not an address of this machine/);
  });
});

describe('A program that was copied in part', () => {
  /** The built server in a separate folder, where no package of this repository is found. */
  function copyWithout(name: string, isLeftOut: (path: string) => boolean): string {
    const folder = join(data.path, name);
    const built = join(repositoryRoot, 'apps', 'server', 'dist');
    cpSync(built, join(folder, 'apps', 'server', 'dist'), {
      recursive: true,
      filter: (path) => !isLeftOut(path.slice(built.length)) && !path.endsWith('.map'),
    });
    cpSync(join(repositoryRoot, 'package.json'), join(folder, 'package.json'));
    return join(folder, 'apps', 'server', 'dist', 'main.js');
  }

  it.each([
    ['every node_modules', '@electric-sql/pglite', (path: string) => path.startsWith('/node_modules')],
    ['one file of a package', 'pglite.wasm', (path: string) => path.endsWith('/pglite.wasm')],
  ])(
    'without %s does not call the data folder damaged, and changes nothing there',
    async (leftOut, named, isLeftOut) => {
      const program = copyWithout(leftOut.replaceAll(' ', '-'), isLeftOut);
      const line = new RegExp(`^Hundred cannot start: the program in .* is not complete \\(.*${named}`);
      const folder = dataFolder(`data ${leftOut}`);
      const before = readdirSync(folder);
      expectOneLineRefusal(await startRefusedServer({ DATA_DIR: folder }, program), line);
      expect(readdirSync(folder)).toEqual(before);
      const missing = join(data.path, `no data ${leftOut}`);
      expectOneLineRefusal(await startRefusedServer({ DATA_DIR: missing }, program), line);
      expect(existsSync(missing)).toBe(false);
    },
  );
});

describe('A running server', () => {
  let dataDir: string;
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    dataDir = join(data.path, 'running');
    server = await startServer({ DATA_DIR: dataDir });
  });
  afterAll(() => server.stop());

  it('prints its address once it answers', async () => {
    expect(server.output()).toContain(`Hundred is ready at ${server.url}`);
    const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    expect(await status('/healthz')).toBe(200);
    // If storage takes time to answer, the server says once that it is not ready.
    await expect.poll(() => status('/readyz')).toBe(200);
  });

  it('began with the cluster of the build, because creating one takes more memory than a small server has', () => {
    const built = join(data.path, 'built');
    mkdirSync(built, { recursive: true });
    unpackFolder(readFileSync(join(repositoryRoot, 'apps', 'server', 'dist', 'new-cluster')), built);
    // PostgreSQL gives each new cluster a unique number.
    const numberOf = (cluster: string) =>
      readFileSync(join(cluster, 'global', 'pg_control')).readBigUInt64LE(0);
    expect(numberOf(join(dataDir, 'cluster'))).toBe(numberOf(built));
  });

  it('locks its folder and names its process', async () => {
    expectOneLineRefusal(
      await startRefusedServer({ PORT: '0', DATA_DIR: dataDir }),
      new RegExp(`in use by process ${server.pid}\\.`),
    );
  });
});
