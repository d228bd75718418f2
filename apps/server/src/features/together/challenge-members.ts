import type { State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { localDateAt } from '@hundred/domain/days/zone-history';
import {
  type ChallengeDates,
  challengeScore,
  dateNumber,
  datesOf,
} from '@hundred/domain/together/challenge-board';
import type { ChallengeGoal } from '@hundred/domain/together/challenge-goals';
import { rankRows } from '@hundred/domain/together/ranks';
import type { GroupDiary } from './group-diary';
import { boardStanding, memberOf, ownerAmong, vipOf } from './groups/group-answer';
import type { GroupData } from './groups/group-statement';
import type { GroupViewer } from './groups/read-group';

export interface ChallengeRow {
  name: string | null;
  goal: ChallengeGoal;
  target: number | null;
  from: string;
  to: string;
  /** Null until the result is stored. So are the fields that begin with `final`, here and in the members. */
  settledAt: string | null;
  finalSum: number | null;
}

export interface ChallengeMemberRow {
  finalName: string | null;
  finalScore: number | null;
  finalDates: number | null;
  finalRank: number | null;
}

export type ChallengeData = GroupData<ChallengeRow, ChallengeMemberRow>;
type MemberData = ChallengeData['members'][number];

/** The members by score. In a stored result the ranks stay, even after a member has left. */
export function rankedMembers(
  { group, members: rows }: ChallengeData,
  { personId, now }: GroupViewer,
  diaries: Map<string, GroupDiary>,
) {
  const owner = ownerAmong(rows, group);
  const members = rows.map((row) =>
    group.settledAt
      ? { ...memberOf({ ...row, name: row.finalName }, owner, personId), ...finalResult(row) }
      : { ...memberOf(row, owner, personId), ...currentResult(group, row, diaries.get(row.personId), now) },
  );
  const finalRanks = new Map(rows.map(({ memberId, finalRank }) => [memberId, finalRank]));
  const ranked = rankRows(members, (a, b) => b.score - a.score);
  return ranked.map((member) => ({ ...member, rank: finalRanks.get(member.id) ?? member.rank }));
}

const finalResult = ({ finalScore, finalDates }: MemberData) => ({
  standing: null,
  score: finalScore ?? 0,
  dates: finalDates ?? 0,
});

const currentResult = (
  challenge: ChallengeRow,
  row: MemberData,
  diary: GroupDiary | undefined,
  now: number,
) => ({
  ...standingIn(challenge, diary ? stateAt(diary.snapshot, now) : null),
  ...vipOf(row, diary?.snapshot, now),
  ...scoreOf(challenge, row.joinedAt, diary, now),
});

/**
 * The standing of a member, and `ahead`, the number of dates that are left to them. The member's own today decides whether
 * it is a date of the challenge, and how many are left.
 */
function standingIn(dates: ChallengeDates, state: State | null) {
  const standing = boardStanding(state);
  if (!state || !standing) return { standing };
  const isInChallenge = state.today >= dates.from && state.today <= dates.to;
  return {
    standing: isInChallenge ? standing : { ...standing, today: 'free' as const },
    ahead: datesOf(dates) - dateNumber(dates, state.today),
  };
}

/** The current score of a person in a challenge. It is zero before their start. */
export function scoreOf(
  { goal, from, to }: Pick<ChallengeRow, 'goal' | 'from' | 'to'>,
  joinedAt: string,
  diary: GroupDiary | undefined,
  now: number,
): { score: number; dates: number } {
  const state = diary && stateAt(diary.snapshot, now);
  if (!state) return { score: 0, dates: 0 };
  const joinedOn = localDateAt(diary.snapshot.zones, Date.parse(joinedAt));
  return challengeScore(goal, { from, to }, joinedOn, state.today, diary.ranked);
}
