import { addDays } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { instantOf } from '@hundred/domain/reminders/instant-of';
import { validUntil } from '@hundred/domain/reminders/notification-kinds';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/storage';
import { zoneOrUtc } from '../../db/zone-or-utc';
import { announce } from '../../notifications/announce';
import { challengeName, challengeOccasions } from './groups/notify';

const hour = 3_600_000;
const day = 24 * hour;
/** The time of the day at which people are notified that a challenge begins or is over. */
const announcementTime = '09:00';

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
 * ahead, because this runs once an hour. A member who joined on the first date or later knows that it has begun. A
 * notification that is too old to be sent is not planned: a person has one plan of each kind, so the next one would name
 * both challenges.
 */
export async function announceChallenges(database: Database, now: number): Promise<void> {
  // Two days cover every zone. Whether a notification is due for a member is decided below, to the hour.
  const lastDate = localDateIn('UTC', now + 2 * day);
  for (const { kind, column, date, daysAfter } of challengeOccasions) {
    const { rows } = await database.execute<DueMember>(sql`
      select member.id, member.person_id as "personId", member.joined_at as "joinedAt", person.timezone,
        this_group.${sql.raw(date)} as date,
        ${sql.raw(challengeName)} as name
      from group_challenge this_group join group_challenge_member member on member.group_id = this_group.id
      join person on person.id = member.person_id
      where this_group.settled_at is null and this_group.${sql.raw(date)} < ${lastDate} and not member.${sql.raw(column)}
      order by this_group.${sql.raw(date)}`);
    for (const row of rows) {
      const localDate = addDays(row.date, daysAfter);
      const zone = zoneOrUtc(row.timezone);
      // A zone may have skipped the date. Then the notification is due at once.
      const dueAt = instantOf(zone, localDate, announcementTime) ?? now;
      if (dueAt > now + hour) continue;
      const joinedOn = localDateIn(zone, new Date(row.joinedAt).getTime());
      const memberKnows = kind === 'challengeStart' && joinedOn >= row.date;
      const announcement = { kind, about: [row.name] };
      await database.transaction(async (transaction) => {
        const { rowCount } = await transaction.execute(sql`
          update group_challenge_member set ${sql.raw(column)} = true
          where id = ${row.id} and not ${sql.raw(column)}`);
        if (rowCount === 0 || memberKnows || now > validUntil(kind, dueAt)) return;
        await announce(transaction, row.personId, [announcement], localDate, dueAt);
      });
    }
  }
}
