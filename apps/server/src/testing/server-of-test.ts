import { type ServerProcess, startServer } from '@hundred/testkit/services/server-process';
import { onTestFinished } from 'vitest';

/** A server that is stopped when its test is over, however the test ended. */
export async function serverOfTest(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(environment);
  onTestFinished(() => server.kill());
  return server;
}
