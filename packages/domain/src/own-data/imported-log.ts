import { deservedBadges } from '../badges/deserved-badges';
import type { BadgeId } from '../challenge/facts/badge-id';
import type { Fact, ImportedPremiumDates } from '../challenge/facts/facts';
import { dateConditions } from '../challenge/fold/date-conditions';
import { extend, fold } from '../challenge/fold/fold';
import { emptySnapshot, type Snapshot } from '../challenge/fold/snapshot';
import { stateAt } from '../challenge/state/state-at';
import { addDays, type CivilDate, fromEpochDay, laterOf, toEpochDay } from '../days/civil-date';
import { checkFacts, type FactProblem } from './check-facts';
import { importedKindOf } from './imported-kinds';

/** A snapshot is read with every request. That of five years of daily use has about 10 kB. */
const heaviestSnapshot = 100_000;

/**
 * The facts of a file to add to the log of the person who imports it, or what is wrong with them. Everything derived
 * (day, streak, rest days, history) stays the same. Three things are left out: Premium and its badges, which a file
 * cannot prove, except for the cost of its rest days; the device keys, which belong to the other installation; and a
 * badge that the facts before it do not earn.
 */
export function importedLog(facts: readonly Fact[], now: number): { facts: Fact[] } | FactProblem {
  const problem = checkFacts(facts, now);
  if (problem) return problem;
  const snapshotOfFile = fold(facts);
  if (JSON.stringify(snapshotOfFile).length > heaviestSnapshot) {
    return { index: null, field: null, message: 'are too many' };
  }
  const imported = withDeservedBadges([
    ...premiumDatesOf(snapshotOfFile, now),
    ...facts.flatMap((fact) => importedKindOf(fact).take(fact)),
  ]);
  // Without a run the file has only settings, and no log.
  const hasRun = snapshotOfFile.runs.length > 0;
  return { facts: hasRun ? [...imported, { kind: 'logImported', at: now }] : imported };
}

/** A person who flew west before Day 1 may have rested on a date before the first one, at most this many dates before. */
const mostDatesBeforeFirst = 2;

/**
 * The past dates with free rest days, in as few ranges as possible. Today is included only as a rest day, because
 * otherwise a file would give a day of Premium here.
 */
function premiumDatesOf(snapshotOfFile: Snapshot, now: number): ImportedPremiumDates[] {
  const state = stateAt(snapshotOfFile, now);
  const first = snapshotOfFile.runs[0];
  if (!state || !first) return [];
  const past = state.isScheduledRest ? state.today : addDays(state.today, -1);
  const last = laterOf(past, snapshotOfFile.rests.at(-1)?.date ?? '');
  const { isRestUnlimited } = dateConditions(snapshotOfFile);
  const ranges: ImportedPremiumDates[] = [];
  const from = toEpochDay(first.firstDate) - mostDatesBeforeFirst;
  for (let epochDay = from; epochDay <= toEpochDay(last); epochDay++) {
    if (!isRestUnlimited(epochDay)) continue;
    const date: CivilDate = fromEpochDay(epochDay);
    const range = ranges.at(-1);
    if (range && range.to === addDays(date, -1)) range.to = date;
    else ranges.push({ kind: 'importedPremiumDates', at: first.openedAt, from: date, to: date });
  }
  return ranges;
}

/** Keeps each badge once, if the whole log or the facts before it earn it, because later facts take no badge away. */
function withDeservedBadges(facts: readonly Fact[]): Fact[] {
  const deservedByAll = new Set(deservedBadges(fold(facts)));
  const seenBadges = new Set<BadgeId>();
  // The snapshot of the facts before the last badge, which is extended up to the next one.
  let folded = { count: 0, snapshot: emptySnapshot() };
  const snapshotBefore = (index: number): Snapshot => {
    const snapshot = extend(folded.snapshot, facts.slice(folded.count, index)) ?? fold(facts.slice(0, index));
    folded = { count: index, snapshot };
    return snapshot;
  };
  return facts.filter((fact, index) => {
    if (fact.kind !== 'badgeEarned') return true;
    if (seenBadges.has(fact.badge)) return false;
    seenBadges.add(fact.badge);
    return deservedByAll.has(fact.badge) || deservedBadges(snapshotBefore(index)).includes(fact.badge);
  });
}
