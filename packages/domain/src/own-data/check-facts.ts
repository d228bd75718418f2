import type { Fact, FactKind } from '../challenge/facts/facts';
import { foldingRuleOf } from '../challenge/fold/folding-rules';
import { isZone } from '../days/zones';
import { type FactRefusal, importedKindOf, mostAheadMs, mostFacts } from './imported-kinds';

/** A problem of a file of facts, and its position. */
export interface FactProblem {
  /** The position of the fact; null for the facts as a whole. */
  index: number | null;
  field: string | null;
  /** Continues a sentence that begins with the field, or with "facts" if there is none. */
  message: string;
}

/** The most spellings of zones in a file. There are about 600 zones, but each can be spelled in many ways. */
const mostZones = 600;
const longestZoneName = 64;
const earliest = Date.UTC(2000, 0, 1);

/**
 * Checks whether the product could have written these facts until now. Each fact is checked by itself; what follows from
 * the facts is derived, never read.
 */
export function checkFacts(facts: readonly Fact[], now: number): FactProblem | null {
  if (facts.length > mostFacts) return problemOfAll(`must be at most ${mostFacts}`);
  const firstStart = facts.find(({ kind }) => kind === 'runStarted');
  const countOfKind = new Map<FactKind, number>();
  const zones = new Set<string>();
  for (const [index, fact] of facts.entries()) {
    const { kind } = fact;
    if (kind === 'runStarted' && fact !== firstStart) {
      return { index, field: 'kind', message: 'can happen only once' };
    }
    const count = (countOfKind.get(kind) ?? 0) + 1;
    countOfKind.set(kind, count);
    if (count > importedKindOf(fact).most) return problemOfAll(`has too many ${kind} facts`);
    if ('timezone' in fact) zones.add(fact.timezone);
    if (zones.size > mostZones) return problemOfAll('contains too many time zones');
    const refusal = wrongWith(fact, now) ?? wrongBeforeStart(fact, firstStart);
    if (refusal) {
      const [field, message] = refusal;
      return { index, field, message };
    }
  }
  return null;
}

const problemOfAll = (message: string): FactProblem => ({ index: null, field: null, message });

const isZoneName = (name: string) => name.length <= longestZoneName && isZone(name);

function wrongWith(fact: Fact, now: number): FactRefusal | null {
  if (!Number.isSafeInteger(fact.at) || fact.at < earliest) return ['at', 'must be a time after 2000'];
  if (fact.at > now + mostAheadMs) return ['at', 'must not be in the future'];
  if ('timezone' in fact && !isZoneName(fact.timezone))
    return ['timezone', 'must be the name of a time zone'];
  return importedKindOf(fact).wrongWith(fact);
}

/** Facts about runs, exercises, rest days and zones need a run. */
function wrongBeforeStart(fact: Fact, firstStart: Fact | undefined): FactRefusal | null {
  if (!foldingRuleOf(fact).isOfRun) return null;
  if (!firstStart) return ['at', 'needs a runStarted fact'];
  return fact.at < firstStart.at ? ['at', 'is before the first runStarted fact'] : null;
}
