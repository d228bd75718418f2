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

/** A person at this instant: dates that are not settled depend on the clock. */
export interface Life extends GroupDiary {
  state: State;
  open: ReadonlyMap<CivilDate, DiaryDate>;
}

export function lifeOf(diary: GroupDiary | undefined, now: number): Life | undefined {
  const state = diary && stateAt(diary.snapshot, now);
  if (!state) return undefined;
  const open = unsettledHistory(diary.snapshot, now)?.dates ?? [];
  return { ...diary, state, open: new Map(open.map((record) => [record.date, record])) };
}

/** The dates of a board, by the calendar of a person. */
export function boardDates(period: string, today: CivilDate): Team['period'] {
  if (period === 'week') {
    const from = startOfWeek(today);
    return { from, to: addDays(from, 6) };
  }
  const from = `${today.slice(0, 7)}-01`;
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

/** What a member did on the dates of a board. */
export function boardRow(
  row: MemberRow,
  life: Life | undefined,
  { from, to }: Team['period'],
  now: number,
): Pick<TeamMember, 'standing' | 'vip' | 'days' | 'reps'> {
  const counted = (life?.ranked ?? []).filter(({ date }) => date >= from && date <= to);
  return {
    standing: boardStanding(life?.state),
    ...vipOf(row, life?.snapshot, now),
    days: counted.filter(({ isComplete }) => isComplete).length,
    reps: counted.reduce((sum, { score }) => sum + score, 0),
  };
}

/** By completed days, then by reps. */
export const rankMembers = <Row extends { days: number; reps: number }>(rows: readonly Row[]) =>
  rankRows(rows, (a, b) => b.days - a.days || b.reps - a.reps);

export function daysOfTeam(
  rows: readonly TeamMemberRow[],
  lives: ReadonlyMap<string, Life | undefined>,
  gone: DeletedMemberDates,
  now: number,
): TeamDays {
  const memberships = rows.flatMap(({ personId, joinedAt, leftAt }): TeamMembership[] => {
    const life = lives.get(personId);
    if (!life) return [];
    const { snapshot, state, open, settled } = life;
    return [
      {
        zones: snapshot.zones,
        joinedAt: Date.parse(joinedAt),
        leftAt: leftAt === null ? null : Date.parse(leftAt),
        today: state.today,
        isDueLater: !state.finished,
        recordOn: (date) => open.get(date) ?? settled.get(date),
      },
    ];
  });
  return teamDays(memberships, now, gone);
}

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
