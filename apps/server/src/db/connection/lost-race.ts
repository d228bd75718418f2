import { setTimeout as wait } from 'node:timers/promises';
import { someCause } from '../../process/some-cause';

/** PostgreSQL’s codes for a serialization failure and a deadlock. */
const lostRaceCodes = new Set(['40001', '40P01']);
const mostTries = 10;
const pauseMs = 10;

/** Whether PostgreSQL rolled back because of another transaction. */
export const isLostRace = (error: unknown): boolean =>
  someCause(error, ({ code }) => code !== undefined && lostRaceCodes.has(code));

/**
 * Repeats the whole work, because nothing of a rolled back attempt is left. After the last attempt the caller gets
 * the error.
 */
export async function repeatLostRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isLostRace(error)) throw error;
      // A random pause, because two transactions that collided would otherwise collide again.
      await wait(Math.random() * pauseMs * tries);
    }
  }
}
