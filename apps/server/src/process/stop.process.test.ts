import { expect, it } from 'vitest';
import { requestUnderWay } from '../testing/request-under-way';
import { serverOfTest } from '../testing/server-of-test';
import { emptyDataDir } from '../testing/storage-source';

it('A server finishes a running request on SIGTERM, SIGINT or both, stops, and starts again', async () => {
  const dataFolder = emptyDataDir();
  const DATA_DIR = dataFolder.setting.dataDir;
  // npm passes on the signal of the terminal. Two of the same kind may merge into one, two kinds never do.
  for (const [signal, ...others] of [['SIGTERM'], ['SIGINT'], ['SIGINT', 'SIGTERM']] as const) {
    const server = await serverOfTest({ DATA_DIR, LOG_LEVEL: 'info' });
    const runningRequest = await requestUnderWay(server.url);
    const stopped = server.stop(signal);
    for (const other of others) process.kill(server.pid, other);
    await expect.poll(() => server.output()).toContain('"msg":"stopping"');
    expect(await runningRequest.finish()).toBe(401);
    expect(await stopped).toBe(0);
  }
  const nextServer = await serverOfTest({ DATA_DIR });
  expect(await nextServer.stop()).toBe(0);
  await dataFolder.dispose();
});
