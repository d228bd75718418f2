import { localDateIn } from '@hundred/domain/days/zones';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/storage';
import { forgetClosedReports } from '../../social/reports';
import { groupTables } from './groups/group-tables';

const hour = 3_600_000;
const day = 24 * hour;
const resultRetentionMs = 365 * day;
/** After a week, the date of a nudge is over everywhere. */
const nudgeRetentionMs = 7 * day;

/** Deletes what is over: empty groups, rooms, invitations, results after a year, nudges, suspensions, closed reports. */
export async function forgetExpiredSocialData(database: Database, now: number): Promise<void> {
  const at = new Date(now);
  for (const { group, members, isCurrent } of Object.values(groupTables)) {
    // A person who starts a group on one device while they delete the account on another leaves a group without members.
    await database.execute(sql`
      delete from ${group} this_group where created_at < ${new Date(now - hour)}
      and not exists (select from ${members} where group_id = this_group.id and ${isCurrent})`);
  }
  await database.execute(sql`delete from room where ends_at <= ${at}`);
  await database.execute(sql`delete from invite where expires_at <= ${at}`);
  await database.execute(
    sql`delete from group_challenge where settled_at < ${new Date(now - resultRetentionMs)}`,
  );
  await database.execute(
    sql`delete from nudge where local_date < ${localDateIn('UTC', now - nudgeRetentionMs)}`,
  );
  await database.execute(sql`delete from social_suspension where until <= ${at}`);
  await forgetClosedReports(database, now);
}
