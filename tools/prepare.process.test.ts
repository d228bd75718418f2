import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const tools = new URL('.', import.meta.url);

const poll = <T>(read: () => T) => expect.poll(read, { timeout: 60_000 });

/** Waits in the shell for a file, which the test creates when it is time. */
const waitForFile = (file: string) => `while [ ! -e ${file} ]; do sleep 0.05; done`;

/**
 * A program folder that installs and builds in a moment: our commands, a lock file without packages, and builds that
 * only print. `installing` is a shell command that runs while packages are installed; `true` does nothing.
 */
function programFolder(installing = 'true') {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // The user of a service is another one and must be able to read the program.
  const before = process.umask(0o022);
  onTestFinished(() => void process.umask(before));
  chmodSync(folder, 0o755);
  const writeProjectFile = (name: string, content: string | object) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const writeAppWithBuild = (name: string, build: string) =>
    writeProjectFile(`apps/${name}/package.json`, { name, version: '1.0.0', scripts: { build } });
  cpSync(tools, join(folder, 'tools'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts') && !path.includes('node_modules'),
  });
  writeProjectFile('package.json', {
    name: 'program',
    version: '1.0.0',
    workspaces: ['apps/*'],
    scripts: { preinstall: `echo installed >> ${folder}/log && ${installing}` },
  });
  writeAppWithBuild('web', `echo built >> ${folder}/log`);
  writeAppWithBuild('server', `mkdir -p dist && echo 'console.log("started")' > dist/main.js`);
  const workspaces = { 'apps/server': { version: '1.0.0' }, 'apps/web': { version: '1.0.0' } };
  const links = {
    'node_modules/server': { resolved: 'apps/server', link: true },
    'node_modules/web': { resolved: 'apps/web', link: true },
  };
  writeProjectFile('package-lock.json', {
    name: 'program',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: 'program', version: '1.0.0', workspaces: ['apps/*'] }, ...workspaces, ...links },
  });
  const log = () =>
    existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [];
  return { folder, log };
}

/** A command for `installing` that ends once the program folder, which npm calls `INIT_CWD`, has a file `go`. */
const waitForGo = waitForFile('$INIT_CWD/go');

function start(folder: string, as: { uid?: number; gid?: number } = {}) {
  const { PATH = '' } = process.env;
  const child: ChildProcess = spawn(process.execPath, [join(folder, 'tools', 'start.mjs')], {
    cwd: tmpdir(),
    env: { PATH, HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...as,
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const killAll = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // the process has already ended
    }
  };
  onTestFinished(killAll);
  return { ended, killAll, output: () => output };
}

it('One of two simultaneous starts installs and builds, the other waits, and both start', async () => {
  const { folder, log } = programFolder(waitForGo);
  const first = start(folder);
  await poll(log).toEqual(['installed']);
  const second = start(folder);
  await poll(second.output).toContain('Waiting for another process');
  writeFileSync(join(folder, 'go'), '');
  expect(await first.ended).toMatchObject({ code: 0, output: expect.stringContaining('started') });
  expect(await second.ended).toMatchObject({ code: 0, output: expect.stringContaining('started') });
  expect(log()).toEqual(['installed', 'built']);
});

it('A start that is killed while installing leaves nothing that the next start uses', async () => {
  const { folder, log } = programFolder(waitForGo);
  writeFileSync(join(folder, 'go'), '');
  expect((await start(folder).ended).code).toBe(0);
  rmSync(join(folder, 'go'));
  const lockFile = join(folder, 'package-lock.json');
  const newerLock = readFileSync(lockFile, 'utf8').replace('"requires":true', '"requires": true');
  writeFileSync(lockFile, newerLock);
  const killed = start(folder);
  // The first start has logged two lines, and the third says that this one is installing.
  await poll(log).toHaveLength(3);
  killed.killAll();
  await killed.ended;
  // With the unchanged lock file, the packages would count as installed if the stamp had stayed.
  writeFileSync(lockFile, newerLock.replace('"requires": true', '"requires":true'));
  appendFileSync(join(folder, 'apps', 'web', 'source.ts'), '// changed');
  writeFileSync(join(folder, 'go'), '');
  expect((await start(folder).ended).output).toContain('started');
  expect(log()).toEqual(['installed', 'built', 'installed', 'installed', 'built']);
});

it('A read-only folder starts its existing build without the build packages, and names the remedy in one line if there is none', async () => {
  const { folder, log } = programFolder();
  const isRoot = process.getuid?.() === 0;
  // Root may write to any folder, so for root the start runs as `nobody`. For anybody else the folder is read-only.
  const asAnother = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  const setFolderMode = (mode: number) => isRoot || chmodSync(folder, mode);
  setFolderMode(0o555);
  const startWithoutBuild = await start(folder, asAnother).ended;
  expect(startWithoutBuild.code).toBe(1);
  expect(startWithoutBuild.output).toBe(
    `Hundred is not built, and you cannot write to ${folder}. As the owner of this folder, run: cd ${folder} && npm run build\n`,
  );
  setFolderMode(0o755);
  expect((await start(folder).ended).code).toBe(0);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  setFolderMode(0o555);
  expect(await start(folder, asAnother).ended).toEqual({ code: 0, output: 'Starting ...\nstarted\n' });
  appendFileSync(join(folder, 'apps', 'web', 'source.ts'), '// pulled');
  const startOfOlderBuild = await start(folder, asAnother).ended;
  expect(startOfOlderBuild.code).toBe(0);
  expect(startOfOlderBuild.output).toMatch(
    /^Starting the last build, .* npm run build\nStarting \.\.\.\nstarted\n$/,
  );
  expect(log()).toEqual(['installed', 'built']);
});
