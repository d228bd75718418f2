import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, numberInAddress } from '../field-types';
import { success } from '../success';
import { auditEntry } from './audit';
import { forOperators } from './operators';

export const chartDays = 90;
/** More entries of the audit than there will ever be. */
const mostAuditEntries = 2 ** 31;

export const getNumbers = defineCall({
  method: 'GET',
  path: '/desk/numbers',
  summary: 'How many people registered, started, are active and finished. Counted once a minute',
  caller: 'operator',
  answer: z.object({
    /** When they were counted. */
    at: z.string(),
    registered: z.int(),
    /** People who started the challenge. */
    begun: z.int(),
    activeToday: z.int(),
    activeWeek: z.int(),
    finished: z.int(),
    newThisWeek: z.int(),
    newLastWeek: z.int(),
    /** Active people on each of the last dates, the oldest first; null if it is not counted yet. */
    days: z.array(z.object({ date: z.string(), people: z.int().nullable() })),
  }),
  refusals: forOperators,
});
export type DeskNumbers = z.output<(typeof getNumbers)['answer']>;

export const getHealth = defineCall({
  method: 'GET',
  path: '/desk/health',
  summary: 'Version, storage, backups, mail and notifications',
  caller: 'operator',
  answer: z.object({
    version: z.string(),
    storage: z.object({
      kind: z.enum(['embedded', 'server']),
      /** In bytes, as is `free`. Both are null where this server cannot know them. */
      used: z.number().nullable(),
      free: z.number().nullable(),
    }),
    lastBackup: z.string().nullable(),
    mail: z.object({
      isSetUp: z.boolean(),
      /** In the last 7 days by all servers, as are `failed` and `unknown`. */
      sent: z.int(),
      failed: z.int(),
      /** Mails of which it is not known whether they arrived. */
      unknown: z.int(),
      waiting: z.int(),
      lastError: z.object({ at: z.string(), reason: z.string() }).nullable(),
      /** The newest attempts, without whom they were for. */
      recent: z.array(
        z.object({
          id: z.uuid(),
          at: z.string(),
          kind: z.string(),
          outcome: z.enum(['sent', 'failed', 'unknown']),
          reason: z.string().nullable(),
        }),
      ),
    }),
    push: z.object({ isOn: z.boolean(), devices: z.int(), waiting: z.int() }),
  }),
  refusals: forOperators,
});
export type DeskHealth = z.output<(typeof getHealth)['answer']>;

export const sendTestMail = defineCall({
  method: 'POST',
  path: '/desk/health/test-mail',
  summary: 'Send the operator a test email',
  caller: 'operator',
  mostPerMinute: 5,
  answer: success.extend({ to: z.string() }),
  refusals: [...forOperators, 'mail_not_set_up', 'mail_failed'],
});

export const listDeskAudit = defineCall({
  method: 'GET',
  path: '/desk/audit',
  summary: 'What operators did, newest first, 50 at a time',
  caller: 'operator',
  query: z.strictObject({
    /** Only what this operator did. */
    operator: idOf('an operator').optional(),
    /** Only what is older than this entry. */
    before: numberInAddress(1, mostAuditEntries).optional(),
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    isMore: z.boolean(),
    operators: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  refusals: forOperators,
});
