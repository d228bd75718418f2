import type { AnnouncementKind } from '@hundred/domain/reminders/notification-kinds';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/storage';

export interface Announcement {
  kind: AnnouncementKind;
  /** What its text names, such as ids of badges or the name of a person. Several of one kind share one notification. */
  about: readonly string[];
}

/** The input of the database function `project_notifications`. */
export const plannedAnnouncements = (
  announcements: readonly Announcement[],
  localDate: string,
  dueAt: number,
) => ({
  news: announcements,
  localDate,
  dueAt,
});

/** Plans notifications of something that has just happened, in the transaction in which it is stored. */
export async function announce(
  transaction: Transaction,
  personId: string,
  announcements: readonly Announcement[],
  localDate: string,
  dueAt: number,
): Promise<void> {
  const input = JSON.stringify(plannedAnnouncements(announcements, localDate, dueAt));
  await transaction.execute(sql`select project_notifications(${personId}, ${input}::jsonb)`);
}
