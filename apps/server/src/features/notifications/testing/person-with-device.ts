import type { PushDevice } from '@hundred/testkit/services/push-service';
import { Challenger } from '../../../log/testing/challenger';
import type { TestApp } from '../../../testing/test-app';

export const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0', platform: 'Android' };

export const subscribe = (challenger: Challenger, { subscription }: PushDevice, at: string) =>
  challenger.ask('POST', '/notifications/subscribe', at, { subscription, deviceInfo: phone });

/** A person in Berlin who has just started and has a device. */
export async function startPersonWithDevice(
  server: TestApp,
  subject: string,
  at: string,
  device: PushDevice,
) {
  const challenger = await Challenger.start(server, subject, at);
  const { status, body } = await subscribe(challenger, device, at);
  if (status !== 200) throw new Error(`${subject} could not subscribe: ${JSON.stringify(body)}`);
  return challenger;
}

/** Sends what is due, and waits for what was being sent already. */
export async function sendEverythingDue({ notifier }: Pick<TestApp, 'notifier'>): Promise<void> {
  await notifier.idle();
  await notifier.tick();
  await notifier.idle();
}

/** The tags of the notifications that a device received. */
export const receivedTags = ({ received }: PushDevice) => received.map((push) => push.read().tag);
