import { validUntil } from '@hundred/domain/reminders/notification-kinds';
import { notificationSentences } from '@hundred/domain/reminders/notification-sentences';
import { sql } from 'drizzle-orm';
import type { UnsubscribedMails } from '../../adapters/unsubscribe';
import { queryIn } from '../../db/query';
import type { Database } from '../../db/storage';
import { renewHead } from '../../log/head';
import { readLogsWithSnapshotOf } from '../../log/several-logs';
import { type Letter, makeLetter } from '../../mail/letter';
import type { ReminderMessage } from '../../mail/mail-message';
import { type NotificationInput, textFor } from './due-text';
import { isKindWanted } from './mail-reminders';
import { switchColumns } from './switch-columns';

export interface ReminderLetterParts {
  database: Database;
  publicUrl: string;
  unsubscribeLink: (personId: string, what: UnsubscribedMails) => Promise<string>;
}

/** Writes the mail of a reminder. Undefined if the day is done, or if the person does not want the mail any more. */
export function makeReminderLetter({ database, publicUrl, unsubscribeLink }: ReminderLetterParts) {
  return async (message: ReminderMessage, now: number): Promise<Letter | undefined> => {
    const { personId, reminder: kind, localDate, dueAt } = message;
    const { rows } = await database.execute<
      Omit<NotificationInput, 'logWithSnapshot'> & { email: string | null }
    >(sql`
      select person.email, person.display_name as "displayName", person.language, mood, boost_weekdays as "boostWeekdays",
             ${switchColumns}
      from person join mail_reminder wanted on wanted.person_id = person.id and ${isKindWanted(sql`${kind}::text`)}
      where person.id = ${personId}`);
    const [row] = rows;
    if (!row || row.email === null) return undefined;
    const [log] = await readLogsWithSnapshotOf(queryIn(database), [personId]);
    const logWithSnapshot = log && (await renewHead(database, personId, log));
    // The recap by mail has its own switch in `mail_reminder`. `milestoneNews`, which switches its push, does not count.
    const switches = kind === 'weekRecap' ? { milestoneNews: true } : {};
    const text = textFor({ ...row, ...switches, kind, localDate, dueAt, about: [], logWithSnapshot }, now);
    if (text === null) return undefined;
    // A push that still waits must not remind them once more. It is postponed until it is too late and is dropped.
    await movePushes(database, message, validUntil(kind, dueAt) + 1);
    return makeLetter({
      to: row.email,
      subject: text.title,
      before: [text.body],
      action: { label: notificationSentences[row.language].openProduct, link: `${publicUrl}/dashboard` },
      unsubscribe: await unsubscribeLink(personId, kind === 'weekRecap' ? 'recap' : 'reminders'),
      language: row.language,
    });
  };
}

/** Releases the pushes that were postponed for a mail, because the mail did not arrive. */
export const releasePushes = (database: Database, message: ReminderMessage, now: number): Promise<void> =>
  movePushes(database, message, now);

/** Sets when the pushes of the same reminder are tried again. */
async function movePushes(
  database: Database,
  { personId, reminder, localDate }: ReminderMessage,
  notBefore: number,
): Promise<void> {
  await database.execute(sql`
    update push_delivery set not_before = ${notBefore} from push_subscription device
    where device.id = push_delivery.subscription_id and device.person_id = ${personId}
      and push_delivery.kind = ${reminder} and push_delivery.local_date = ${localDate}`);
}
