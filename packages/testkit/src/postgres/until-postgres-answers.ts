import type { ChildProcess } from 'node:child_process';
import { Client } from 'pg';

/**
 * Waits for a PostgreSQL server, or a pooler, that was just started; `errorOutput` is for the message if it has ended.
 */
export async function untilPostgresAnswers(
  url: string,
  started: ChildProcess,
  errorOutput: () => string,
): Promise<void> {
  for (;;) {
    const hasEnded = started.exitCode !== null || started.signalCode !== null;
    if (hasEnded) throw new Error(`${started.spawnfile} did not start: ${errorOutput()}`);
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
