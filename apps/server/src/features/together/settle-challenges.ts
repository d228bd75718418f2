import type { GroupChallenge } from '@hundred/contract/together/group-challenges';
import { localDateIn } from '@hundred/domain/days/zones';
import { settlesAt } from '@hundred/domain/together/challenge-board';
import { sql } from 'drizzle-orm';
import { queryIn } from '../../db/query';
import type { Database } from '../../db/storage';
import { readLogLengthsOf } from '../../log/several-logs';
import type { Logger } from '../../logging/logger';
import { scoreOf } from './challenge-members';
import type { ReadDiaries } from './diaries';

type Unsettled = Pick<GroupChallenge, 'id' | 'goal' | 'from' | 'to'>;

/** Stores the results that are final. If several servers do this, the second finds nothing left to settle. */
export async function settleChallenges(
  database: Database,
  readDiaries: ReadDiaries,
  now: number,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const { rows } = await database.execute<Unsettled>(sql`
    select id, goal, from_date as "from", to_date as "to" from group_challenge
    where settled_at is null and to_date < ${localDateIn('UTC', now)} order by to_date`);
  for (const challenge of rows) {
    // The last date may be over in UTC and still count elsewhere.
    if (settlesAt(challenge) > now) continue;
    // A challenge whose members cannot be read must not block the others.
    await settle(database, readDiaries, challenge, now).catch((error: unknown) => {
      log.warn({ err: error }, 'a challenge has no final result yet; trying again in an hour');
    });
  }
}

/** Whether the result of a challenge is final and not stored yet. */
export const isDue = (challenge: Pick<GroupChallenge, 'from' | 'to' | 'phase'>, now: number): boolean =>
  challenge.phase !== 'settled' && settlesAt(challenge) <= now;

type SettledMember = { id: string; personId: string; joinedAt: string; name: string | null };

/** Stores the result of a challenge in its row and in those of its members. */
export async function settle(
  database: Database,
  readDiaries: ReadDiaries,
  challenge: Unsettled,
  now: number,
): Promise<void> {
  const { rows: members } = await database.execute<SettledMember>(sql`
    select member.id, member.person_id as "personId", member.joined_at as "joinedAt",
      person.display_name as name
    from group_challenge_member member join person on person.id = member.person_id
    where member.group_id = ${challenge.id}`);
  const logs = await readLogLengthsOf(
    queryIn(database),
    members.map(({ personId }) => personId),
  );
  const diaries = await readDiaries(logs, now);
  const results = members.map(({ id, personId, joinedAt, name }) => ({
    id,
    name,
    ...scoreOf(challenge, joinedAt, diaries.get(personId), now),
  }));
  await database.transaction(async (transaction) => {
    // The row of the challenge is locked from here on, so nobody leaves before all have their ranks. Members who have
    // left meanwhile get none.
    const { rowCount } = await transaction.execute(sql`
      update group_challenge set settled_at = ${new Date(now)} where id = ${challenge.id} and settled_at is null`);
    if (rowCount === 0) return;
    await transaction.execute(sql`
      update group_challenge_member member
      set final_name = result.name, final_score = result.score, final_dates = result.dates, final_rank = result.rank
      from (
        select computed.*, rank() over (order by computed.score desc) as rank
        from json_to_recordset(${JSON.stringify(results)}::json)
          as computed (id uuid, name text, score int, dates int)
        join group_challenge_member present on present.id = computed.id
      ) result
      where member.id = result.id`);
    if (challenge.goal !== 'together') return;
    await transaction.execute(sql`
      update group_challenge set final_sum =
        (select sum(final_score) from group_challenge_member where group_id = ${challenge.id})
      where id = ${challenge.id}`);
  });
}
