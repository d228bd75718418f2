import { addDays } from '../../days/civil-date';
import type { RunOpening } from '../facts/facts';
import type { Snapshot } from '../fold/snapshot';
import { stateAt } from '../state/state-at';
import { dateForNewRun } from '../state/today';

/** An instant after every fact about a run, because none of them may share the instant at which a run opens or closes. */
export function nextInstant(snapshot: Snapshot, now: number): number {
  return Math.max(now, snapshot.lastAt + 1);
}

/** The fields of a fact that opens another run; null before the first. If an exercise was done today, Day 1 is tomorrow. */
export function runOpening(snapshot: Snapshot, now: number): RunOpening | null {
  const state = stateAt(snapshot, now);
  if (!state) return null;
  const at = nextInstant(snapshot, now);
  const localDate = dateForNewRun(snapshot, at);
  const hasExercise = snapshot.days.some(({ date }) => date === localDate);
  return {
    at,
    timezone: state.timezone,
    localDate,
    firstDate: hasExercise ? addDays(localDate, 1) : localDate,
  };
}
