import type { Team } from '@hundred/contract/together/teams';
import { localDateIn } from '@hundred/domain/days/zones';
import { clubPageSize } from '@hundred/domain/together/group-limits';
import { clubOf } from '../groups/group-answer';
import type { GroupViewer } from '../groups/read-group';
import { boardDates, streakOn, type TeamData } from '../team-board';
import { parseTeamView } from '../team-view';
import type { ClubRow, ReadClubBoard } from './club-board';

/**
 * SQL for the owner of the club's team, called `this_group`: of the members who are operators the one it names, otherwise
 * the one who joined first. Null if no member is an operator, so that no other member inherits it.
 */
export const clubOwner = `(select own.id from operator join team_member own on own.person_id = operator.person_id
  where own.group_id = this_group.id and own.left_at is null
  order by own.id = this_group.owner_member desc, own.joined_at, own.id limit 1)`;

/**
 * The club's team for one of its members: a page of the board, and counts in place of everyone's day.
 * @param view A period and a page, as `parseTeamView` reads them.
 */
export async function readClub(
  readBoard: ReadClubBoard,
  data: TeamData,
  { groupId, personId, now }: GroupViewer,
  view: string,
) {
  const { group, members } = data;
  // Of the club's team, the statement of a poll reads only the viewer's own membership.
  const [ownMembership] = members;
  const viewer = { groupId, personId, length: ownMembership?.length ?? null };
  const board = await readBoard(viewer, now);
  const { version } = board;
  const viewerDiary = board.currentDiaries.get(personId);
  const today = viewerDiary?.state.today ?? localDateIn(group.timezone ?? 'UTC', now);
  const owner = group.club?.owner;
  const { period, page: requestedPage } = parseTeamView(view);
  const dates = boardDates(period, today);
  const rows = board.rowsIn(dates);
  const pages = Math.max(1, Math.ceil(rows.length / clubPageSize));
  const page = Math.min(requestedPage, pages);
  const isOnPage = (index: number) => Math.floor(index / clubPageSize) === page - 1;
  const rowForViewer = ({ personId: memberPersonId, ...row }: ClubRow) => ({
    ...row,
    isMe: memberPersonId === personId,
    isOwner: row.id === owner,
    mayNudge: false,
  });
  const body: Team = {
    ...clubOf(data, { groupId, isOwner: ownMembership?.memberId === owner }),
    name: group.name,
    period: dates,
    members: rows.filter((row, index) => isOnPage(index) || row.personId === personId).map(rowForViewer),
    club: { members: board.members, page, pages, today: board.today },
    streak: streakOn(board.days, today),
  };
  return {
    body,
    snapshots: viewerDiary ? [viewerDiary.snapshot] : [],
    isCurrent: async (at: number) => (await readBoard(viewer, at)).version === version,
  };
}
