import { stateAt } from '../state/state-at';
import { dateForNewRun } from '../state/today';
import type { CommandResult } from './command-result';
import type { DecisionInput } from './decision-input';
import { type Refusal, refusal } from './refusals';
import { nextInstant } from './run-opening';

/** Closes the run of season 2. No run is open until a path is chosen or the challenge restarted. */
export interface ResetPath {
  kind: 'resetPath';
}

export function resetPath({ snapshot }: DecisionInput, _: ResetPath, now: number): CommandResult | Refusal {
  const state = stateAt(snapshot, now);
  if (!state) return refusal('not_started');
  if (state.season === 1) return refusal('no_path_to_reset');
  const at = nextInstant(snapshot, now);
  const localDate = dateForNewRun(snapshot, at);
  return { facts: [{ kind: 'pathReset', at, localDate }], localDate };
}
