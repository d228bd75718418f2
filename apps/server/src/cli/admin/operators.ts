import { grantOperator, revokeOperator } from '../../operating/actions/operators';
import { StartRefused } from '../../process/start-refused';
import { Refusal } from '../../refusals/refusal';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';
import { addressWarning } from './letting-in/address-warnings';

export const grantOperatorCommand: AdminCommand = {
  name: 'grant-operator',
  usage: 'grant-operator ID-OR-EMAIL',
  summary: 'makes a person an operator, who can use the desk',
  async run({ args: [who], ...task }) {
    const row = await findPerson(task.transaction, who);
    const { id } = row;
    const granted = await grantOperator(task, id);
    if (granted instanceof Refusal) throw new StartRefused(granted.message);
    return {
      lines: [
        `${id} is now an operator. They find the desk at /desk.`,
        ...(await addressWarning(task.transaction, row)),
      ],
      audit: granted.audit,
    };
  },
};

export const revokeOperatorCommand: AdminCommand = {
  name: 'revoke-operator',
  usage: 'revoke-operator ID-OR-EMAIL',
  summary: 'ends the operator role of a person at once',
  async run({ args: [who], ...task }) {
    const { id } = await findPerson(task.transaction, who);
    const revoked = await revokeOperator(task, id);
    if (revoked instanceof Refusal) throw new StartRefused(revoked.message);
    return { lines: [`${id} is no longer an operator.`], audit: revoked.audit };
  },
};
