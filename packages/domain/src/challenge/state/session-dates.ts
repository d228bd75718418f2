import { mergeSessions, type SessionDate } from '../../recovery/session-dates';
import type { Fact } from '../facts/facts';

/** Every date of a log with a recovery session on it, ascending. */
export const sessionDatesOf = (log: readonly Fact[]): SessionDate[] =>
  mergeSessions(
    [],
    log.filter((fact) => fact.kind === 'recoverySession'),
  );
