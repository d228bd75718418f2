import type { CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/storage';
import { tellNews } from '../../notifications/announce';
import { shownGroupName, shownName } from '../../social/shown-name';

/** Tells somebody what somebody else did. Whoever has not started has no zone yet: their dates are those of UTC. */
async function tell(
  transaction: Transaction,
  kind: 'groupJoin' | 'nudge',
  { to, from, date }: { to: string; from: string; date?: CivilDate },
  now: number,
): Promise<void> {
  const { rows } = await transaction.execute<{ name: string | null; timezone: string | null }>(sql`
    select ${sql.raw(shownName)} as name, (select timezone from person where id = ${to}) as timezone
    from person where id = ${from}`);
  const [told] = rows;
  if (!told) return;
  const news = { kind, about: [told.name ?? 'Somebody'] };
  await tellNews(transaction, to, [news], date ?? localDateIn(told.timezone ?? 'UTC', now), now);
}

/** What a challenge, called `held` in a statement, is called where its members are told of it. */
export const toldName = `coalesce(${shownGroupName('held')}, 'A challenge')`;

/** On which of its dates, or how long after it, the members of a challenge are told of it. */
export const occasions = [
  { kind: 'challengeStart', told: 'start_told', date: 'from_date', daysAfter: 0 },
  { kind: 'challengeEnd', told: 'end_told', date: 'to_date', daysAfter: 1 },
] as const;

/**
 * Its start and its end are planned up to an hour ahead: whoever belongs to it no longer is told of neither. The plan has
 * the name alone, and another challenge may have the same: the date tells them apart.
 */
export async function takeBackTold(
  transaction: Transaction,
  challengeId: string,
  gone: readonly { personId: string }[],
): Promise<void> {
  for (const { kind, date, daysAfter } of occasions) {
    await transaction.execute(sql`
      update notification_plan plan
      set about = about[:array_position(about, told.name) - 1] || about[array_position(about, told.name) + 1:],
          due_at = case when cardinality(about) > 1 then due_at end
      from (
        select ${sql.raw(toldName)} as name, (${sql.raw(date)}::date + ${daysAfter}::int)::text as date
        from group_challenge held where held.id = ${challengeId}) told
      where plan.person_id in ${gone.map(({ personId }) => personId)} and plan.kind = ${kind}
        and plan.local_date = told.date and told.name = any(about)`);
  }
}

/** Told to the owner, who waits for it. */
export const tellJoined = (transaction: Transaction, ownerId: string, joinedId: string, now: number) =>
  tell(transaction, 'groupJoin', { to: ownerId, from: joinedId }, now);

/** About the date that is open for the receiver: after midnight that may still be the one before. */
export const tellNudged = (
  transaction: Transaction,
  { receiver, sender, date }: { receiver: string; sender: string; date: CivilDate },
  now: number,
) => tell(transaction, 'nudge', { to: receiver, from: sender, date }, now);
