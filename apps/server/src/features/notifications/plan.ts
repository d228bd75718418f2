import { isZone } from '@hundred/domain/days/zones';
import { nextReminder } from '@hundred/domain/reminders/next-reminder';
import {
  isReminder,
  isSwitchedOn,
  type NotificationKind,
  type NotificationSwitches,
  type ReminderKind,
  reminderKinds,
  validUntil,
} from '@hundred/domain/reminders/notification-kinds';
import { and, eq, gt, sql } from 'drizzle-orm';
import { notificationPlan } from '../../db/schema/notifications-schema';
import type { Database, Transaction } from '../../db/storage';
import { planReminderMails } from './mail-reminders';
import { switchColumns } from './switch-columns';

/** The plan of one person and kind, with the current settings. */
type Plan = NotificationSwitches & {
  personId: string;
  kind: NotificationKind;
  dueAt: number;
  /** Null if nothing is due and the reminder only has to be planned again. */
  localDate: string | null;
  /** The latest date that has come up already. Each date comes up once. */
  settledDate: string | null;
  about: string[];
  timezone: string | null;
  reminderTime: string;
  weekdayTimes: (string | null)[] | null;
};

const plansPerTransaction = 500;
const minuteMs = 60_000;

/**
 * Whether anything is due or in delivery: one query a second for an idle installation, instead of a transaction and a
 * walk over the push services (0.7 s of processor time a minute on embedded storage).
 */
export async function isAnythingToDo(database: Database, now: number): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    select where exists (select from notification_plan where due_at <= ${now}) or exists (select from push_delivery)`);
  return rowCount === 1;
}

/**
 * Moves some due plans to the deliveries, one per device, and plans what comes next. Both happen in one transaction,
 * under locks that another server skips, so each date of a person comes up once even if a server dies. Returns how many
 * plans were moved; 0 if nothing is due any more.
 */
export function moveDue(database: Database, now: number, { isMailSetUp = false } = {}): Promise<number> {
  return database.transaction(async (transaction) => {
    const plans = await lockDue(transaction, now);
    if (plans.length === 0) return 0;
    const plansInTime = plans.filter((plan) => isInTime(plan, now));
    // Most people have switched off something, so unwanted kinds are not queued for each of their devices.
    const pushes = plansInTime.filter((plan) => isSwitchedOn(plan.kind, plan));
    if (pushes.length > 0) await addDeliveries(transaction, pushes);
    const mails = isMailSetUp ? plansInTime.filter(mayBeMailed) : [];
    if (mails.length > 0) await planReminderMails(transaction, mails);
    await replacePlans(
      transaction,
      plans.map((plan) => planAfter(plan, now)),
    );
    return plans.length;
  });
}

/**
 * Whether a plan is mailed to people who want its mail. A reminder also has to be switched on as a push; the weekly recap
 * does not, because its mail has a switch of its own.
 */
const mayBeMailed = (plan: Plan) =>
  plan.kind === 'weekRecap' || (isReminder(plan.kind) && isSwitchedOn(plan.kind, plan));

const isInTime = ({ kind, dueAt, localDate }: Plan, now: number) =>
  localDate !== null && now <= validUntil(kind, dueAt);

/** Locks some due plans and their people: the deletion of a person could otherwise deadlock with this transaction. */
async function lockDue(transaction: Transaction, now: number): Promise<Plan[]> {
  const { rows } = await transaction.execute<Plan>(sql`
    select plan.person_id as "personId", plan.kind, plan.due_at::float8 as "dueAt",
           plan.local_date as "localDate", plan.settled_date as "settledDate", plan.about,
           person.timezone, person.reminder_time as "reminderTime", person.weekday_times as "weekdayTimes",
           ${switchColumns}
    from notification_plan plan join person on person.id = plan.person_id
    where plan.due_at <= ${now}
    order by plan.due_at limit ${plansPerTransaction}
    for update of plan skip locked for key share of person skip locked`);
  return rows;
}

async function addDeliveries(transaction: Transaction, due: readonly Plan[]): Promise<void> {
  await transaction.execute(sql`
    insert into push_delivery (subscription_id, kind, local_date, about, host, due_at, not_before)
    select device.id, due.kind, due."localDate", due.about,
           substring(device.endpoint from '^https://([^/?#]+)'), due."dueAt", due."dueAt"
    from json_to_recordset(${JSON.stringify(due)}::json)
      as due ("personId" uuid, kind text, "localDate" text, about text[], "dueAt" bigint)
    join push_subscription device on device.person_id = due."personId"
    on conflict do nothing`);
}

/**
 * A person without a device or reminders by mail has no plan until they have one again. This is checked after the plans
 * were locked: a device added a moment ago is seen here, or its transaction waits for the lock and then makes the plan
 * due again.
 */
async function replacePlans(transaction: Transaction, plans: readonly NextPlan[]): Promise<void> {
  await transaction.execute(sql`
    update notification_plan plan
    set due_at = case when reach."hasChannel" then next."dueAt" end,
        local_date = case when reach."hasChannel" then next."localDate" end,
        settled_date = next."settledDate", about = '{}'
    from json_to_recordset(${JSON.stringify(plans)}::json)
      as next ("personId" uuid, kind text, "dueAt" bigint, "localDate" text, "settledDate" text)
    cross join lateral (
      select exists (select from push_subscription where person_id = next."personId")
          or exists (select from mail_reminder where person_id = next."personId") as "hasChannel"
    ) reach
    where plan.person_id = next."personId" and plan.kind = next.kind`);
}

type NextPlan = Pick<Plan, 'personId' | 'kind' | 'localDate' | 'settledDate'> & { dueAt: number | null };

/**
 * The plan after this one: the next reminder or, after an outage, the latest one that can still be sent. A plan without a
 * date is one that was reset, such as by a new reminder time. Then only the last minute counts, so that nobody is notified
 * for a time that the change skipped.
 */
function planAfter(plan: Plan, now: number): NextPlan {
  const { personId, kind, localDate, timezone, reminderTime, weekdayTimes } = plan;
  const settledDate = laterDate(localDate, plan.settledDate);
  const nothingPlanned = { personId, kind, settledDate, dueAt: null, localDate: null };
  if (!isReminder(kind) || timezone === null) return nothingPlanned;
  // The zone may come from a newer runtime, which knows more zones. An unknown zone must not block all other plans.
  if (!isZone(timezone)) return nothingPlanned;
  const validForMs = validUntil(kind, now) - now;
  const lookBackMs = localDate === null ? minuteMs : validForMs;
  const settings = { zone: timezone, reminderTime, weekdayTimes };
  // One millisecond earlier, because `nextReminder` skips what is due exactly at its last argument.
  const next = nextReminder(kind, settings, settledDate, now - lookBackMs - 1);
  return { personId, kind, settledDate, dueAt: next.at, localDate: next.localDate };
}

function laterDate(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

const dayMs = 24 * 60 * minuteMs;
/** No reminder is ever planned so far ahead. */
const tooFarAheadMs: Record<ReminderKind, number> = {
  dailyReminder: 3 * dayMs,
  streakWarning: 3 * dayMs,
  weekRecap: 9 * dayMs,
};

/**
 * Makes reminders that were planned while the clock was days ahead due at once and without a date, so that `moveDue` only
 * plans them again. Otherwise nobody would be reminded until the date that the clock showed.
 */
export async function planAfterClockSetBack(database: Database, now: number): Promise<void> {
  for (const kind of reminderKinds) {
    await database
      .update(notificationPlan)
      .set({ dueAt: 0, localDate: null, settledDate: null })
      .where(and(eq(notificationPlan.kind, kind), gt(notificationPlan.dueAt, now + tooFarAheadMs[kind])));
  }
}
