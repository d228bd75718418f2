import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { type Measurement, median } from './measurement';

const rounds = 5;
const mostMs = 1000;

/** Measures from starting the built program on existing data to its first answer. */
export async function run(): Promise<Measurement[]> {
  const data = temporaryDataDir();
  const times: number[] = [];
  await (await startServer({ DATA_DIR: data.path })).stop();
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const server = await startServer({ DATA_DIR: data.path });
    await fetch(`${server.url}/readyz`);
    times.push(performance.now() - startedAt);
    await server.stop();
  }
  data.remove();
  const tookMs = median(times);
  const figure = `${(tookMs / 1000).toFixed(2)} s (median of ${rounds})`;
  return [
    {
      measure: 'first answer on existing data',
      figure,
      goal: `within ${(mostMs / 1000).toFixed(1)} s`,
      isMet: tookMs <= mostMs,
    },
  ];
}
