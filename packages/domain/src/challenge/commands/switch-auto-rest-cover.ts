import type { AutoRestCoverSwitched } from '../facts/facts';
import { type CommandResult, noFacts } from './command-result';
import type { DecisionInput } from './decision-input';
import { instantAfter } from './latest-fact-fields';

/** Switches automatic rest days on missed dates. */
export interface SwitchAutoRestCover {
  kind: 'switchAutoRestCover';
  on: boolean;
}

/** Automatic rest days are on until they are switched off. Every switch gets a later instant, so that the last one holds. */
export function switchAutoRestCover(
  { snapshot }: DecisionInput,
  { on }: SwitchAutoRestCover,
  now: number,
): CommandResult {
  const last = snapshot.coverSwitches.at(-1);
  if ((last?.on ?? true) === on) return noFacts;
  const fact: AutoRestCoverSwitched = { kind: 'autoRestCoverSwitched', at: instantAfter(last, now), on };
  return { facts: [fact], localDate: null };
}
