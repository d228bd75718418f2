import type { Club, Team, TeamMember } from '@hundred/contract/together/teams';
import { steadyUntil } from '@hundred/domain/challenge/state/steady-until';
import type { DeletedMemberDates, TeamDays } from '@hundred/domain/together/team-days';
import type { QueryWithLogs } from '../../../distribution/query-with-logs';
import type { ReadDiaries } from '../diaries';
import { boardStanding, logsOf } from '../groups/group-answer';
import {
  boardRow,
  type CurrentDiary,
  currentDiaryOf,
  daysOfTeam,
  rankMembers,
  type TeamMemberRow,
} from '../team-board';
import { readClubRows } from './club-rows';

/** As often as pages poll, so that what they show of others is at most two polls old. */
const checkEveryMs = 15_000;

/** A row of the board without the fields that depend on who looks at it. */
export type ClubRow = Omit<TeamMember, 'isMe' | 'isOwner' | 'mayNudge'> & { personId: string };

/** What everyone sees of the club's team. */
export interface ClubBoard {
  /** A number that changes with the content. Cached answers hold it in place of the board, which is large. */
  version: number;
  members: number;
  currentDiaries: ReadonlyMap<string, CurrentDiary | undefined>;
  today: Club['today'];
  days: TeamDays;
  /** Members by rank, for the dates of a caller. */
  rowsIn(dates: Team['period']): readonly ClubRow[];
}

interface CheckedBoard {
  groupId: string;
  board: ClubBoard;
  /** The version of the rows that the board was made of. */
  rowsVersion: string;
  /** The length of the log of each member. */
  lengths: ReadonlyMap<string, number | null>;
  /** The instants between which the same rows give the same board. */
  from: number;
  until: number;
  checkedAt: number;
}

/** The person who looks, with the length of their log as the poll has read it. */
export interface Viewer {
  groupId: string;
  personId: string;
  length: number | null;
}

export type ReadClubBoard = (viewer: Viewer, now: number) => Promise<ClubBoard>;

/**
 * Reads the members of the club's team once for everyone who looks at it, at most every 15 seconds, because reading all
 * of them costs as much as many polls. A person whose own log has grown since then gets a new board at once.
 */
export function makeReadClubBoard(queryWithLogs: QueryWithLogs, readDiaries: ReadDiaries): ReadClubBoard {
  /** An installation has one club. */
  let latest: CheckedBoard | undefined;
  let underWay: Promise<CheckedBoard> | undefined;
  let lastVersion = 0;

  /** Reads the members, and makes a new board if anything in it may have changed since the last check. */
  async function check(groupId: string, now: number): Promise<CheckedBoard> {
    const before =
      latest?.groupId === groupId && latest.from <= now && now < latest.until ? latest : undefined;
    const { version: rowsVersion, data } = await readClubRows(
      queryWithLogs,
      groupId,
      before?.rowsVersion ?? '',
    );
    // Without data, the rows are still those that `before` was made of.
    if (before && !data) return { ...before, checkedAt: now };
    const rows = data?.members ?? [];
    const diaries = await readDiaries(logsOf(rows), now);
    // While `before` is valid, the diary of a log that has not grown is the same as there.
    const currentDiaries = new Map(
      rows.map(({ personId, length }) => [
        personId,
        before?.lengths.get(personId) === length
          ? before?.board.currentDiaries.get(personId)
          : currentDiaryOf(diaries.get(personId), now),
      ]),
    );
    const snapshots = [...diaries.values()].map(({ snapshot }) => snapshot);
    lastVersion += 1;
    return {
      groupId,
      board: { version: lastVersion, ...boardOf(rows, currentDiaries, data?.goneDates ?? {}, now) },
      rowsVersion,
      lengths: new Map(rows.map(({ personId, length }) => [personId, length])),
      from: now,
      until: steadyUntil(snapshots, now),
      checkedAt: now,
    };
  }

  return async (viewer, now) => {
    if (latest && isCurrent(latest, viewer, now)) return latest.board;
    // A check that is under way may have begun before this person's log grew. The callers of that check get its error.
    await underWay?.catch(() => {});
    if (latest && isCurrent(latest, viewer, now)) return latest.board;
    underWay ??= check(viewer.groupId, now)
      .then((newBoard) => {
        latest = newBoard;
        return newBoard;
      })
      .finally(() => {
        underWay = undefined;
      });
    const checked = await underWay;
    // The check may have been of an earlier club, which has ended meanwhile.
    if (checked.groupId !== viewer.groupId) return (await check(viewer.groupId, now)).board;
    return checked.board;
  };
}

const isCurrent = (checked: CheckedBoard, { groupId, personId, length }: Viewer, now: number) =>
  checked.groupId === groupId &&
  checked.lengths.get(personId) === length &&
  checked.checkedAt <= now &&
  now < Math.min(checked.checkedAt + checkEveryMs, checked.until);

function boardOf(
  rows: readonly TeamMemberRow[],
  currentDiaries: ReadonlyMap<string, CurrentDiary | undefined>,
  goneDates: DeletedMemberDates,
  now: number,
): Omit<ClubBoard, 'version'> {
  const current = rows.filter(({ leftAt }) => leftAt === null);
  const rowsByDates = new Map<string, readonly ClubRow[]>();
  const today: Club['today'] = { done: 0, resting: 0, open: 0, free: 0, none: 0 };
  const rankRowsIn = (dates: Team['period']) =>
    rankMembers(
      current.map((row) => ({
        id: row.memberId,
        personId: row.personId,
        name: row.name,
        ...boardRow(row, currentDiaries.get(row.personId), dates, now),
      })),
    );
  for (const { personId } of current) {
    const standing = boardStanding(currentDiaries.get(personId)?.state);
    today[standing?.today ?? 'none'] += 1;
  }
  return {
    members: current.length,
    currentDiaries,
    today,
    days: daysOfTeam(rows, currentDiaries, goneDates, now),
    rowsIn(dates) {
      const key = `${dates.from} ${dates.to}`;
      const ranked = rowsByDates.get(key) ?? rankRowsIn(dates);
      rowsByDates.set(key, ranked);
      return ranked;
    },
  };
}
