import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hundred/testkit/free-port';
import {
  type Engine,
  type EngineDriver,
  findInPage,
  findMiniBrowser,
  findProgram,
  type StartOptions,
  until,
} from './engine';

/** The time limit of each request, so that a driver that hangs does not block the run. */
const requestTimeoutMs = 25_000;

/** WebKitGTK is the closest to Safari on Linux. Its driver uses WebDriver and needs a screen. */
export function findWebKit(): Engine | undefined {
  const [driver, screen, binary] = [findProgram('WebKitWebDriver'), findProgram('Xvfb'), findMiniBrowser()];
  if (!driver || !screen || !binary) return undefined;
  return { name: 'WebKit', start: (options) => start({ driver, screen, binary }, options) };
}

type Programs = { driver: string; screen: string; binary: string };

/** Opens a virtual screen, which chooses its own number and prints it. */
async function openScreen(program: string) {
  const size = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const screen = spawn(program, ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, close: () => screen.kill() };
}

/** Starts the driver on a screen of its own, with a home folder that is removed afterwards. */
async function openDriver({ driver, screen }: Programs) {
  const home = mkdtempSync(join(tmpdir(), 'hundred-webkit-'));
  const { display, close } = await openScreen(screen);
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], {
    // No LANG is set, so the browser calls its language "C".
    env: {
      PATH: process.env.PATH,
      HOME: home,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const ended = once(program, 'exit');
  return {
    port,
    async quit() {
      program.kill();
      await ended;
      close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function start(programs: Programs, { url, userAgent }: StartOptions): Promise<EngineDriver> {
  const { port, quit } = await openDriver(programs);

  /** Sends a command of WebDriver. */
  async function ask<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const { binary } = programs;
  const args = ['--automation', '--full-screen', ...(userAgent ? [`--user-agent=${userAgent}`] : [])];
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
  await until('the driver listens', () => ask<object>('GET', '/status'));
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: 390, height: 844 });

  const execute = <Value>(script: string, args: unknown[]) =>
    ask<Value>('POST', `${session}/execute/sync`, { script, args });
  const find = (kind: string, name: string) =>
    until(`there is a ${kind} "${name}"`, async () => {
      const element = await execute<object | null>(`return (${findInPage}).apply(null, arguments)`, [
        kind,
        name,
      ]);
      return element && `${session}/element/${Object.values(element)[0]}`;
    });
  return {
    goto: (path) => ask('POST', `${session}/url`, { url: url + path }),
    reload: () => ask('POST', `${session}/refresh`),
    async run(work, ...args) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${work}).apply(null, [...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = await ask<{ value: never; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args,
      });
      if (result.error) throw new Error(result.error);
      return result.value;
    },
    click: async (kind, name) => ask('POST', `${await find(kind, name)}/click`),
    type: async (label, text) => ask('POST', `${await find('field', label)}/value`, { text }),
    windows: () => ask('GET', `${session}/window/handles`),
    switchTo: (handle) => ask('POST', `${session}/window`, { handle }),
    async quit() {
      // Ends the session first, because a killed driver leaves its browser behind. The session may already be gone.
      await ask('DELETE', session).catch(() => {});
      await quit();
    },
  };
}
