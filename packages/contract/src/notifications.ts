import { longestPlatform, longestUserAgent } from '@hundred/domain/reminders/device-limits';
import { z } from 'zod';
import { defineCall } from './call';
import { idOf, noBody, yesOrNo } from './field-types';
import { success } from './success';

/** So many characters of base64url, with or without padding. The examples are those of RFC 8291. */
const base64url = (length: number, what: string, example: string) =>
  z
    .string({ error: `must be ${what}` })
    .regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), { error: `must be ${what}` })
    .meta({ examples: [example] });

const device = {
  key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  secret: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** The JSON of `PushSubscription.toJSON()`. */
const subscription = z.strictObject({
  endpoint: z
    .string({ error: 'must be the https address that the browser gave' })
    .regex(/^https:\/\/[!-~]+$/, { error: 'must be the https address that the browser gave' })
    .max(2048, { error: 'must have at most 2048 characters' })
    .meta({ examples: ['https://fcm.googleapis.com/fcm/send/example'] }),
  expirationTime: z
    .int({ error: 'must be a time, or null' })
    .min(0, { error: 'must be a time, or null' })
    .nullish(),
  /** A public key of 65 bytes and a secret of 16. */
  keys: z.strictObject({
    p256dh: base64url(87, 'the key of the device, in base64url', device.key),
    auth: base64url(22, 'the secret of the device, in base64url', device.secret),
  }),
});

/** A description that the browser gives of itself. */
const deviceText = (most: number) =>
  z
    .string({ error: 'must be text' })
    .regex(/^[ -~]*$/, { error: 'must be plain characters' })
    .max(most, { error: `must have at most ${most} characters` });

const deviceInfo = z.strictObject({
  userAgent: deviceText(longestUserAgent),
  platform: deviceText(longestPlatform),
});

/** More than people use. Subscriptions of devices that are gone are removed automatically. */
export const mostDevices = 10;

export const getVapidPublicKey = defineCall({
  method: 'GET',
  path: '/notifications/vapid-public-key',
  summary: 'The public key for push subscriptions',
  caller: 'person',
  answer: z.object({ publicKey: z.string() }),
});

export const subscribe = defineCall({
  method: 'POST',
  path: '/notifications/subscribe',
  summary: 'Send notifications to this device, even if another person used it before',
  caller: 'person',
  body: z.strictObject({
    subscription,
    deviceInfo,
    /**
     * True if the page subscribed by itself at its start. A device that was removed from the list then stays removed.
     */
    again: yesOrNo.optional(),
  }),
  answer: success.extend({ device: z.object({ id: z.uuid() }) }),
  refusals: ['too_many_devices', 'device_removed'],
});

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/notifications/unsubscribe',
  summary: 'Stop notifications on this device',
  caller: 'person',
  body: z.strictObject({ endpoint: subscription.shape.endpoint }),
  answer: success,
});

export const sendTestNotification = defineCall({
  method: 'POST',
  path: '/notifications/test',
  summary: 'Send a test notification to all devices of the person',
  caller: 'person',
  body: noBody,
  /** Each call sends to every device: the limit allows to try them all without burdening a push service. */
  mostPerMinute: 5,
  answer: success.extend({ sent: z.int() }),
  refusals: ['no_devices', 'push_failed'],
});

export const listDevices = defineCall({
  method: 'GET',
  path: '/notifications/devices',
  summary: 'The devices that get notifications, newest first',
  caller: 'person',
  answer: z.object({
    devices: z.array(deviceInfo.extend({ id: z.uuid(), createdAt: z.string() })),
  }),
});
export type Device = z.output<typeof listDevices.answer>['devices'][number];

export const removeDevice = defineCall({
  method: 'DELETE',
  path: '/notifications/devices/:id',
  summary: 'Stop notifications on one device',
  caller: 'person',
  params: z.object({ id: idOf('a device') }),
  answer: success,
  refusals: ['not_found'],
});

export const mailReminderStates = ['on', 'off', 'not_verified', 'no_mail'] as const;

export const getMailReminders = defineCall({
  method: 'GET',
  path: '/notifications/mail',
  summary: 'Whether the person gets reminders by email, or why they can’t',
  caller: 'person',
  answer: z.object({
    state: z.enum(mailReminderStates),
    email: z.string().nullable(),
    /** Whether the look back at each week comes by mail, whatever the state of the reminders. */
    weekRecap: z.boolean(),
    /** Who confirms the address: this installation, or the service that keeps the account. */
    confirmedBy: z.enum(['hundred', 'issuer']),
    /** True if mail to this address was refused for good. Switching reminders on tries it again. */
    mailRefused: z.boolean(),
  }),
});

export const setMailReminders = defineCall({
  method: 'PUT',
  path: '/notifications/mail',
  summary: 'Turn reminders or the weekly recap by email on or off',
  caller: 'person',
  /** What is absent stays as it is. */
  body: z.strictObject({
    on: yesOrNo.optional(),
    weekRecap: yesOrNo.optional(),
  }),
  answer: success,
  refusals: ['mail_unavailable'],
});
