import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import type { ExecutionResult } from './execution';
import { installationFacts } from './premium/installation-facts';

/** The field `log` of an answer: the facts that were appended, and their position in the log. */
export const logFieldOf = ({ facts, from }: ExecutionResult) => ({
  log: logPartOf({ facts: [...facts], from, isMore: false }),
});

/** Consecutive facts of a log, which begin behind its first `from` ones. `isMore`: the log goes on after them. */
export const logPartOf = ({ facts, from, isMore }: { facts: Fact[]; from: number; isMore: boolean }) => ({
  // On the wire, the version of the facts is called `shape`.
  shape: factVersion,
  facts,
  from,
  last: from + facts.length,
  more: isMore,
  ...installationFactsField(),
});

/** The facts of the installation as the field `shared`. Most installations have none, and then the field is absent. */
const installationFactsField = () => {
  const shared = installationFacts();
  return shared.length === 0 ? {} : { shared: [...shared] };
};
