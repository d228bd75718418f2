import type { Team } from '@hundred/contract/together/teams';
import { localDateIn } from '@hundred/domain/days/zones';
import type { QueryWithLogs } from '../../distribution/query-with-logs';
import { shownGroupName } from '../../social/shown-name';
import { makeReadClubBoard } from './club/club-board';
import { clubOwner, readClub } from './club/read-club';
import type { ReadDiaries } from './diaries';
import { groupOf, logsOf, memberOf, ownerAmong } from './groups/group-answer';
import { groupStatement } from './groups/group-statement';
import { makeReadGroup, type ReadGroup } from './groups/read-group';
import {
  boardDates,
  boardRow,
  currentDiaryOf,
  daysOfTeam,
  rankMembers,
  streakOn,
  type TeamData,
} from './team-board';
import { parseTeamView } from './team-view';

const statement = groupStatement('team', {
  group: {
    name: shownGroupName('this_group'),
    // Those of the club's team are read with its board (`readClubRows`).
    goneDates: 'case when not this_group.is_club then this_group.gone_dates end',
    club: `case when this_group.is_club then json_build_object('owner', ${clubOwner}) end`,
  },
  member: {
    leftAt: 'member.left_at',
    nudgedOn: `(select max(local_date) from nudge
      where sender_id = mine.person_id and receiver_id = member.person_id)`,
  },
  countsTowardsLimit: 'not other.is_club',
  isLarge: 'this_group.is_club',
});

export function makeReadTeam(queryWithLogs: QueryWithLogs, readDiaries: ReadDiaries): ReadGroup<Team> {
  const readBoard = makeReadClubBoard(queryWithLogs, readDiaries);
  return makeReadGroup<TeamData, Team>(queryWithLogs, {
    name: 'team',
    statement,
    async answer(data, viewer, view) {
      if (data.group.club) return readClub(readBoard, data, viewer, view);
      const { group: groupRow, members: rows } = data;
      const { personId, now } = viewer;
      const current = rows.filter(({ leftAt }) => leftAt === null);
      const diaries = await readDiaries(logsOf(rows), now);
      const currentDiaries = new Map([...diaries].map(([id, diary]) => [id, currentDiaryOf(diary, now)]));
      const viewerSnapshot = diaries.get(personId)?.snapshot;
      const today = currentDiaries.get(personId)?.state.today ?? localDateIn(groupRow.timezone ?? 'UTC', now);
      const group = groupOf('team', { group: groupRow, members: current }, viewer, viewerSnapshot);
      const dates = boardDates(parseTeamView(view).period, today);
      const owner = ownerAmong(current, groupRow);
      const mayNudgeNobody = group.isReadOnly || groupRow.isSuspended;
      const members = current.map((row) => {
        const currentDiary = currentDiaries.get(row.personId);
        const member = memberOf(row, owner, personId);
        const result = boardRow(row, currentDiary, dates, now);
        return {
          ...member,
          ...result,
          mayNudge:
            !mayNudgeNobody &&
            !member.isMe &&
            result.standing?.today === 'open' &&
            row.nudgedOn !== currentDiary?.state.today,
        };
      });
      const body = {
        ...group,
        name: groupRow.name,
        period: dates,
        members: rankMembers(members),
        streak: streakOn(daysOfTeam(rows, currentDiaries, groupRow.goneDates ?? {}, now), today),
      };
      return { body, snapshots: [...diaries.values()].map(({ snapshot }) => snapshot) };
    },
  });
}
