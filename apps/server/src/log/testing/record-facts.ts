import { badgesToRecord } from '@hundred/domain/challenge/decide/decision';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { extend, fold } from '@hundred/domain/challenge/fold/fold';
import { queryIn } from '../../db/query';
import type { Transaction } from '../../db/storage';
import { append, prepareAppend } from '../append';
import { readFacts } from '../facts';
import { readHead } from '../head';
import { withInstallationFacts } from '../premium/installation-facts';
import type { Projection } from '../projection';

/** Appends facts that no command made, with the badges that they earn, for tests and for demo people. */
export async function recordFacts(
  transaction: Transaction,
  personId: string,
  facts: readonly Fact[],
  now: number,
  projections: readonly Projection[] = [],
): Promise<void> {
  const head = await readHead(transaction, personId);
  const log = withInstallationFacts(await readFacts(transaction, personId, 0, head.length));
  const withoutBadges = extend(head.snapshot, facts) ?? fold([...log, ...facts]);
  const factsWithBadges = [...facts, ...badgesToRecord(withoutBadges, now)];
  const snapshot = fold([...log, ...factsWithBadges]);
  const logAtHead = { reader: transaction, personId, head, now };
  const prepared = await prepareAppend(projections, logAtHead, { facts: factsWithBadges, snapshot });
  if (!(await append(queryIn(transaction), prepared))) {
    throw new Error('the log grew while facts were recorded');
  }
}
