import { endPurchases } from '../../features/premium/purchases';
import { StartRefused } from '../../process/start-refused';
import { Refusal } from '../../refusals/refusal';
import type { AdminCommand } from './admin-command';
import { findPerson } from './find-person';

export const endPremium: AdminCommand = {
  name: 'end-premium',
  usage: 'end-premium ID-OR-EMAIL',
  summary: 'ends whatever plan or trial somebody has, at once; pays nothing back',
  async run({ transaction, execute, args: [who], now }) {
    const { id } = await findPerson(transaction, who);
    const ended = await execute(id, { kind: 'endPremium' }, { now, transaction });
    if (ended instanceof Refusal) throw new StartRefused(`${id} is not premium.`);
    await endPurchases(transaction, id);
    return { lines: [`${id} is not premium any more.`], audit: { person: id } };
  },
};
