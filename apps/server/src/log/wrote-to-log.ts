import { factVersion } from '@hundred/domain/challenge/facts/facts';
import type { Executed } from './decide-commands';

/** Told beside an answer: the facts that were added, and where in the log. */
export const wroteToLog = ({ facts, from }: Executed) => ({
  log: { shape: factVersion, facts: [...facts], from, last: from + facts.length, more: false },
});
