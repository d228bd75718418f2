import type { Team } from '@hundred/contract/together/teams';
import { unsettledHistory } from '@hundred/domain/challenge/state/history';
import type { State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { addDays, type CivilDate, startOfWeek } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { rankRows } from '@hundred/domain/together/ranks';
import {
  type DeletedMemberDates,
  dateSettlesAt,
  type TeamMembership,
  teamDays,
} from '@hundred/domain/together/team-days';
import type { QueryWithLogs } from '../../distribution/query-with-logs';
import { shownGroupName } from '../../social/shown-name';
import type { DiaryDate, GroupDiary, ReadDiaries } from './diaries';
import { type LookAtGroup, makeLookAtGroup } from './groups/look-at-group';
import {
  boardStanding,
  type GroupData,
  groupOf,
  groupStatement,
  logsOf,
  type MemberRow,
  memberOf,
  ownerAmong,
  vipOf,
} from './groups/read-group';

interface TeamMemberRow extends MemberRow {
  leftAt: string | null;
  /** The last of their dates on which the caller nudged them. */
  nudgedOn: string | null;
}

const statement = groupStatement('team', {
  group: { name: shownGroupName('held'), goneDates: 'held.gone_dates' },
  member: {
    leftAt: 'member.left_at',
    nudgedOn: `(select max(local_date) from nudge
      where sender_id = mine.person_id and receiver_id = member.person_id)`,
  },
});

const recentDates = 14;

/** A person at this instant: dates that are not settled depend on the clock. */
interface Life extends GroupDiary {
  state: State;
  open: ReadonlyMap<CivilDate, DiaryDate>;
}

function lifeOf(diary: GroupDiary | undefined, now: number): Life | undefined {
  const state = diary && stateAt(diary.snapshot, now);
  if (!state) return undefined;
  const open = unsettledHistory(diary.snapshot, now)?.dates ?? [];
  return { ...diary, state, open: new Map(open.map((record) => [record.date, record])) };
}

export const makeReadTeam = (queryWithLogs: QueryWithLogs, readDiaries: ReadDiaries): LookAtGroup<Team> =>
  makeLookAtGroup<
    GroupData<{ name: string | null; goneDates: DeletedMemberDates | null }, TeamMemberRow>,
    Team
  >(queryWithLogs, {
    name: 'team',
    statement,
    async answer({ group: said, members: rows }, looking, period) {
      const { personId, now } = looking;
      const current = rows.filter(({ leftAt }) => leftAt === null);
      const diaries = await readDiaries(logsOf(rows), now);
      const lives = new Map([...diaries].map(([id, diary]) => [id, lifeOf(diary, now)]));
      const own = diaries.get(personId)?.snapshot;
      const today = lives.get(personId)?.state.today ?? localDateIn(said.timezone ?? 'UTC', now);
      const group = groupOf('team', { group: said, members: current }, looking, own);
      const dates = datesOf(period, today);
      const owner = ownerAmong(current, said);
      const isQuiet = group.isReadOnly || said.isSuspended;
      const members = current.map((row) => {
        const life = lives.get(row.personId);
        const counted = (life?.ranked ?? []).filter(({ date }) => date >= dates.from && date <= dates.to);
        const member = memberOf(row, owner, personId);
        const standing = boardStanding(life?.state);
        return {
          ...member,
          standing,
          ...vipOf(row, life?.snapshot, now),
          days: counted.filter(({ isComplete }) => isComplete).length,
          reps: counted.reduce((sum, { score }) => sum + score, 0),
          mayNudge:
            !isQuiet && !member.isMe && standing?.today === 'open' && row.nudgedOn !== life?.state.today,
        };
      });
      const body = {
        ...group,
        name: said.name,
        period: dates,
        members: rankRows(members, (one, other) => other.days - one.days || other.reps - one.reps),
        streak: streakOf(rows, lives, said.goneDates ?? {}, { today, now }),
      };
      return { body, snapshots: [...diaries.values()].map(({ snapshot }) => snapshot) };
    },
  });

function datesOf(period: string, today: CivilDate): { from: CivilDate; to: CivilDate } {
  if (period === 'week') {
    const from = startOfWeek(today);
    return { from, to: addDays(from, 6) };
  }
  const from = `${today.slice(0, 7)}-01`;
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

function streakOf(
  rows: readonly TeamMemberRow[],
  lives: ReadonlyMap<string, Life | undefined>,
  gone: DeletedMemberDates,
  { today, now }: { today: CivilDate; now: number },
): Team['streak'] {
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
  const { streak, on } = teamDays(memberships, now, gone);
  return {
    days: streak,
    today: { ...on(today), settledAt: new Date(dateSettlesAt(today)).toISOString() },
    recent: Array.from({ length: recentDates }, (_, index) => {
      const { date, mark } = on(addDays(today, index - recentDates + 1));
      return { date, mark };
    }),
  };
}
