import { factVersion } from '@hundred/domain/challenge/facts/facts';
import type { ExecutionResult } from './execution';
import { installationFacts } from './premium/installation-facts';

/** The field `log` of an answer: the facts that were appended, and their position in the log. */
export const logFieldOf = ({ facts, from }: ExecutionResult) => ({
  log: {
    // On the wire, the version of the facts is called `shape`.
    shape: factVersion,
    facts: [...facts],
    from,
    last: from + facts.length,
    more: false,
    ...sharedFacts(),
  },
});

/** The facts of the installation as the field `shared`. Most installations have none, and then the field is absent. */
export const sharedFacts = () => {
  const shared = installationFacts();
  return shared.length === 0 ? {} : { shared: [...shared] };
};
