import type { Team, TeamMember } from '@hundred/contract/together/teams';
import { unsettledHistory } from '@hundred/domain/challenge/state/history';
import type { State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { addDays, type CivilDate, startOfWeek } from '@hundred/domain/days/civil-date';
import { rankRows } from '@hundred/domain/together/ranks';
import {
  type DeletedMemberDates,
  dateSettlesAt,
  type TeamDays,
  type TeamMembership,
  teamDays,
} from '@hundred/domain/together/team-days';
import type { DiaryDate, GroupDiary } from './group-diary';
import { boardStanding, vipOf } from './groups/group-answer';
import type { GroupData, MemberRow } from './groups/group-statement';

export interface TeamMemberRow extends MemberRow {
  leftAt: string | null;
}

interface PolledMemberRow extends TeamMemberRow {
  /** The last of their dates on which the caller nudged them. */
  nudgedOn: string | null;
}

export type TeamData = GroupData<
  {
    name: string | null;
    goneDates: DeletedMemberDates | null;
    /** Only of the club's team: the membership of its owner. */
    club: { owner: string | null } | null;
  },
  PolledMemberRow
>;

/** A diary at one instant, with the dates that are not settled: they depend on the clock. */
export interface CurrentDiary extends GroupDiary {
  state: State;
  unsettled: ReadonlyMap<CivilDate, DiaryDate>;
}

export function currentDiaryOf(diary: GroupDiary | undefined, now: number): CurrentDiary | undefined {
  const state = diary && stateAt(diary.snapshot, now);
  if (!state) return undefined;
  const unsettled = unsettledHistory(diary.snapshot, now)?.dates ?? [];
  return { ...diary, state, unsettled: new Map(unsettled.map((record) => [record.date, record])) };
}

/** The dates of a board: the week or the month of a person's today. */
export function boardDates(period: string, today: CivilDate): Team['period'] {
  if (period === 'week') {
    const from = startOfWeek(today);
    return { from, to: addDays(from, 6) };
  }
  const from = `${today.slice(0, 7)}-01`;
  // 31 days after its first date, every month is over.
  const nextMonth = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(nextMonth, -1) };
}

/** What a member did on the dates of a board. */
export function boardRow(
  row: MemberRow,
  currentDiary: CurrentDiary | undefined,
  { from, to }: Team['period'],
  now: number,
): Pick<TeamMember, 'standing' | 'vip' | 'days' | 'reps'> {
  const counted = (currentDiary?.ranked ?? []).filter(({ date }) => date >= from && date <= to);
  return {
    standing: boardStanding(currentDiary?.state),
    ...vipOf(row, currentDiary?.snapshot, now),
    days: counted.filter(({ isComplete }) => isComplete).length,
    reps: counted.reduce((sum, { score }) => sum + score, 0),
  };
}

/** Ranks members by completed days, then by reps. */
export const rankMembers = <Row extends { days: number; reps: number }>(rows: readonly Row[]) =>
  rankRows(rows, (a, b) => b.days - a.days || b.reps - a.reps);

/** What the team's streak counts, from the dates of all members, including those who left or were deleted. */
export function daysOfTeam(
  rows: readonly TeamMemberRow[],
  currentDiaries: ReadonlyMap<string, CurrentDiary | undefined>,
  goneDates: DeletedMemberDates,
  now: number,
): TeamDays {
  const memberships = rows.flatMap(({ personId, joinedAt, leftAt }): TeamMembership[] => {
    const currentDiary = currentDiaries.get(personId);
    if (!currentDiary) return [];
    const { snapshot, state, unsettled, settled } = currentDiary;
    return [
      {
        zones: snapshot.zones,
        joinedAt: Date.parse(joinedAt),
        leftAt: leftAt === null ? null : Date.parse(leftAt),
        today: state.today,
        isDueLater: !state.finished,
        recordOn: (date) => unsettled.get(date) ?? settled.get(date),
      },
    ];
  });
  return teamDays(memberships, now, goneDates);
}

/** The page draws the last two weeks. */
const recentDates = 14;

/** The team's streak as a person with this local date sees it. */
export const streakOn = ({ streak, on }: TeamDays, today: CivilDate): Team['streak'] => ({
  days: streak,
  today: { ...on(today), settledAt: new Date(dateSettlesAt(today)).toISOString() },
  recent: Array.from({ length: recentDates }, (_, index) => {
    const { date, mark } = on(addDays(today, index - recentDates + 1));
    return { date, mark };
  }),
});
