import { isNull } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { report } from '../db/schema/social-schema';
import { supportRequest } from '../db/schema/support-schema';
import type { Database } from '../db/storage';

/** Adds metrics of what waits for the operator. */
export function measureWaiting(registry: Registry, database: Database): void {
  const measure = (name: string, help: string, count: () => Promise<number>) =>
    // Counted whenever the metrics are read, so that all servers report the same number.
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // The other metrics matter most while storage is away, so a failure here must not hide them.
        this.set(await count().then(Number, () => Number.NaN));
      },
    });
  measure('support_requests_waiting', 'Open questions to support', async () =>
    database.$count(supportRequest, isNull(supportRequest.closedAt)),
  );
  measure('reports_waiting', 'Open reports of people and names', async () =>
    database.$count(report, isNull(report.closedAt)),
  );
}
