import type { PushDevice } from '@hundred/testkit/services/push-service';
import { Challenger } from '../../../log/testing/challenger';
import type { TestApp } from '../../../testing/test-app';

export const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0', platform: 'Android' };

export const subscribe = (who: Challenger, { subscription }: PushDevice, at: string) =>
  who.ask('POST', '/notifications/subscribe', at, { subscription, deviceInfo: phone });

/** Somebody of Berlin who has just begun and has a device. */
export async function startReminded(server: TestApp, subject: string, at: string, device: PushDevice) {
  const who = await Challenger.start(server, subject, at);
  const { status, body } = await subscribe(who, device, at);
  if (status !== 200) throw new Error(`${subject} could not subscribe: ${JSON.stringify(body)}`);
  return who;
}

/** Everything that is due is handed over before it resolves, whoever else was at it. */
export async function handOverDue({ notifier }: Pick<TestApp, 'notifier'>): Promise<void> {
  await notifier.idle();
  await notifier.tick();
  await notifier.idle();
}

/** What a device was told, by the tags of its notifications. */
export const told = ({ received }: PushDevice) => received.map((push) => push.read().tag);
