import { isNull } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { report } from '../db/schema/social-schema';
import { supportRequest } from '../db/schema/support-schema';
import type { Database } from '../db/storage';

/** What waits for whoever runs the installation. */
export function measureWaiting(registry: Registry, database: Database): void {
  const measure = (name: string, help: string, count: () => Promise<number>) =>
    // Counted when somebody looks: several servers say the same, and nothing has to be kept.
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // The other figures are wanted most while storage is away.
        this.set(await count().then(Number, () => Number.NaN));
      },
    });
  measure('support_requests_waiting', 'Questions to support that wait for an answer', async () =>
    database.$count(supportRequest, isNull(supportRequest.closedAt)),
  );
  measure('reports_waiting', 'Reports of people and names that nobody has closed', async () =>
    database.$count(report, isNull(report.closedAt)),
  );
}
