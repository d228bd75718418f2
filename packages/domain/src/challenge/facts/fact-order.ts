import { kindOf } from '../fold/fact-kinds';
import type { Fact } from './facts';

/** A total order, up to facts that are the same, so that a log read in any order gives one answer. */
export function compareFacts(one: Fact, other: Fact): number {
  if (one.at !== other.at) return one.at - other.at;
  if (one.kind !== other.kind) return kindOf(one).order - kindOf(other).order;
  return compareText(canonical(one), canonical(other));
}

/** Storage gives fields back in an order of its own. */
function canonical(fact: Fact): string {
  return JSON.stringify(fact, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).sort(([one], [other]) => compareText(one, other))
      : value,
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
