import { factVersion } from '@hundred/domain/challenge/facts/facts';
import type { Executed } from './decide-commands';

/** Added to an answer: the facts that were appended, and their position in the log. */
export const wroteToLog = ({ facts, from }: Executed) => ({
  log: { shape: factVersion, facts: [...facts], from, last: from + facts.length, more: false },
});
