import { installation } from '../db/schema/schema';
import type { Database } from '../db/storage';
import { mailOperator, type OperatorMailSettings } from './mail-operator';

const day = 86_400_000;
/** A nightly backup that is made at another hour is not late yet. */
const lateAfterMs = 2 * day;

/**
 * Mails the operator if the last backup is too old, because a backup command that never runs reports nothing itself. An
 * installation without any backup is not mailed about.
 */
export async function mailLateBackup(
  database: Database,
  settings: OperatorMailSettings,
  now: number,
): Promise<void> {
  const [row] = await database.select({ backedUpAt: installation.backedUpAt }).from(installation);
  const last = row?.backedUpAt;
  if (!last || now - last.getTime() < lateAfterMs) return;
  const date = last.toISOString().slice(0, 10);
  await mailOperator(
    database,
    settings,
    {
      key: `late backup ${last.toISOString()}`,
      subject: 'Hundred: no backup for two days',
      text: `The last backup is from ${date}. Check your backup timer. To make a backup now, run: npm run backup`,
    },
    now,
  );
}

/** Mails the operator, once a day at most, that a backup failed. */
export async function mailFailedBackup(
  database: Database,
  settings: OperatorMailSettings,
  reason: string,
  now: number,
): Promise<void> {
  await mailOperator(
    database,
    settings,
    {
      key: `failed backup ${new Date(now).toISOString().slice(0, 10)}`,
      subject: 'Hundred: the backup failed',
      text: `${reason}\nFix the cause, then make a backup: npm run backup`,
    },
    now,
  );
}
