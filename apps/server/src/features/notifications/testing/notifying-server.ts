import { fakeClock } from '@hundred/testkit/fake-clock';
import { makeCertificates } from '@hundred/testkit/services/certificates';
import { startPushService } from '@hundred/testkit/services/push-service';
import { afterAll, beforeAll } from 'vitest';
import type { Challenger } from '../../../log/testing/challenger';
import { testApp } from '../../../testing/test-app';
import { sendEverythingDue, startPersonWithDevice } from './person-with-device';

/**
 * A server for one test file, with two push services on this machine. It sends only when a test calls `sendDueAt`, and
 * its clock shows what the test has set.
 */
export async function makeNotifyingServer(settings: Record<string, string> = {}) {
  const clock = fakeClock('2026-06-01T00:00:00Z');
  const certificates = makeCertificates();
  const service = await startPushService(certificates);
  const slowService = await startPushService(certificates);
  const environment = {
    PUSH_EXTRA_HOSTS: `${service.host},${slowService.host}`,
    PUSH_EXTRA_CA: service.caFile,
    ...settings,
  };
  const server = testApp(environment, { clock: clock.now });
  // A running notifier would send once a second, at whatever time the test has reached.
  beforeAll(() => server.current.notifierJob.stop());
  afterAll(async () => {
    await service.close();
    await slowService.close();
  });
  return {
    clock,
    service,
    slowService,
    environment,
    server,
    async sendDueAt(instant: string): Promise<void> {
      clock.set(instant);
      await sendEverythingDue(server.current);
    },
    /** Starts a person in Berlin, where a reminder at 09:00 is due at 07:00 UTC in summer. */
    async startWithDevice(subject: string, instant: string, pushService = service) {
      clock.set(instant);
      const device = pushService.newDevice(subject);
      return { device, challenger: await startPersonWithDevice(server.current, subject, instant, device) };
    },
  };
}

export const updateProfile = (challenger: Challenger, instant: string, change: object) =>
  challenger.ask('PUT', '/auth/profile', instant, change);
