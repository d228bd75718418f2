import { addDays, type CivilDate, fromEpochDay, laterOf, toEpochDay } from '../days/civil-date';
import type { DateRecord } from '../runs/state';
import { localDateAt, type ZoneHistory } from '../runs/zone-history';

/** Somebody's time in a team, and what became of their dates. */
export interface TeamMembership {
  zones: ZoneHistory;
  joinedAt: number;
  leftAt: number | null;
  /** What counts as today for them; empty before their start. */
  today: CivilDate;
  /** Whether the dates after today will ask them for anything: not before the start, nor once the run is finished. */
  isAskedLater: boolean;
  recordOn(date: CivilDate): Pick<DateRecord, 'run' | 'status'> | undefined;
}

/** `gained` and `open`: not settled yet. */
export type TeamMark = 'counted' | 'gained' | 'open' | 'missed' | 'neutral';

export interface TeamDate {
  date: CivilDate;
  mark: TeamMark;
  asked: number;
  done: number;
  needed: number;
}

export interface TeamDays {
  streak: number;
  on(date: CivilDate): TeamDate;
}

const hour = 3_600_000;
const day = 24 * hour;
/** In Antarctica/Troll the clocks go forward by two hours. Whoever belonged to a team for less has no date in it. */
export const shortestDate = 22 * hour;
const fewest = 2;
/** Of those asked, in percent. */
const share = 60;

/** Until 14:00 UTC on the day after: then a date is over in the last zone, and with it the hours until 02:00. */
const overAfter = 38 * hour;

export const dateSettlesAt = (date: CivilDate): number => toEpochDay(date) * day + overAfter;

/** The last date that is over everywhere. */
export const lastDateOver = (now: number): CivilDate => fromEpochDay(Math.floor((now - overAfter) / day));

/**
 * A date counts for a team if enough of those completed it who belonged to the team all of it and were asked to. Each
 * goes by their own local date. A late completion may lift a date that was missed.
 */
export function teamDays(memberships: readonly TeamMembership[], now: number): TeamDays {
  const spans = memberships.map((membership) => ({
    ...membership,
    joinedOn: localDateAt(membership.zones, membership.joinedAt),
    leftOn: membership.leftAt === null ? null : localDateAt(membership.zones, membership.leftAt),
  }));

  const on = (date: CivilDate): TeamDate => {
    let asked = 0;
    let done = 0;
    for (const { joinedOn, leftOn, today, isAskedLater, recordOn } of spans) {
      if (date <= joinedOn || (leftOn !== null && date >= leftOn)) continue;
      const record = recordOn(date);
      const isComplete = record?.status === 'complete';
      const isAhead = isAskedLater && date > today;
      const isAsked = isComplete || isAhead || (record && record.run !== null && record.status !== 'rest');
      if (isAsked) asked += 1;
      if (isComplete) done += 1;
    }
    const needed = Math.max(fewest, Math.ceil((asked * share) / 100));
    return { date, mark: markOf(asked, done, needed, now >= dateSettlesAt(date)), asked, done, needed };
  };

  let streak = 0;
  const first = spans.reduce((earliest, { joinedOn }) => (joinedOn < earliest ? joinedOn : earliest), '9999');
  const last = spans.reduce((latest, { today }) => laterOf(latest, today), '');
  for (let date = last; date > first; date = addDays(date, -1)) {
    const { mark } = on(date);
    if (mark === 'missed') break;
    if (mark === 'counted' || mark === 'gained') streak += 1;
  }
  return { streak, on };
}

function markOf(asked: number, done: number, needed: number, isSettled: boolean): TeamMark {
  if (done >= needed) return isSettled ? 'counted' : 'gained';
  if (!isSettled) return 'open';
  return asked < fewest ? 'neutral' : 'missed';
}
