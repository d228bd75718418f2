import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const modulePath = new URL('with-lock.mjs', import.meta.url).href;

/** Runs this statement with the lock, in a process of its own. */
function runLocked(file: string, statement: string) {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { setImmediate } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(modulePath)};
    const log = (line) => appendFileSync(${JSON.stringify(`${file}.txt`)}, line);
    await withLock(${JSON.stringify(file)}, () => {}, async () => { ${statement} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return once(child, 'close');
}

it('Processes that start together after one was killed work one after the other, and all end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (let round = 0; round < 4; round += 1) {
    const file = join(folder, `lock-${round}`);
    await runLocked(file, `process.kill(process.pid, 'SIGKILL')`);
    const together = Array.from({ length: 6 }, () =>
      runLocked(file, `log('('); await setImmediate(); log(')');`),
    );
    // Exit code 0, and no signal.
    expect(await Promise.all(together)).toEqual(Array(6).fill([0, null]));
    // Processes that worked at the same time would have written `((`.
    expect(readFileSync(`${file}.txt`, 'utf8')).toBe('()'.repeat(6));
  }
});
