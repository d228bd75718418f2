import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { settledDates } from '@hundred/domain/challenge/state/history';
import type { DateRecord } from '@hundred/domain/challenge/state/state';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { Refusal } from '../refusals/refusal';
import { withInstallationFacts } from './premium/installation-facts';

/** Dates from one to another, both included. Without an end, all dates from the first on. */
export interface Span {
  from: CivilDate;
  to: CivilDate | null;
}

/** Asks for the settled dates of a log (see `Snapshot`), which no snapshot contains. */
export interface SettledDatesQuery {
  personId: string;
  /** The length of the log when its head was read. Later facts do not count. */
  length: number;
  span: Span;
}

export type ReadSettledDates = (
  query: SettledDatesQuery,
  signal: AbortSignal,
) => Promise<DateRecord[] | Refusal>;

/** The settled dates of these facts that lie in the span. */
export function settledDatesIn(facts: readonly Fact[], { from, to }: Span): DateRecord[] {
  return settledDates(withInstallationFacts(facts)).filter(
    ({ date }) => date >= from && (to === null || date <= to),
  );
}
