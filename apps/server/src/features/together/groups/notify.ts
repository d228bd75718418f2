import type { CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/storage';
import { announce } from '../../../notifications/announce';
import { shownGroupName, shownName } from '../../../social/shown-name';

/** Notifies a person of what another did. A person who has not started has no zone yet and gets the date of UTC. */
async function notify(
  transaction: Transaction,
  kind: 'groupJoin' | 'nudge',
  { to, from, date }: { to: string; from: string; date?: CivilDate },
  now: number,
): Promise<void> {
  const { rows } = await transaction.execute<{ name: string | null; timezone: string | null }>(sql`
    select ${sql.raw(shownName)} as name, (select timezone from person where id = ${to}) as timezone
    from person where id = ${from}`);
  const [found] = rows;
  if (!found) return;
  const announcement = { kind, about: [found.name ?? 'Someone'] };
  const localDate = date ?? localDateIn(found.timezone ?? 'UTC', now);
  await announce(transaction, to, [announcement], localDate, now);
}

/** The name of a challenge, called `this_group` in a statement, in notifications to its members. */
export const challengeName = `coalesce(${shownGroupName('this_group')}, 'A challenge')`;

/** On which of its dates, or how long after it, the members of a challenge are notified, and the column that says so. */
export const occasions = [
  { kind: 'challengeStart', column: 'start_told', date: 'from_date', daysAfter: 0 },
  { kind: 'challengeEnd', column: 'end_told', date: 'to_date', daysAfter: 1 },
] as const;

/**
 * Start and end of a challenge are planned up to an hour ahead. A member who left is notified of neither. The plan holds
 * the name alone, and another challenge may have the same name, so the date decides.
 */
export async function withdrawNotifications(
  transaction: Transaction,
  challengeId: string,
  gone: readonly { personId: string }[],
): Promise<void> {
  for (const { kind, date, daysAfter } of occasions) {
    await transaction.execute(sql`
      update notification_plan plan
      set about = about[:array_position(about, ended.name) - 1] || about[array_position(about, ended.name) + 1:],
          due_at = case when cardinality(about) > 1 then due_at end
      from (
        select ${sql.raw(challengeName)} as name, (${sql.raw(date)}::date + ${daysAfter}::int)::text as date
        from group_challenge this_group where this_group.id = ${challengeId}) ended
      where plan.person_id in ${gone.map(({ personId }) => personId)} and plan.kind = ${kind}
        and plan.local_date = ended.date and ended.name = any(about)`);
  }
}

/** Notifies the owner of a new member. */
export const notifyOfJoin = (transaction: Transaction, ownerId: string, joinedId: string, now: number) =>
  notify(transaction, 'groupJoin', { to: ownerId, from: joinedId }, now);

/** For the date that is open for the receiver: after midnight that may still be the one before. */
export const notifyOfNudge = (
  transaction: Transaction,
  { receiver, sender, date }: { receiver: string; sender: string; date: CivilDate },
  now: number,
) => notify(transaction, 'nudge', { to: receiver, from: sender, date }, now);
