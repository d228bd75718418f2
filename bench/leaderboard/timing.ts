import { median, percentile99 } from '../measurement';

export interface Times {
  median: number;
  p99: number;
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await ask();
  return performance.now() - startedAt;
}

const timesOf = (all: readonly number[]): Times => ({ median: median(all), p99: percentile99(all) });

const warmUp = 100;
const rounds = 1500;

/** Alternates all of them, because the speed of the machine varies. */
export async function timeInTurns(asks: readonly (() => Promise<unknown>)[]): Promise<Times[]> {
  const times = asks.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, ask] of asks.entries()) {
      const took = await timeOf(ask);
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times.map(timesOf);
}

export const formatTimes = ({ median, p99 }: Times) => `${median.toFixed(2)} ms, p99 ${p99.toFixed(2)}`;
