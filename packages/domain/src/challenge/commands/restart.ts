import type { CommandResult } from './command-result';
import type { DecisionInput } from './decision-input';
import { type Refusal, refusal } from './refusals';
import { runOpening } from './run-opening';

/** Closes the open run, and opens one of season 1. */
export interface Restart {
  kind: 'restart';
}

/** A restart without any exercise in the new run changes nothing, so that a request can be retried. */
export function restart({ snapshot }: DecisionInput, _: Restart, now: number): CommandResult | Refusal {
  const opening = runOpening(snapshot, now);
  if (!opening) return refusal('not_started');
  const run = snapshot.runs.at(-1);
  // No fact followed the opening of the run.
  const isUntouched = run?.season === 1 && run.openedAt === snapshot.lastAt;
  // An untouched run of an earlier date is replaced all the same: the new run starts today.
  if (isUntouched && run.firstDate === opening.firstDate) return { facts: [], localDate: opening.localDate };
  return { facts: [{ kind: 'runRestarted', ...opening }], localDate: opening.localDate };
}
