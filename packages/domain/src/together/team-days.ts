import type { DateRecord } from '../challenge/state/state';
import { addDays, type CivilDate, fromEpochDay, laterOf, toEpochDay } from '../days/civil-date';
import { localDateAt, type ZoneHistory } from '../days/zone-history';

/** A person's time in a team, and the outcomes of their dates. */
export interface TeamMembership {
  zones: ZoneHistory;
  joinedAt: number;
  leftAt: number | null;
  /** Their local date; empty before their start. */
  today: CivilDate;
  /** Whether they will be due on dates after today: not before the start, nor once the run is finished. */
  isDueLater: boolean;
  recordOn(date: CivilDate): Pick<DateRecord, 'run' | 'status'> | undefined;
}

/**
 * `counted` and `gained`: enough members completed the date. `missed`: too few did. `gained` and `open` are not final,
 * because the date is not over in every zone. `neutral`: too few members were due.
 */
export type TeamMark = 'counted' | 'gained' | 'open' | 'missed' | 'neutral';

export interface TeamDate {
  date: CivilDate;
  mark: TeamMark;
  /** The members who were due, how many of them completed it, and how many have to. */
  asked: number;
  done: number;
  needed: number;
}

export interface TeamDays {
  streak: number;
  on(date: CivilDate): TeamDate;
}

/** By date, how many members with deleted accounts were due, and how many of them completed it. */
export type DeletedMemberDates = Record<CivilDate, [asked: number, done: number]>;

const hour = 3_600_000;
const day = 24 * hour;
/** In Antarctica/Troll clocks go forward by two hours. A shorter membership contains no whole date. */
export const shortestDate = 22 * hour;
/** Later than every date, as text. */
const afterAllDates = '9999';
/** A date with fewer due members counts for nothing. */
const fewestDue = 2;
/** The percentage of due members who have to complete a date. */
const neededPercent = 60;

/** From the start of a date in UTC until 14:00 UTC on the day after: then it is over in the last zone, at 02:00 there. */
const overAfter = 38 * hour;

export const dateSettlesAt = (date: CivilDate): number => toEpochDay(date) * day + overAfter;

/** The last date that is over everywhere. */
export const lastDateOver = (now: number): CivilDate => fromEpochDay(Math.floor((now - overAfter) / day));

/** A membership with its local dates of joining and leaving. */
interface MembershipDates extends TeamMembership {
  joinedOn: CivilDate;
  leftOn: CivilDate | null;
}

const withDates = (membership: TeamMembership): MembershipDates => ({
  ...membership,
  joinedOn: localDateAt(membership.zones, membership.joinedAt),
  leftOn: membership.leftAt === null ? null : localDateAt(membership.zones, membership.leftAt),
});

/** What a date asked of a member, and whether they completed it. It asks nothing if they were no member for all of it. */
function partOn(
  { joinedOn, leftOn, today, isDueLater, recordOn }: MembershipDates,
  date: CivilDate,
): 'free' | 'due' | 'complete' {
  if (date <= joinedOn || (leftOn !== null && date >= leftOn)) return 'free';
  const record = recordOn(date);
  if (record?.status === 'complete') return 'complete';
  const isAhead = isDueLater && date > today;
  return isAhead || (record && record.run !== null && record.status !== 'rest') ? 'due' : 'free';
}

/** Adds the dates of an account that is being deleted to those of the deleted ones. */
export function addDeletedMember(
  deletedMembers: DeletedMemberDates,
  membership: TeamMembership & { leftAt: number },
): DeletedMemberDates {
  const member = withDates(membership);
  const sums: DeletedMemberDates = { ...deletedMembers };
  const { joinedOn, leftOn } = member;
  for (let date = addDays(joinedOn, 1); leftOn && date < leftOn; date = addDays(date, 1)) {
    const part = partOn(member, date);
    const [asked, done] = sums[date] ?? [0, 0];
    if (part !== 'free') sums[date] = [asked + 1, part === 'complete' ? done + 1 : done];
  }
  return sums;
}

/**
 * A date counts for a team if enough of its due members completed it, who were members for all of it. Each member has
 * their own local date. A late completion may gain a date that was missed.
 */
export function teamDays(
  memberships: readonly TeamMembership[],
  now: number,
  deletedMembers: DeletedMemberDates = {},
): TeamDays {
  const members = memberships.map(withDates);
  const teamDates = new Map<CivilDate, TeamDate>();

  const judge = (date: CivilDate): TeamDate => {
    let [asked, done] = deletedMembers[date] ?? [0, 0];
    for (const member of members) {
      const part = partOn(member, date);
      if (part !== 'free') asked += 1;
      if (part === 'complete') done += 1;
    }
    const neededCount = Math.max(fewestDue, Math.ceil((asked * neededPercent) / 100));
    const isSettled = now >= dateSettlesAt(date);
    return {
      date,
      mark: markOf({ asked, done, needed: neededCount, isSettled }),
      asked,
      done,
      needed: neededCount,
    };
  };
  const on = (date: CivilDate): TeamDate => {
    const teamDate = teamDates.get(date) ?? judge(date);
    teamDates.set(date, teamDate);
    return teamDate;
  };

  let streak = 0;
  const last = members.reduce((latest, { today }) => laterOf(latest, today), '');
  const dateBefore = dateBeforeFirst(members, deletedMembers);
  for (let date = last; date > dateBefore; date = addDays(date, -1)) {
    const { mark } = on(date);
    if (mark === 'missed') break;
    if (mark === 'counted' || mark === 'gained') streak += 1;
  }
  return { streak, on };
}

/** The date before the first one that can count, because the date on which a member joined asks nothing of them. */
function dateBeforeFirst(members: readonly MembershipDates[], deletedMembers: DeletedMemberDates): CivilDate {
  const datesBefore = [
    ...members.map(({ joinedOn }) => joinedOn),
    ...Object.keys(deletedMembers).map((date) => addDays(date, -1)),
  ];
  return datesBefore.reduce((earliest, date) => (date < earliest ? date : earliest), afterAllDates);
}

function markOf({
  asked,
  done,
  needed,
  isSettled,
}: Pick<TeamDate, 'asked' | 'done' | 'needed'> & { isSettled: boolean }): TeamMark {
  if (done >= needed) return isSettled ? 'counted' : 'gained';
  if (!isSettled) return 'open';
  return asked < fewestDue ? 'neutral' : 'missed';
}
