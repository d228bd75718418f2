import { historyOf } from '../challenge/state/history';
import { laws } from './laws';
import { play } from './play';
import { referenceLaws } from './reference-laws';
import type { Script } from './script';

/** Checks all laws at once, because playing a history takes longer than checking it. */
export function holdLaws(script: Script): void {
  const { log, snapshot, arrivals, endsAt } = play(script);
  const played = { log, snapshot, arrivals, endsAt, history: historyOf(log, endsAt) };
  for (const [name, law] of Object.entries({ ...laws, ...referenceLaws })) {
    try {
      law(played);
    } catch (cause) {
      throw new Error(`Does not hold: ${name}`, { cause });
    }
  }
}
