import { factVersion } from '@hundred/domain/challenge/facts/facts';
import type { ExecutionResult } from './execution';
import { installationFacts } from './premium/installation-facts';

/** The field `log` of an answer: the facts that were appended, and their position in the log. */
export const logFieldOf = ({ facts, from }: ExecutionResult) => ({
  log: {
    // The name on the wire of the version of facts.
    shape: factVersion,
    facts: [...facts],
    from,
    last: from + facts.length,
    more: false,
    ...sharedFacts(),
  },
});

/** Absent on most installations, which have none. */
export const sharedFacts = () => {
  const shared = installationFacts();
  return shared.length === 0 ? {} : { shared: [...shared] };
};
