import {
  getMailReminders,
  getVapidPublicKey,
  listDevices,
  mostDevices,
  removeDevice,
  sendTestNotification,
  setMailReminders,
  subscribe,
  unsubscribe,
} from '@hundred/contract/notifications';
import { testNotificationText } from '@hundred/domain/reminders/notification-text';
import type { PushSender } from '../../adapters/push/push-sender';
import type { PersonRow } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import type { Routes } from '../../http/route';
import { success } from '../../http/success';
import type { Logger } from '../../logging/logger';
import { Refusal } from '../../refusals/refusal';
import { type MailParts, mailRemindersOf, switchMails } from './mail-reminders';
import { devicesOf, dropDevice, dropEndpoint, removeByHand, storeDevice, targetsOf } from './subscriptions';

export interface NotificationParts {
  database: Database;
  push: PushSender;
  log: Logger;
  mail: Omit<MailParts, 'database'>;
}

/** A test notification is shown at once or not at all, so push services drop it after a minute. */
const testTtlSeconds = 60;

/** Normalizes an endpoint, so that each spelling is one device. */
const normalizeEndpoint = (endpoint: string) => (URL.canParse(endpoint) ? new URL(endpoint).href : endpoint);

const deviceRefusals = {
  too_many_devices: `You already get notifications on ${mostDevices} devices. Remove one device first.`,
  device_removed: 'You removed this device. Turn notifications on again to get them here.',
};

const mailRefusals = {
  no_mail: 'This server can’t send email.',
  not_verified: 'Confirm your email first.',
};

const refuseField = (field: string, reason: string) =>
  new Refusal('invalid_input', `${field}: ${reason}`, { field });

export function addNotificationCalls(routes: Routes, { database, push, log, mail }: NotificationParts): void {
  routes.add(getVapidPublicKey, async () => ({ publicKey: await push.publicKey() }));

  routes.add(subscribe, async ({ person, body, now }) => {
    const { endpoint, keys } = body.subscription;
    if (!push.isAllowed(endpoint)) {
      return refuseField('subscription.endpoint', 'must be the https address of a known push service');
    }
    if (!push.isDeviceKey(keys.p256dh)) return refuseField('subscription.keys.p256dh', 'is not a device key');
    const subscription = { ...body.subscription, endpoint: normalizeEndpoint(endpoint) };
    const stored = await storeDevice(database, person.id, { ...body, subscription }, now);
    return typeof stored === 'string'
      ? new Refusal(stored, deviceRefusals[stored])
      : { ...success, device: { id: stored.id } };
  });

  routes.add(unsubscribe, async ({ person, body }) => {
    await dropEndpoint(database, person.id, normalizeEndpoint(body.endpoint));
    return success;
  });

  routes.add(listDevices, async ({ person }) => ({ devices: await devicesOf(database, person.id) }));

  routes.add(removeDevice, async ({ person, params, now }) => {
    const isRemoved = await removeByHand(database, person.id, params.id, now);
    return isRemoved ? success : new Refusal('not_found', 'This device was already removed.');
  });

  const mailParts = { database, ...mail };
  routes.add(getMailReminders, ({ person }) => mailRemindersOf(mailParts, person));
  routes.add(setMailReminders, async ({ person, body, now }) => {
    const { state } = await mailRemindersOf(mailParts, person);
    const { on, weekRecap } = body;
    if ((on || weekRecap) && (state === 'no_mail' || state === 'not_verified')) {
      return new Refusal('mail_unavailable', mailRefusals[state]);
    }
    const change = {
      ...(on !== undefined && { reminders: on }),
      ...(weekRecap !== undefined && { weekRecap }),
    };
    await switchMails(database, person.row, change, now);
    return success;
  });

  routes.add(sendTestNotification, ({ person }) => sendTest({ database, push, log }, person.row));
}

/** Sends a test notification to every device of a person, and drops those that their push service does not know any more. */
async function sendTest(
  { database, push, log }: Pick<NotificationParts, 'database' | 'push' | 'log'>,
  { id: personId, language }: PersonRow,
) {
  const targets = await targetsOf(database, personId);
  const message = {
    payload: JSON.stringify({ ...testNotificationText(language), tag: 'test' }),
    ttlSeconds: testTtlSeconds,
    topic: 'test',
    urgency: 'high' as const,
  };
  const outcomes = await Promise.all(
    targets.map(async (target) => {
      const outcome = await push.send(target, message);
      if (outcome.kind === 'gone') await dropDevice(database, personId, target.id);
      if ('reason' in outcome)
        log.warn({ reason: outcome.reason }, 'the push service did not accept a test notification');
      return outcome.kind;
    }),
  );
  const sent = outcomes.filter((kind) => kind === 'delivered').length;
  if (sent > 0) return { ...success, sent };
  // `every` is also true of a person without any device.
  return outcomes.every((kind) => kind === 'gone')
    ? new Refusal('no_devices', 'None of your devices gets notifications. Turn them on first.')
    : new Refusal('push_failed', 'We couldn’t send the notification. Try again in a moment.');
}
