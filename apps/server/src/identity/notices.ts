import type { OperatorAnnouncement } from '@hundred/contract/identity';
import { sql } from 'drizzle-orm';
import type { Reader } from '../db/storage';
import { isOperatorSql } from './operators';

export interface Notices {
  isOperator: boolean;
  announcement: OperatorAnnouncement | null;
}

/** What a page shows with the profile, in one statement: the way to the desk, and what the operator announced. */
export async function readNotices(reader: Reader, personId: string, now: number): Promise<Notices> {
  const at = new Date(now);
  const { rows } = await reader.execute<{
    isOperator: boolean;
    announcement: { id: string; text: string; at: string } | null;
  }>(sql`
    select ${isOperatorSql(personId, now)} as "isOperator", (
      select json_build_object('id', announcement.id, 'text', announcement.text, 'at', announcement.created_at)
      from announcement where (ends_at is null or ends_at > ${at}) and not exists (
        select from announcement_read
        where announcement_id = announcement.id and announcement_read.person_id = ${personId})
      order by created_at desc limit 1
    ) as announcement`);
  const { isOperator, announcement } = rows[0]!;
  return {
    isOperator,
    announcement: announcement && { ...announcement, at: new Date(announcement.at).toISOString() },
  };
}
