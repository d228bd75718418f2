import { type PathId, pathExercises } from '../../century-club/path-exercises';
import { stateAt } from '../state/state-at';
import { type CommandResult, noFacts } from './command-result';
import type { DecisionInput } from './decision-input';
import { type Refusal, refusal } from './refusals';
import { runOpening } from './run-opening';

/** Opens a run of season 2, the Century Club. */
export interface ChoosePath {
  kind: 'choosePath';
  path: PathId;
}

export function choosePath(
  { snapshot }: DecisionInput,
  { path }: ChoosePath,
  now: number,
): CommandResult | Refusal {
  if (!Object.hasOwn(pathExercises, path)) return refusal('invalid_path');
  const state = stateAt(snapshot, now);
  const opening = runOpening(snapshot, now);
  // Both are null before the first run.
  if (!state || !opening) return refusal('not_started');
  const { isEligible, currentPath } = state.centuryClub;
  if (!isEligible) return refusal('not_eligible');
  if (currentPath !== null && !state.finished) {
    return currentPath === path ? noFacts : refusal('path_already_chosen');
  }
  return { facts: [{ kind: 'pathChosen', ...opening, path }], localDate: opening.localDate };
}
