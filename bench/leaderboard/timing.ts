export interface Times {
  median: number;
  p99: number;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

function timesOf(all: number[]): Times {
  const sorted = all.sort((one, other) => one - other);
  return { median: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

const warmUp = 100;
const rounds = 1500;

/** Both in turns, because the machine is not equally fast from one moment to the next. */
export async function timeInTurns(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    const [first, second] = [await timed(one), await timed(other)];
    if (round < 0) continue;
    times[0].push(first);
    times[1].push(second);
  }
  return [timesOf(times[0]), timesOf(times[1])];
}

export const inWords = ({ median, p99 }: Times) => `${median.toFixed(2)} ms, p99 ${p99.toFixed(2)}`;
