import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL undid what it could not bring in line with what others did at the same time, or what waited in a circle. */
const lostCodes = new Set(['40001', '40P01']);
const mostTries = 10;
const pauseMs = 10;

export function isLostRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: string };
  return (code !== undefined && lostCodes.has(code)) || isLostRace(cause);
}

/** Does again what was undone, all of it: nothing of the first time is left. In the end the race is whoever asked's. */
export async function repeatLostRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isLostRace(error)) throw error;
      // By chance, or two that met would meet again.
      await wait(Math.random() * pauseMs * tries);
    }
  }
}
