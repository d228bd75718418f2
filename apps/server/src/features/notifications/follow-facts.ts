import { milestoneReached } from '@hundred/domain/reminders/milestones';
import type { NotificationKind } from '@hundred/domain/reminders/notification-kinds';
import { localDateAt } from '@hundred/domain/runs/zone-history';
import { sql } from 'drizzle-orm';
import type { AfterFacts } from '../../challenge-log/writer';

/**
 * Badges and milestones are told by a notification, planned in the transaction that keeps them: neither is lost, nor
 * told of a deed that was undone. Nothing is asked of storage where there is no news; what was imported is none.
 */
export const followFacts: AfterFacts = async (transaction, { personId, facts, before, after, now }) => {
  if (facts.some((fact) => fact.kind === 'exerciseCompleted' && fact.imported)) return;
  const badges = facts.flatMap((fact) => (fact.kind === 'badgeEarned' ? [fact.badge] : []));
  const milestone = facts.some(({ kind }) => kind === 'exerciseCompleted')
    ? milestoneReached(before, after)
    : null;
  const news: { kind: NotificationKind; about: string[] }[] = [
    ...(badges.length > 0 ? [{ kind: 'achievement' as const, about: badges }] : []),
    ...(milestone !== null ? [{ kind: 'milestone' as const, about: [String(milestone)] }] : []),
  ];
  if (news.length === 0 || after.zones.length === 0) return;
  // Later on the same date it is not told again; what is not told yet is told together.
  await transaction.execute(sql`
    insert into notification_plan (person_id, kind, due_at, local_date, about)
    select ${personId}, news.kind, ${now}, ${localDateAt(after.zones, now)}, news.about
    from json_to_recordset(${JSON.stringify(news)}::json) as news (kind text, about text[])
    where exists (select from push_subscription where person_id = ${personId})
    on conflict (person_id, kind) do update
    set due_at = excluded.due_at, local_date = excluded.local_date, about = notification_plan.about || excluded.about
    where notification_plan.settled_date is null or notification_plan.settled_date < excluded.local_date`);
};
