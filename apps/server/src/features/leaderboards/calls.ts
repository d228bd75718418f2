import {
  type BoardAnswer,
  type BoardEntry,
  getAgeBoard,
  getCohortBoard,
  getGlobalBoard,
  getPercentile,
} from '@hundred/contract/leaderboards';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { isShownAsVip } from '@hundred/domain/entitlements/vip-status';
import { boardBadges } from '@hundred/domain/ranking/board-badges';
import { cohortOf, periodKey, type Timeframe } from '@hundred/domain/ranking/board-period';
import { daysDone } from '@hundred/domain/ranking/days-done';
import { percentile } from '@hundred/domain/ranking/percentile';
import type { Routes } from '../../http/route';
import type { SignedIn } from '../../http/signed-in';
import type { ChallengeReader } from '../../log/challenge-reader';
import type { FeatureGate } from '../../log/feature-gate';
import { Refusal } from '../../refusals/refusal';
import type { Board, BoardRow, Boards } from './boards';
import { cohortIn } from './projection';

export interface LeaderboardParts {
  boards: Boards;
  challengeReader: ChallengeReader;
  gate: FeatureGate;
}

interface BoardQuery {
  timeframe: Timeframe;
  limit: number;
  around?: 'me' | undefined;
}

export function addLeaderboardCalls(
  routes: Routes,
  { boards, challengeReader, gate }: LeaderboardParts,
): void {
  /** Today's date of the person. Before the start, only the profile has their zone. */
  const todayOf = async (person: SignedIn, now: number): Promise<CivilDate> => {
    const state = await challengeReader.state(person, now);
    return state instanceof Refusal ? localDateIn(person.row.timezone ?? 'UTC', now) : state.today;
  };
  const answer = async (
    scope: Board['scope'],
    { timeframe, limit, around }: BoardQuery,
    person: SignedIn,
    now: number,
  ): Promise<BoardAnswer> => {
    // Everything counts for All Time, whatever the date.
    const period = periodKey(timeframe, timeframe === 'all' ? '' : await todayOf(person, now));
    const board = { scope, period };
    const viewer = { personId: person.id, day: localDateIn('UTC', now) };
    const { rows, ownRank, people } = await (around
      ? boards.around(board, viewer)
      : boards.top(board, viewer, limit));
    return {
      leaderboard: rows.map((row) => entryOf(row, now)),
      userRank: ownRank,
      rankedPeople: people,
    };
  };

  routes.add(getGlobalBoard, async ({ person, query, now }) =>
    answer({ kind: 'global' }, query, person, now),
  );

  routes.add(getCohortBoard, async ({ person, params, query, now }) => {
    const refused = await gate(person.id, 'cohort-leaderboard', now);
    return refused ?? answer({ kind: 'cohort', key: params.month }, query, person, now);
  });

  routes.add(getAgeBoard, async ({ person, params, query, now }) => {
    const refused = await gate(person.id, 'age-group-leaderboard', now);
    return refused ?? answer({ kind: 'age', key: params.ageGroup }, query, person, now);
  });

  routes.addWithLog(getPercentile, async ({ person, now }) => {
    const everybody: Board = { scope: { kind: 'global' }, period: 'all' };
    const [{ ownRank, people }, firstMonth, today, snapshot] = await Promise.all([
      boards.ownRank(everybody, person.id),
      boards.firstCohort(),
      todayOf(person, now),
      challengeReader.snapshot(person),
    ]);
    return {
      percentile: percentile(ownRank, people),
      currentMonth: cohortOf(today),
      startingMonth: snapshot instanceof Refusal ? null : cohortIn(snapshot),
      firstMonth,
    };
  });
}

/** An entry of a board. Its day and streak are of this instant, by the function that the person's own pages use. */
function entryOf(
  { rowId, rank, rankBefore, score, isCurrentUser, displayName, showVip, snapshot }: BoardRow,
  now: number,
): BoardEntry {
  const state = stateAt(snapshot, now);
  const earned = new Set<string>(snapshot.badges.map(({ id }) => id));
  return {
    _id: rowId,
    rank,
    ...(rankBefore === null ? {} : { rankBefore }),
    ...(displayName === null ? {} : { displayName }),
    // Without a name there is no VIP ring: if few people have one, it would reveal who they are.
    ...(displayName !== null && isShownAsVip(showVip, snapshot, now) ? { vip: true as const } : {}),
    isCurrentUser,
    ...(state && state.ownDays > 0 ? { ownPlan: true as const } : {}),
    // A champion by an own plan keeps this badge on the own pages, but boards do not show it.
    badges: boardBadges.filter(
      (badge) => earned.has(badge) && !(badge === 'century_champion' && state?.isChampionByOwnPlan),
    ),
    currentDay: state?.currentDay ?? 1,
    daysDone: state ? daysDone(state) : 0,
    currentStreak: state?.streak ?? 0,
    totalRepsCompleted: score,
  };
}
