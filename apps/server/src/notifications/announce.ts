import type { AnnouncementKind } from '@hundred/domain/reminders/notification-kinds';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/storage';

export interface Announcement {
  kind: AnnouncementKind;
  about: readonly string[];
}

/** The input of the database function `project_notifications`. */
export const plannedAnnouncements = (news: readonly Announcement[], localDate: string, dueAt: number) => ({
  news,
  localDate,
  dueAt,
});

/** Plans a notification of something that has just happened, in the transaction in which it is stored. */
export async function announce(
  transaction: Transaction,
  personId: string,
  news: readonly Announcement[],
  localDate: string,
  dueAt: number,
): Promise<void> {
  const planned = JSON.stringify(plannedAnnouncements(news, localDate, dueAt));
  await transaction.execute(sql`select project_notifications(${personId}, ${planned}::jsonb)`);
}
