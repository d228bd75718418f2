import { fakeClock } from '@hundred/testkit/fake-clock';
import { makeCertificates } from '@hundred/testkit/services/certificates';
import { startPushService } from '@hundred/testkit/services/push-service';
import { afterAll, beforeAll } from 'vitest';
import type { Challenger } from '../../../log/testing/challenger';
import { testApp } from '../../../testing/test-app';
import { handOverDue, startReminded } from './reminded';

/** A server that sends due notifications when a test tells it to, to push services on this machine. */
export async function notifyingServer(settings: Record<string, string> = {}) {
  const clock = fakeClock('2026-06-01T00:00:00Z');
  const certificates = makeCertificates();
  const service = await startPushService(certificates);
  const slow = await startPushService(certificates);
  const environment = {
    PUSH_EXTRA_HOSTS: `${service.host},${slow.host}`,
    PUSH_EXTRA_CA: service.caFile,
    ...settings,
  };
  const server = testApp(environment, { clock: clock.now });
  // By itself it would check once a second, at whatever time the test has reached.
  beforeAll(() => server.current.notifying.stop());
  afterAll(async () => {
    await service.close();
    await slow.close();
  });
  return {
    clock,
    service,
    slow,
    environment,
    server,
    async at(instant: string): Promise<void> {
      clock.set(instant);
      await handOverDue(server.current);
    },
    /** Starts in Berlin, where a reminder at 09:00 is one at 07:00 UTC in summer. */
    async begin(subject: string, instant: string, where = service) {
      clock.set(instant);
      const device = where.newDevice(subject);
      return { device, who: await startReminded(server.current, subject, instant, device) };
    },
  };
}

export const set = (who: Challenger, instant: string, change: object) =>
  who.ask('PUT', '/auth/profile', instant, change);
