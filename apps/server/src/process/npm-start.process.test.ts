import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@hundred/testkit/free-port';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holderOf } from '../db/embedded/folder/folder-lock';
import { requestUnderWay } from '../testing/request-under-way';
import { emptyDataDir } from '../testing/storage-source';

const tools = new URL('../../../../tools/', import.meta.url);

function isAlive(pid: number): boolean {
  try {
    // Signal 0 is not delivered, and only checks that the process exists.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts a program in its own process group, which is killed when the test is over. */
function spawnInOwnGroup(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    cwd: repositoryRoot,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // The group has ended already.
    }
  });
  return child;
}

/**
 * Resolves with the first match in the output of a program. All of the output is read, because a program ends by itself
 * if nobody reads it.
 */
function untilOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (data) => {
      output += data;
      const match = pattern.exec(output);
      if (match) resolve(match[0]);
    });
    child.once('exit', (code) => reject(new Error(`it ended with ${code} and said only: ${output}`)));
  });
}

const untilGone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);

describe('npm start', () => {
  it('leaves no server behind when npm is asked to stop or killed, or its terminal goes away', async () => {
    const dataFolder = emptyDataDir();
    const { dataDir } = dataFolder.setting;
    // A terminal that goes away signals the whole group, which a negative process id addresses.
    for (const [signal, receiver] of [
      ['SIGTERM', 'npm'],
      ['SIGKILL', 'npm'],
      ['SIGHUP', 'group'],
    ] as const) {
      const npm = spawnInOwnGroup('npm', ['start'], { PORT: String(await freePort()), DATA_DIR: dataDir });
      await untilOutput(npm, /Hundred is ready at/);
      const server = Number(await holderOf(dataDir));
      expect(server).not.toBe(npm.pid);
      process.kill(receiver === 'group' ? -npm.pid! : npm.pid!, signal);
      await untilGone(server);
    }
    await dataFolder.dispose();
  });

  it('finishes running requests on Ctrl-C', async () => {
    const dataFolder = emptyDataDir();
    const port = await freePort();
    const npm = spawnInOwnGroup('npm', ['start'], {
      PORT: String(port),
      DATA_DIR: dataFolder.setting.dataDir,
    });
    await untilOutput(npm, /Hundred is ready at/);
    const runningRequest = await requestUnderWay(`http://localhost:${port}`);
    const stopping = untilOutput(npm, /"msg":"stopping"/);
    const ended = once(npm, 'exit');
    process.kill(-npm.pid!, 'SIGINT');
    await stopping;
    expect(await runningRequest.finish()).toBe(401);
    expect(await ended).toEqual([0, null]);
    await dataFolder.dispose();
  });
});

it('A process that a command starts ends with it, even if the command is killed', async () => {
  const wait = 'setInterval(() => {}, 1000); console.log(process.pid)';
  const start = `
    import { spawn } from 'node:child_process';
    import { endingWithUs } from '${new URL('prepare.mjs', tools)}';
    spawn(process.execPath, [...endingWithUs, '-e', ${JSON.stringify(wait)}], { stdio: 'inherit' });`;
  const command = spawnInOwnGroup(process.execPath, ['--input-type=module', '-e', start]);
  const child = Number(await untilOutput(command, /\d+/));
  expect(isAlive(child)).toBe(true);
  command.kill('SIGKILL');
  await once(command, 'exit');
  await untilGone(child);
});
