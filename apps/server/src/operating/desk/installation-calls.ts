import { statfs } from 'node:fs/promises';
import { getHealth, getNumbers, listDeskAudit } from '@hundred/contract/desk/installation';
import { and, asc, lt, sql } from 'drizzle-orm';
import { recomputeRarely } from '../../caching/recompute-rarely';
import { operator } from '../../db/schema/desk-schema';
import { pushDelivery, pushSubscription } from '../../db/schema/notifications-schema';
import { auditEntry, installation } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { zoneOrUtc } from '../../db/zone-or-utc';
import { readMailState } from '../../mail/mail-state';
import { readAudit } from './audit';
import type { DeskParts } from './desk-parts';
import { namesOf } from './person-names';
import { addTestMailCall } from './test-mail-call';

const entriesOnPage = 50;
/** How long a measurement is shown: counting devices reads all of them, so it is not done with every request. */
const measureEveryMs = 10_000;

export function addInstallationCalls(parts: DeskParts): void {
  const { routes, numbers } = parts;
  routes.addLoggedIfFailed(getNumbers, ({ person, now }) =>
    numbers.read(zoneOrUtc(person.row.timezone), now),
  );
  addHealthCall(parts);
  addTestMailCall(parts);
  addAuditCall(parts);
}

function addHealthCall({ routes, storage, config, version, clock, mail }: DeskParts): void {
  const { database } = storage;
  const measure = recomputeRarely(async () => {
    const { rows } = await database.execute<{ used: number | null }>(
      sql`select pg_database_size(current_database())::float8 as used`,
    );
    const [row] = await database.select({ backedUpAt: installation.backedUpAt }).from(installation);
    return {
      storage: {
        kind: storage.kind,
        used: rows[0]?.used ?? null,
        free: config.storage.kind === 'embedded' ? await freeBytesOn(config.storage.dataDir) : null,
      },
      lastBackup: row?.backedUpAt?.toISOString() ?? null,
      push: {
        isOn: config.sendsNotifications,
        devices: await database.$count(pushSubscription),
        waiting: await database.$count(pushDelivery),
      },
    };
  }, measureEveryMs);

  routes.add(getHealth, async ({ now }) => ({
    version,
    ...(await measure(now)),
    // The state of mail is not cached, so that a test mail shows at once.
    mail: { isSetUp: mail !== undefined, ...(await readMailState(database, clock())) },
  }));
}

async function freeBytesOn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

function addAuditCall({ routes, storage }: DeskParts): void {
  const { database } = storage;
  routes.add(listDeskAudit, async ({ query }) => {
    const condition = and(
      query.operator ? sql`${auditEntry.details} ->> 'operator' = ${query.operator}` : undefined,
      query.before ? lt(auditEntry.id, query.before) : undefined,
    );
    const entries = await readAudit(database, condition, entriesOnPage + 1);
    return {
      entries: entries.slice(0, entriesOnPage),
      isMore: entries.length > entriesOnPage,
      operators: await readOperators(database),
    };
  });
}

/** The people by whom the audit can be filtered: the operators, then those who were operators. */
async function readOperators(database: Database): Promise<{ id: string; name: string }[]> {
  const current = await database
    .select({ id: operator.personId })
    .from(operator)
    .orderBy(asc(operator.grantedAt));
  const { rows } = await database.execute<{ id: string }>(
    sql`select distinct details ->> 'operator' as id from audit_entry where details ->> 'operator' is not null`,
  );
  const ids = [...new Set([...current, ...rows].map(({ id }) => id))];
  const names = await namesOf(database, ids);
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : { id, name };
  });
}
