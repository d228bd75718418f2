import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { aptInstall } from '../apt-install';
import { freePort } from '../free-port';

export interface RedisServer {
  port: number;
  dispose(): Promise<void>;
}

export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

/** Installs a Redis server if the machine has none and this user may; false if there is none in the end. */
export function installRedis(): boolean {
  if (hasRedis()) return true;
  // With this run level, the package does not start a server of its own.
  aptInstall('redis-server', 'a Redis server to compare with', { ...process.env, RUNLEVEL: '1' });
  return hasRedis();
}

/** Starts a server that keeps its data in memory only. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server: ChildProcess = spawn('redis-server', settings, { stdio: 'ignore' });
  const client = new Redis(port, { retryStrategy: () => 50 });
  client.on('error', () => {});
  await client.ping();
  client.disconnect();
  return {
    port,
    async dispose() {
      if (server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
