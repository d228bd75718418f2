import type { GroupChallenge } from '@hundred/contract/together/group-challenges';
import type { State } from '@hundred/domain/challenge/state/state';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { localDateAt } from '@hundred/domain/days/zone-history';
import { localDateIn } from '@hundred/domain/days/zones';
import {
  type ChallengeDates,
  challengeScore,
  dateNumber,
  datesOf,
  joinUntil,
  settlesAt,
} from '@hundred/domain/together/challenge-board';
import type { ChallengeGoal } from '@hundred/domain/together/challenge-goals';
import { rankRows } from '@hundred/domain/together/ranks';
import { lastDateOver } from '@hundred/domain/together/team-days';
import type { QueryWithLogs } from '../../distribution/query-with-logs';
import { shownGroupName, shownNameOf } from '../../social/shown-name';
import type { ReadDiaries } from './diaries';
import type { GroupDiary } from './group-diary';
import { boardStanding, groupOf, logsOf, memberOf, ownerAmong, vipOf } from './groups/group-answer';
import { type GroupData, groupStatement } from './groups/group-statement';
import { type GroupViewer, type LookAtGroup, makeLookAtGroup } from './groups/look-at-group';

interface ChallengeRow {
  name: string | null;
  goal: ChallengeGoal;
  target: number | null;
  from: string;
  to: string;
  settledAt: string | null;
  finalSum: number | null;
}

interface ChallengeMemberRow {
  finalName: string | null;
  finalScore: number | null;
  finalDates: number | null;
  finalRank: number | null;
}

const statement = groupStatement('challenge', {
  group: {
    name: shownGroupName('held'),
    goal: 'held.goal',
    target: 'held.target',
    from: 'held.from_date',
    to: 'held.to_date',
    settledAt: 'held.settled_at',
    finalSum: 'held.final_sum',
  },
  member: {
    finalName: shownNameOf('member.final_name'),
    finalScore: 'member.final_score',
    finalDates: 'member.final_dates',
    finalRank: 'member.final_rank',
  },
  // $8 is the last date that is over everywhere.
  counts: 'other.to_date > $8',
});

/** The current score of a person in a challenge; none before their start. */
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

/** Each member's own today decides whether it is one of the dates, and how many are left. */
function standingIn(dates: ChallengeDates, state: State | null) {
  const standing = boardStanding(state);
  if (!state || !standing) return { standing };
  const isOneOf = state.today >= dates.from && state.today <= dates.to;
  return {
    standing: isOneOf ? standing : { ...standing, today: 'free' as const },
    ahead: datesOf(dates) - dateNumber(dates, state.today),
  };
}

type ChallengeData = GroupData<ChallengeRow, ChallengeMemberRow>;
type MemberData = ChallengeData['members'][number];

/** A member as the result was stored. */
const settledMember = (row: MemberData, owner: string | undefined, viewerId: string) => ({
  ...memberOf({ ...row, name: row.finalName }, owner, viewerId),
  standing: null,
  score: row.finalScore ?? 0,
  dates: row.finalDates ?? 0,
});

function currentMember(
  challenge: ChallengeRow,
  row: MemberData,
  owner: string | undefined,
  viewerId: string,
  diary: GroupDiary | undefined,
  now: number,
) {
  return {
    ...memberOf(row, owner, viewerId),
    ...standingIn(challenge, diary ? stateAt(diary.snapshot, now) : null),
    ...vipOf(row, diary?.snapshot, now),
    ...scoreOf(challenge, row.joinedAt, diary, now),
  };
}

/** The members by score. A result keeps its ranks, also after a member has left. */
function rankedMembers(
  { group, members: rows }: ChallengeData,
  { personId, now }: GroupViewer,
  diaries: Map<string, GroupDiary>,
) {
  const owner = ownerAmong(rows, group);
  const members = rows.map((row) =>
    group.settledAt
      ? settledMember(row, owner, personId)
      : currentMember(group, row, owner, personId, diaries.get(row.personId), now),
  );
  const finalRanks = new Map(rows.map(({ memberId, finalRank }) => [memberId, finalRank]));
  const ranked = rankRows(members, (one, other) => other.score - one.score);
  return ranked.map((member) => ({ ...member, rank: finalRanks.get(member.id) ?? member.rank }));
}

export const makeReadChallenge = (
  queryWithLogs: QueryWithLogs,
  readDiaries: ReadDiaries,
): LookAtGroup<GroupChallenge> =>
  makeLookAtGroup<ChallengeData, GroupChallenge>(queryWithLogs, {
    name: 'group challenge',
    statement,
    values: (now) => [lastDateOver(now)],
    async answer(found, viewer) {
      const { group: groupRow, members: rows } = found;
      const { personId, now } = viewer;
      const { name, goal, target, from, to, settledAt } = groupRow;
      // A result no longer follows the logs of the others.
      const rowsToRead = settledAt ? rows.filter((row) => row.personId === personId) : rows;
      const diaries = await readDiaries(logsOf(rowsToRead), now);
      const own = diaries.get(personId)?.snapshot;
      const today = (own && stateAt(own, now)?.today) ?? localDateIn(groupRow.timezone ?? 'UTC', now);
      const members = rankedMembers(found, viewer, diaries);
      const isTogether = goal === 'together';
      const group = groupOf('challenge', found, viewer, own);
      const body = {
        ...group,
        mayInvite: group.mayInvite && today <= joinUntil({ from, to }),
        name,
        goal,
        target,
        sum: isTogether ? (groupRow.finalSum ?? members.reduce((sum, { score }) => sum + score, 0)) : null,
        from,
        to,
        phase: phaseOf(groupRow, today),
        date: dateNumber({ from, to }, today),
        dates: datesOf({ from, to }),
        joinUntil: joinUntil({ from, to }),
        settlesAt: new Date(settlesAt({ from, to })).toISOString(),
        members: isTogether ? members.map((member) => ({ ...member, rank: null })) : members,
      };
      return { body, snapshots: [...diaries.values()].map(({ snapshot }) => snapshot) };
    },
  });

function phaseOf(
  { from, to, settledAt }: Pick<ChallengeRow, 'from' | 'to' | 'settledAt'>,
  today: string,
): GroupChallenge['phase'] {
  if (settledAt) return 'settled';
  if (today < from) return 'ahead';
  return today <= to ? 'running' : 'settling';
}
