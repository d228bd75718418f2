import { isNull } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/storage';
import { supportRequest } from '../../db/support-schema';

/** Counted when somebody looks: several servers say the same, and nothing has to be kept. */
export function measureWaiting(registry: Registry, database: Database): void {
  new Gauge({
    name: 'support_requests_waiting',
    help: 'Questions to support that wait for an answer',
    registers: [registry],
    async collect() {
      const counted = database.$count(supportRequest, isNull(supportRequest.closedAt));
      // The other figures are wanted most while storage is away.
      this.set(await counted.then(Number, () => Number.NaN));
    },
  });
}
