import type { GroupChallenge } from '@hundred/contract/group-challenges';
import { localDateIn } from '@hundred/domain/days/zones';
import { at } from '@hundred/domain/runs/at';
import { localDateAt } from '@hundred/domain/runs/zone-history';
import {
  challengeScore,
  dateNumber,
  datesOf,
  joinUntil,
  settlesAt,
} from '@hundred/domain/together/challenge-board';
import type { ChallengeGoal } from '@hundred/domain/together/challenge-goals';
import { ranked } from '@hundred/domain/together/ranks';
import { standingOf } from '@hundred/domain/together/standing';
import type { Ask } from '../../db/ask';
import type { PersonRow } from '../../db/schema';
import type { Refusal } from '../../http/refusal';
import { shownGroupName } from '../../social/shown-name';
import type { Diary, ReadDiaries } from './diaries';
import { lastDateOver } from './group-tables';
import { noSuchGroup } from './membership';
import { type GroupRow, groupOf, groupStatement, logsOf, memberOf, ownerAmong, vipOf } from './read-group';

interface ChallengeRow extends GroupRow {
  groupName: string | null;
  goal: ChallengeGoal;
  target: number | null;
  from: string;
  to: string;
  settledAt: Date | null;
  finalName: string | null;
  finalScore: number | null;
  finalDates: number | null;
}

const statement = groupStatement('challenge', {
  group: `${shownGroupName('held')} as "groupName", held.goal, held.target, held.from_date as "from",
    held.to_date as "to", held.settled_at as "settledAt"`,
  member: `member.final_name as "finalName", member.final_score as "finalScore",
    member.final_dates as "finalDates"`,
  counts: 'other.to_date > $4',
});

/** What somebody has in a challenge now; nothing before their start. */
export function scoreOf(
  { goal, from, to }: Pick<ChallengeRow, 'goal' | 'from' | 'to'>,
  joinedAt: Date,
  diary: Diary | undefined,
  now: number,
): { score: number; dates: number } {
  const state = diary && at(diary.snapshot, now);
  if (!state) return { score: 0, dates: 0 };
  const joinedOn = localDateAt(diary.snapshot.zones, joinedAt.getTime());
  return challengeScore(goal, { from, to }, joinedOn, state.today, diary.ranked);
}

export type ReadChallenge = (id: string, person: PersonRow, now: number) => Promise<GroupChallenge | Refusal>;

export function makeReadChallenge(ask: Ask, readDiaries: ReadDiaries): ReadChallenge {
  return async (id, person, now) => {
    const values = [id, person.id, new Date(now), lastDateOver(now)];
    const rows = await ask<ChallengeRow>('group challenge', statement, values);
    const [first] = rows;
    if (!first) return noSuchGroup();
    const { groupName: name, goal, target, from, to, settledAt } = first;
    const diaries = await readDiaries(
      logsOf(settledAt ? rows.filter(({ personId }) => personId === person.id) : rows),
      now,
    );
    const own = diaries.get(person.id)?.snapshot;
    const today = (own && at(own, now)?.today) ?? localDateIn(person.timezone ?? 'UTC', now);
    const owner = ownerAmong(rows);
    const members = rows.map((row) => {
      const diary = diaries.get(row.personId);
      const state = !settledAt && diary ? at(diary.snapshot, now) : null;
      return settledAt
        ? {
            ...memberOf({ ...row, name: row.finalName }, owner, person.id, null),
            score: row.finalScore ?? 0,
            dates: row.finalDates ?? 0,
          }
        : {
            ...memberOf(row, owner, person.id, state && standingOf(state)),
            ...vipOf(row, diary?.snapshot, now),
            ...scoreOf(row, row.joinedAt, diary, now),
          };
    });
    const inOrder = ranked(members, (one, other) => other.score - one.score);
    const isTogether = goal === 'together';
    const group = groupOf('challenge', id, rows, person.id, own, now);
    return {
      ...group,
      mayInvite: group.mayInvite && today <= joinUntil({ from, to }),
      name,
      goal,
      target,
      sum: isTogether ? members.reduce((sum, { score }) => sum + score, 0) : null,
      from,
      to,
      phase: phaseOf(first, today),
      date: dateNumber({ from, to }, today),
      dates: datesOf({ from, to }),
      joinUntil: joinUntil({ from, to }),
      settlesAt: new Date(settlesAt({ from, to })).toISOString(),
      members: inOrder.map(({ rank, ...member }) => ({ ...member, rank: isTogether ? null : rank })),
    };
  };
}

function phaseOf(
  { from, to, settledAt }: Pick<ChallengeRow, 'from' | 'to' | 'settledAt'>,
  today: string,
): GroupChallenge['phase'] {
  if (settledAt) return 'settled';
  if (today < from) return 'ahead';
  return today <= to ? 'running' : 'settling';
}
