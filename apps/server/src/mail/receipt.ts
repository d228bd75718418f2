import type { PlanId } from '@hundred/domain/entitlements/plans';
import { eq } from 'drizzle-orm';
import { person } from '../db/schema/schema';
import type { Transaction } from '../db/storage';
import { planMail } from './plan-mail';

export interface PaidPurchase {
  id: string;
  personId: string;
  plan: PlanId;
  amountCents: number;
  paidAt: number;
}

/** Plans the receipt of a purchase, in the transaction that stores its payment. `now` is the machine's time. */
export async function mailReceipt(
  transaction: Transaction,
  purchase: PaidPurchase,
  now: number,
): Promise<void> {
  const { id, personId, ...about } = purchase;
  const [row] = await transaction
    .select({ email: person.email, language: person.language })
    .from(person)
    .where(eq(person.id, personId));
  if (!row?.email) return;
  const message = { kind: 'receipt', purchase: id, ...about, language: row.language } as const;
  await planMail(transaction, { to: row.email, message }, now);
}
