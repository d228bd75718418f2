import type { GroupChallenge } from '@hundred/contract/together/group-challenges';
import { stateAt } from '@hundred/domain/challenge/state/state-at';
import { localDateIn } from '@hundred/domain/days/zones';
import { dateNumber, datesOf, joinUntil, settlesAt } from '@hundred/domain/together/challenge-board';
import { lastDateOver } from '@hundred/domain/together/team-days';
import type { QueryWithLogs } from '../../distribution/query-with-logs';
import { shownGroupName, shownNameOf } from '../../social/shown-name';
import { type ChallengeData, type ChallengeRow, rankedMembers } from './challenge-members';
import type { ReadDiaries } from './diaries';
import { groupOf, logsOf } from './groups/group-answer';
import { groupParams, groupStatement } from './groups/group-statement';
import { makeReadGroup, type ReadGroup } from './groups/read-group';

const statement = groupStatement('challenge', {
  group: {
    name: shownGroupName('this_group'),
    goal: 'this_group.goal',
    target: 'this_group.target',
    from: 'this_group.from_date',
    to: 'this_group.to_date',
    settledAt: 'this_group.settled_at',
    finalSum: 'this_group.final_sum',
  },
  member: {
    finalName: shownNameOf('member.final_name'),
    finalScore: 'member.final_score',
    finalDates: 'member.final_dates',
    finalRank: 'member.final_rank',
  },
  // A challenge counts towards the limit until its last date is over everywhere.
  countsTowardsLimit: `other.to_date > ${groupParams.ofKind}`,
  valueOfKind: (now) => lastDateOver(now),
});

export const makeReadChallenge = (
  queryWithLogs: QueryWithLogs,
  readDiaries: ReadDiaries,
): ReadGroup<GroupChallenge> =>
  makeReadGroup<ChallengeData, GroupChallenge>(queryWithLogs, {
    name: 'group challenge',
    statement,
    async answer(data, viewer) {
      const { group: challenge, members: rows } = data;
      const { personId, now } = viewer;
      // The result of a settled challenge is stored, so only the viewer's own log is read.
      const rowsToRead = challenge.settledAt ? rows.filter((row) => row.personId === personId) : rows;
      const diaries = await readDiaries(logsOf(rowsToRead), now);
      const viewerSnapshot = diaries.get(personId)?.snapshot;
      const today =
        (viewerSnapshot && stateAt(viewerSnapshot, now)?.today) ??
        localDateIn(challenge.timezone ?? 'UTC', now);
      const group = groupOf('challenge', data, viewer, viewerSnapshot);
      const body = {
        ...group,
        mayInvite: group.mayInvite && today <= joinUntil(challenge),
        ...challengeFields(challenge, today),
        ...boardOf(challenge, rankedMembers(data, viewer, diaries)),
      };
      return { body, snapshots: [...diaries.values()].map(({ snapshot }) => snapshot) };
    },
  });

/** What follows from the challenge itself and the viewer's date. */
function challengeFields(challenge: ChallengeRow, today: string) {
  const { name, goal, target, from, to } = challenge;
  const span = { from, to };
  return {
    name,
    goal,
    target,
    from,
    to,
    phase: phaseOf(challenge, today),
    date: dateNumber(span, today),
    dates: datesOf(span),
    joinUntil: joinUntil(span),
    settlesAt: new Date(settlesAt(span)).toISOString(),
  };
}

/** Members who reach a goal together have a sum, and no ranks. */
function boardOf({ goal, finalSum }: ChallengeRow, members: ReturnType<typeof rankedMembers>) {
  if (goal !== 'together') return { sum: null, members };
  return {
    sum: finalSum ?? members.reduce((sum, { score }) => sum + score, 0),
    members: members.map((member) => ({ ...member, rank: null })),
  };
}

function phaseOf({ from, to, settledAt }: ChallengeRow, today: string): GroupChallenge['phase'] {
  if (settledAt) return 'settled';
  if (today < from) return 'ahead';
  return today <= to ? 'running' : 'settling';
}
