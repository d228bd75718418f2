import type { NewsKind } from '@hundred/domain/reminders/notification-kinds';
import { queryIn } from '../db/query';
import type { Transaction } from '../db/storage';
import { askPart, type Part } from '../log/append';

export interface Announcement {
  kind: NewsKind;
  about: readonly string[];
}

/**
 * Plans to tell somebody what has just happened, with what is written of it. Later on the same date it is not told
 * again; what is not told yet is told together.
 */
export const announcementPart = (news: readonly Announcement[], localDate: string, dueAt: number): Part => ({
  name: 'news',
  words: (given, moved) => `
    insert into notification_plan (person_id, kind, due_at, local_date, about)
    select moved.person_id, news.kind, ${given(dueAt)}::bigint, ${given(localDate)}, news.about
    from ${moved}, json_to_recordset(${given(JSON.stringify(news))}::json) as news (kind text, about text[])
    where exists (select from push_subscription device where device.person_id = moved.person_id)
    on conflict (person_id, kind) do update
    set due_at = excluded.due_at, local_date = excluded.local_date, about = notification_plan.about || excluded.about
    where notification_plan.settled_date is null or notification_plan.settled_date < excluded.local_date`,
});

/** The same by itself, in the transaction in which it happens. */
export async function announce(
  transaction: Transaction,
  personId: string,
  news: readonly Announcement[],
  localDate: string,
  dueAt: number,
): Promise<void> {
  const told = announcementPart(news, localDate, dueAt);
  await askPart(
    queryIn(transaction),
    told,
    (given) => `(select ${given(personId)}::uuid as person_id) as moved`,
  );
}
