import { expect, it } from 'vitest';
import { requestUnderWay } from '../testing/request-under-way';
import { serverOfTest } from '../testing/server-of-test';
import { emptyDataDir } from '../testing/storage-source';

it('A server finishes a running request on SIGTERM, SIGINT or both, stops, and starts again', async () => {
  const place = emptyDataDir();
  const DATA_DIR = place.setting.dataDir;
  // npm passes on the signal of the terminal. Two of the same kind may merge into one, two kinds never do.
  for (const [signal, ...others] of [['SIGTERM'], ['SIGINT'], ['SIGINT', 'SIGTERM']] as const) {
    const one = await serverOfTest({ DATA_DIR, LOG_LEVEL: 'info' });
    const asking = await requestUnderWay(one.url);
    const stopped = one.stop(signal);
    for (const other of others) process.kill(one.pid, other);
    await expect.poll(() => one.output()).toContain('"msg":"stopping"');
    expect(await asking.finish()).toBe(401);
    expect(await stopped).toBe(0);
  }
  const again = await serverOfTest({ DATA_DIR });
  expect(await again.stop()).toBe(0);
  await place.dispose();
});
