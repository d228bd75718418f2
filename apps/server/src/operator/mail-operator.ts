import type { Config } from '../config/config';
import type { Database, Transaction } from '../db/storage';
import { planMail } from '../mail/plan-mail';

/** The settings that decide whether the operator is mailed: only if mail and `SUPPORT_EMAIL` are set. */
export type OperatorMailSettings = Pick<Config, 'mail' | 'supportEmail' | 'publicUrl'>;

export interface OperatorMail {
  /** A second mail with the same key is not planned while the first is in the table `mail`, which keeps it for a week. */
  key: string;
  subject: string;
  text: string;
  /** An instant; absent: at once. */
  notBefore?: number;
}

/** Plans a mail to the operator. False if there is one of the same key, or nobody to mail. */
export async function mailOperator(
  store: Database | Transaction,
  { mail, supportEmail, publicUrl }: OperatorMailSettings,
  { subject, text, ...keyAndTime }: OperatorMail,
  now: number,
): Promise<boolean> {
  if (!mail || !supportEmail) return false;
  const message = { kind: 'operator', subject, text, link: `${publicUrl}/desk` } as const;
  return planMail(store, { to: supportEmail, message, ...keyAndTime }, now);
}
