import { statfs } from 'node:fs/promises';
import { getHealth, getNumbers, listDeskAudit, sendTestMail } from '@hundred/contract/desk/installation';
import { and, asc, lt, sql } from 'drizzle-orm';
import { recomputeRarely } from '../../caching/recompute-rarely';
import { operator } from '../../db/schema/desk-schema';
import { pushDelivery, pushSubscription } from '../../db/schema/notifications-schema';
import { auditEntry, installation } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { zoneOrUtc } from '../../db/zone-or-utc';
import { makeLetter } from '../../mail/letter';
import { readMailState } from '../../mail/mail-state';
import { mailTexts } from '../../mail/mail-texts';
import type { MailFault, SentOutcome } from '../../mail/mailer';
import { storeSentMail } from '../../mail/queue';
import { Refusal } from '../../refusals/refusal';
import { namesOf, readAudit } from './audit';
import type { DeskParts } from './desk-parts';

const entriesOnPage = 50;
/** Counting devices reads all of them. */
const countedEveryMs = 10_000;

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
  }, countedEveryMs);

  routes.add(getHealth, async ({ now }) => ({
    version,
    ...(await measure(now)),
    // Not cached, so that a test mail shows at once.
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

/** Sent at once and not from the queue, so that the operator reads the mail server's answer. */
function addTestMailCall({ routes, storage, config, clock, mail }: DeskParts): void {
  routes.add(sendTestMail, async ({ person }) => {
    const { email: to, language } = person.row;
    if (!mail || !to) {
      return new Refusal(
        'mail_not_set_up',
        'Set SMTP_URL, and check that your account has an e-mail address.',
      );
    }
    const { subject, body, action } = mailTexts[language].testMail;
    const letter = makeLetter({
      to,
      subject,
      before: [body],
      action: { label: action, link: `${config.publicUrl}/desk` },
      language,
    });
    const outcome = await mail.sendNow(letter);
    await storeSentMail(storage.database, { kind: 'test', ...storedOutcomeOf(outcome) }, clock());
    if (outcome.kind === 'sent') return { success: true as const, to };
    return new Refusal('mail_failed', whyNotSent(outcome));
  });
}

/** A test mail is not tried again later. */
function storedOutcomeOf(outcome: SentOutcome) {
  if (outcome.kind === 'sent') return { outcome: outcome.kind, reason: null };
  return { outcome: outcome.kind === 'later' ? 'failed' : outcome.kind, reason: outcome.reason } as const;
}

type NotSent = Exclude<SentOutcome, { kind: 'sent' }>;

/** What an operator can do something about, with the words of the mail server. */
const faultTexts: Record<MailFault, (reason: string) => string> = {
  answer: (reason) => `Your mail server refused the mail: ${reason}`,
  timeout: () => 'Your mail server did not answer in time. Check host and port in SMTP_URL.',
  encryption: (reason) => `The encrypted connection to your mail server failed. Check SMTP_URL: ${reason}`,
  'sign-in': () => 'Your mail server rejected the user or password in SMTP_URL.',
  connection: (reason) => `We couldn’t reach your mail server. Check SMTP_URL: ${reason}`,
};

const whyNotSent = ({ kind, fault, reason }: NotSent): string =>
  kind === 'unknown'
    ? `The connection broke after we sent the mail. Check if it arrived: ${reason}`
    : faultTexts[fault](reason);

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
