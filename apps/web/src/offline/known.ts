import type { Profile } from '@hundred/contract/identity';
import type { DayCommand } from '@hundred/domain/runs/commands';
import { type Decision, decide, decideNext } from '@hundred/domain/runs/decide';
import type { Fact } from '@hundred/domain/runs/facts';
import type { Snapshot } from '@hundred/domain/runs/snapshot';
import { commandOf, type Deed } from './deed';

/** A log and its fold, carried along together. */
export interface FoldedLog {
  facts: readonly Fact[];
  snapshot: Snapshot;
}

/** What this device knows of the challenge: the facts that the server gave, then those that wait to be sent. */
export interface Known extends FoldedLog {
  profile: Profile;
  now: number;
}

/** As the server decides: from the fold, and from the log only where something reaches back into it. */
export function decideOn({ facts, snapshot }: FoldedLog, command: DayCommand, now: number): Decision {
  const isSent = facts.some((fact) => 'deviceKey' in fact && fact.deviceKey === command.deviceKey);
  return (isSent ? null : decideNext(snapshot, command, now)) ?? decide(facts, command, now);
}

/** The log once everything that waits has arrived. What the rules refuse adds nothing. */
export function withWaiting(log: FoldedLog, deeds: readonly Deed[]): FoldedLog {
  let { facts, snapshot } = log;
  for (const deed of deeds) {
    const decision = decideOn({ facts, snapshot }, commandOf(deed), deed.at);
    if (!decision.accepted || decision.facts.length === 0) continue;
    facts = [...facts, ...decision.facts];
    snapshot = decision.snapshot;
  }
  return { facts, snapshot };
}
