import type { ChildProcess } from 'node:child_process';
import { Client } from 'pg';

const mostPrintedCharacters = 4_000;

/**
 * Waits for a PostgreSQL server, or a pooler, that was just started. If it ends, the error has the end of its output.
 */
export async function untilPostgresAnswers(url: string, started: ChildProcess): Promise<void> {
  let output = '';
  const collect = (data: Buffer) => {
    output = `${output}${data}`.slice(-mostPrintedCharacters);
  };
  started.stdout?.on('data', collect);
  started.stderr?.on('data', collect);
  for (;;) {
    const hasEnded = started.exitCode !== null || started.signalCode !== null;
    if (hasEnded) throw new Error(`${started.spawnfile} did not start: ${output}`);
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
