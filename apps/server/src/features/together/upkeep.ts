import type { GroupChallenge } from '@hundred/contract/together/group-challenges';
import { addDays } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { instantOf } from '@hundred/domain/reminders/instant-of';
import { validUntil } from '@hundred/domain/reminders/notification-kinds';
import { settlesAt } from '@hundred/domain/together/challenge-board';
import { sql } from 'drizzle-orm';
import { queryIn } from '../../db/query';
import type { Database } from '../../db/storage';
import { zoneOrUtc } from '../../db/zone-or-utc';
import { readLogsOf } from '../../log/several-logs';
import type { Logger } from '../../logging/logger';
import { announce } from '../../notifications/announce';
import { forgetClosedReports } from '../../social/reports';
import type { ReadDiaries } from './diaries';
import { groupTables } from './groups/group-tables';
import { challengeName, occasions } from './groups/notify';
import { scoreOf } from './read-challenge';

const hour = 3_600_000;
const day = 24 * hour;
const resultSeenFor = 365 * day;
/** By then that date is over everywhere. */
const nudgeRetentionMs = 7 * day;
/** When people are notified that a challenge begins or is over. */
const announcedAt = '09:00';

type Unsettled = Pick<GroupChallenge, 'id' | 'goal' | 'from' | 'to'>;

/** Stores the results that are final; a second server finds nothing left to settle. */
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
    if (settlesAt(challenge) > now) continue;
    // A challenge whose members cannot be read must not block the others.
    await settle(database, readDiaries, challenge, now).catch((error: unknown) => {
      log.warn({ err: error }, 'a challenge was not settled; it is tried again in an hour');
    });
  }
}

/** Whether its result is final and not stored yet. */
export const isDue = (challenge: Pick<GroupChallenge, 'from' | 'to' | 'phase'>, now: number): boolean =>
  challenge.phase !== 'settled' && settlesAt(challenge) <= now;

type SettledMember = { id: string; personId: string; joinedAt: string; name: string | null };

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
  const logs = await readLogsOf(
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
    // Its row is locked from here on: members who have left meanwhile have no rank, and nobody leaves before all have
    // theirs.
    const { rowCount } = await transaction.execute(sql`
      update group_challenge set settled_at = ${new Date(now)} where id = ${challenge.id} and settled_at is null`);
    if (rowCount === 0) return;
    await transaction.execute(sql`
      update group_challenge_member member
      set final_name = result.name, final_score = result.score, final_dates = result.dates, final_rank = result.rank
      from (
        select told.*, rank() over (order by told.score desc) as rank
        from json_to_recordset(${JSON.stringify(results)}::json)
          as told (id uuid, name text, score int, dates int)
        join group_challenge_member still on still.id = told.id
      ) result
      where member.id = result.id`);
    if (challenge.goal !== 'together') return;
    await transaction.execute(sql`
      update group_challenge set final_sum =
        (select sum(final_score) from group_challenge_member where group_id = ${challenge.id})
      where id = ${challenge.id}`);
  });
}

type DueMember = {
  id: string;
  personId: string;
  joinedAt: string;
  name: string;
  timezone: string | null;
  date: string;
};

/**
 * Plans the notifications of a challenge's start and end, at nine on each member's clock. They are planned up to an hour
 * ahead, because this runs once an hour. A member who joined on the first date or later knows that it has begun. What is
 * too old to be sent is not planned, because it would be sent together with what is not.
 */
export async function announceChallenges(database: Database, now: number): Promise<void> {
  const lastDate = localDateIn('UTC', now + 2 * day);
  for (const { kind, column, date, daysAfter } of occasions) {
    const { rows } = await database.execute<DueMember>(sql`
      select member.id, member.person_id as "personId", member.joined_at as "joinedAt", person.timezone,
        held.${sql.raw(date)} as date,
        ${sql.raw(challengeName)} as name
      from group_challenge held join group_challenge_member member on member.group_id = held.id
      join person on person.id = member.person_id
      where held.settled_at is null and held.${sql.raw(date)} < ${lastDate} and not member.${sql.raw(column)}
      order by held.${sql.raw(date)}`);
    for (const row of rows) {
      const localDate = addDays(row.date, daysAfter);
      const zone = zoneOrUtc(row.timezone);
      const dueAt = instantOf(zone, localDate, announcedAt) ?? now;
      if (dueAt > now + hour) continue;
      const joinedOn = localDateIn(zone, new Date(row.joinedAt).getTime());
      const isAlreadyKnown = kind === 'challengeStart' && joinedOn >= row.date;
      const announcement = { kind, about: [row.name] };
      await database.transaction(async (transaction) => {
        const { rowCount } = await transaction.execute(sql`
          update group_challenge_member set ${sql.raw(column)} = true
          where id = ${row.id} and not ${sql.raw(column)}`);
        if (rowCount === 0 || isAlreadyKnown || now > validUntil(kind, dueAt)) return;
        await announce(transaction, row.personId, [announcement], localDate, dueAt);
      });
    }
  }
}

/** Deletes what is over: rooms, invitations, results after a year, nudges, closed reports, empty groups. */
export async function forgetExpiredSocialData(database: Database, now: number): Promise<void> {
  const at = new Date(now);
  for (const { group, members, isCurrent } of Object.values(groupTables)) {
    // A person who starts a group on one device while they delete the account on another leaves it without a member.
    await database.execute(sql`
      delete from ${group} held where created_at < ${new Date(now - hour)}
      and not exists (select from ${members} where group_id = held.id and ${isCurrent})`);
  }
  await database.execute(sql`delete from room where ends_at <= ${at}`);
  await database.execute(sql`delete from invite where expires_at <= ${at}`);
  await database.execute(
    sql`delete from group_challenge where settled_at < ${new Date(now - resultSeenFor)}`,
  );
  await database.execute(
    sql`delete from nudge where local_date < ${localDateIn('UTC', now - nudgeRetentionMs)}`,
  );
  await database.execute(sql`delete from social_suspension where until <= ${at}`);
  await forgetClosedReports(database, now);
}
