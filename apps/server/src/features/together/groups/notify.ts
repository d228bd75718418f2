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

/** SQL for the name of a challenge in notifications to its members. The statement calls the challenge `this_group`. */
export const challengeName = `coalesce(${shownGroupName('this_group')}, 'A challenge')`;

/**
 * The notifications that the members of a challenge get. `date` is a column of the challenge, and they come `daysAfter`
 * days after it. `column` is that of the member which says that the notification is planned.
 */
export const challengeOccasions = [
  { kind: 'challengeStart', column: 'start_told', date: 'from_date', daysAfter: 0 },
  { kind: 'challengeEnd', column: 'end_told', date: 'to_date', daysAfter: 1 },
] as const;

/**
 * Removes the notifications of a challenge's start and end from the plans of members who are gone, because the hourly job
 * (`announceChallenges`) plans them up to an hour ahead. A plan holds only names of challenges, and another challenge may
 * have the same name, so the date is compared too. A plan that holds no other name is not due any more.
 */
export async function withdrawNotifications(
  transaction: Transaction,
  challengeId: string,
  membersGone: readonly { personId: string }[],
): Promise<void> {
  for (const { kind, date, daysAfter } of challengeOccasions) {
    await transaction.execute(sql`
      update notification_plan plan
      set about = about[:array_position(about, ended.name) - 1] || about[array_position(about, ended.name) + 1:],
          due_at = case when cardinality(about) > 1 then due_at end
      from (
        select ${sql.raw(challengeName)} as name, (${sql.raw(date)}::date + ${daysAfter}::int)::text as date
        from group_challenge this_group where this_group.id = ${challengeId}) ended
      where plan.person_id in ${membersGone.map(({ personId }) => personId)} and plan.kind = ${kind}
        and plan.local_date = ended.date and ended.name = any(about)`);
  }
}

/** Notifies the owner of a new member. */
export const notifyOfJoin = (transaction: Transaction, ownerId: string, joinedId: string, now: number) =>
  notify(transaction, 'groupJoin', { to: ownerId, from: joinedId }, now);

/** Notifies a person of a nudge, for the date that is open for them: after midnight that may be the date before. */
export const notifyOfNudge = (
  transaction: Transaction,
  { receiver, sender, date }: { receiver: string; sender: string; date: CivilDate },
  now: number,
) => notify(transaction, 'nudge', { to: receiver, from: sender, date }, now);
