import { factVersion } from '@hundred/domain/challenge/facts/facts';
import type { Written } from './writer';

/** Told beside an answer: the facts that were added, and where in the log. */
export const wroteToLog = ({ facts, from }: Written) => ({
  log: { shape: factVersion, facts: [...facts], from, last: from + facts.length, more: false },
});
