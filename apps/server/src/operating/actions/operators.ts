import { addOperator, lockDeskRole, removeOperator } from '../../identity/operators';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask } from '../audited';

type OperatorTask = Pick<ActionTask, 'transaction' | 'now'>;

const onlyOperator = () =>
  new Refusal(
    'only_operator',
    'This person is the only operator. Make another person an operator first: npm run admin -- grant-operator EMAIL',
  );

/** Operators cannot be suspended or deleted, so that none of them can shut out the others. */
export async function refuseForOperator(
  { transaction, now }: OperatorTask,
  personId: string,
): Promise<Refusal | undefined> {
  const role = await lockDeskRole(transaction, personId, now);
  if (role === 'none') return undefined;
  if (role === 'only operator') return onlyOperator();
  return new Refusal(
    'is_operator',
    'This person is an operator. End their operator role first: npm run admin -- revoke-operator EMAIL',
  );
}

export async function grantOperator(
  { transaction, now }: OperatorTask,
  personId: string,
  grantedBy: string | null = null,
) {
  if (await addOperator(transaction, personId, { grantedBy, now })) return { audit: { person: personId } };
  return new Refusal('not_found', `${personId} is already an operator.`);
}

export async function revokeOperator({ transaction, now }: OperatorTask, personId: string) {
  const role = await lockDeskRole(transaction, personId, now);
  if (role === 'none') return new Refusal('not_found', `${personId} is not an operator.`);
  if (role === 'only operator') return onlyOperator();
  await removeOperator(transaction, personId);
  return { audit: { person: personId } };
}
