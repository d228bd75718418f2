import type { CivilDate } from '../days/civil-date';
import type { ProgrammeId } from './programmes';

/** The one session of a date. */
export interface SessionDate {
  date: CivilDate;
  at: number;
  programme: ProgrammeId;
  session: number;
}

/** The fields of a session fact that count for its date. */
type SessionOfLocalDate = Omit<SessionDate, 'date'> & { localDate: CivilDate };

/**
 * One session for each date: the earliest, and of one instant the first by name and number, so that the order of facts
 * does not matter.
 */
export function mergeSessions(
  before: readonly SessionDate[] = [],
  facts: readonly SessionOfLocalDate[],
): SessionDate[] {
  const sessionByDate = new Map(before.map((session) => [session.date, session]));
  for (const { localDate: date, at, programme, session } of facts) {
    const entry = { date, at, programme, session };
    const present = sessionByDate.get(date);
    if (!present || isEarlier(entry, present)) sessionByDate.set(date, entry);
  }
  return [...sessionByDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function isEarlier(one: SessionDate, other: SessionDate): boolean {
  if (one.at !== other.at) return one.at < other.at;
  if (one.programme !== other.programme) return one.programme < other.programme;
  return one.session < other.session;
}
