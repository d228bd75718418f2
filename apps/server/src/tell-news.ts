import type { NewsKind } from '@hundred/domain/reminders/notification-kinds';
import { sql } from 'drizzle-orm';
import type { Transaction } from './db/storage';

export interface News {
  kind: NewsKind;
  about: readonly string[];
}

/**
 * Plans to tell somebody what has just happened, in the transaction in which it does. Later on the same date it is
 * not told again; what is not told yet is told together.
 */
export async function tellNews(
  transaction: Transaction,
  personId: string,
  news: readonly News[],
  localDate: string,
  dueAt: number,
): Promise<void> {
  await transaction.execute(sql`
    insert into notification_plan (person_id, kind, due_at, local_date, about)
    select ${personId}, news.kind, ${dueAt}, ${localDate}, news.about
    from json_to_recordset(${JSON.stringify(news)}::json) as news (kind text, about text[])
    where exists (select from push_subscription where person_id = ${personId})
    on conflict (person_id, kind) do update
    set due_at = excluded.due_at, local_date = excluded.local_date, about = notification_plan.about || excluded.about
    where notification_plan.settled_date is null or notification_plan.settled_date < excluded.local_date`);
}
