import { decide } from '@hundred/domain/runs/decide';
import type { Fact } from '@hundred/domain/runs/facts';
import { commandOf, type Deed } from './deed';

/** The facts of a log once everything that waits has arrived. What the rules refuse adds nothing. */
export function withWaiting(facts: readonly Fact[], deeds: readonly Deed[]): readonly Fact[] {
  let all = facts;
  for (const deed of deeds) {
    const decision = decide(all, commandOf(deed), deed.at);
    if (decision.accepted && decision.facts.length > 0) all = [...all, ...decision.facts];
  }
  return all;
}
