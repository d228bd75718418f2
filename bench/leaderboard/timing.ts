import { median, percentile99 } from '../measurement';

export interface Times {
  median: number;
  p99: number;
}

async function timeOf(query: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await query();
  return performance.now() - startedAt;
}

const timesOf = (times: readonly number[]): Times => ({ median: median(times), p99: percentile99(times) });

const warmUp = 100;
const rounds = 1500;

/** Times all queries in alternation, because the speed of the machine varies. */
export async function timeInTurns(queries: readonly (() => Promise<unknown>)[]): Promise<Times[]> {
  const times = queries.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, query] of queries.entries()) {
      const tookMs = await timeOf(query);
      if (round >= 0) times[index]?.push(tookMs);
    }
  }
  return times.map(timesOf);
}

export const formatTimes = ({ median: medianMs, p99 }: Times) =>
  `${medianMs.toFixed(2)} ms, p99 ${p99.toFixed(2)}`;
