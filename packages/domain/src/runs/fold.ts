import { type CivilDate, fromEpochDay, toEpochDay } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { addReps, walkCompletedDate } from '../streaks/completed-date';
import {
  type Moment,
  type OnDate,
  restAllowance,
  travelSkips,
  type Walk,
  walkFrom,
  walkOpenDates,
} from '../streaks/walk';
import type { Fact } from './facts';
import { gather } from './gather';
import { completionOf, type Done, type MergedDay } from './merged-day';
import { emptySnapshot, type Snapshot } from './snapshot';
import { localDateAt } from './zone-history';

/** The whole log at once. Linear in its length, but for sorting the few facts that are not exercises. */
export function fold(log: readonly Fact[]): Snapshot {
  const base = emptySnapshot();
  return settle(base, gather(base, log), null);
}

/**
 * Carries a snapshot forward by facts that come after it. Null when one of them reaches back into what is
 * settled: then the log has to be folded anew.
 */
export function extend(snapshot: Snapshot, facts: readonly Fact[]): Snapshot | null {
  let extended = snapshot;
  for (const fact of facts) {
    if (!comesAfter(extended, fact)) return null;
    extended = settle(extended, gather(extended, [fact]), null);
  }
  return extended;
}

/** Counts what is certain whatever comes next in order: all that lies before the last completed date. */
export function settle(base: Snapshot, gathered: Snapshot, onDate: OnDate | null): Snapshot {
  const { days, rests } = gathered;
  const walk = walkFrom(gathered, null, onDate);
  let last = lastCompleted(base) ? (days[0] ?? null) : null;
  let start = 0;
  for (const [index, day] of days.entries()) {
    const completion = completionOf(day);
    if (!completion || day === last) continue;
    for (const passed of days.slice(start, index)) addReps(walk.totals, passed);
    if (last) walkCompletedDate(walk, last, true);
    walkOn(walk, last, toEpochDay(day.date) - 1, completion);
    last = day;
    start = index;
  }
  if (last) keepBeginnings(walk, toEpochDay(last.date));
  const { runs, chains, longestStreak, totals, deeds } = walk;
  return {
    ...gathered,
    runs,
    settled: { chains, longestStreak, totals, deeds },
    days: days.slice(start),
    rests: rests.filter((rest) => !last || rest.date >= last.date),
  };
}

/** The last completed date of all, which a snapshot keeps first among its days. */
export function lastCompleted(snapshot: Snapshot): { day: MergedDay; completion: Done } | null {
  const day = snapshot.days[0];
  const completion = day && completionOf(day);
  return completion ? { day, completion } : null;
}

/** Walks the dates after a completed one, or from the first of all, up to the date given. */
export function walkOn(walk: Walk, last: MergedDay | null, to: number, next: Moment): void {
  const from = last ? toEpochDay(last.date) + 1 : Math.min(...walk.begins);
  const completion = last && completionOf(last);
  walkOpenDates(walk, from, to, completion !== null && travelSkips(completion, next));
}

function keepBeginnings(walk: Walk, settledUpTo: number): void {
  for (const [index, run] of walk.runs.entries()) {
    const begins = walk.begins[index];
    if (begins !== undefined && begins <= settledUpTo) run.beginsOn = fromEpochDay(begins);
  }
}

/**
 * Whether a fact leaves alone what is settled. A planned rest day had its say in what was left to cover gaps that are
 * settled by now: whatever takes it back, moves it or changes its price does not.
 */
export function comesAfter(snapshot: Snapshot, fact: Fact): boolean {
  const { rests } = snapshot;
  const last = lastCompleted(snapshot);
  const isOpen = (date: CivilDate) => last === null || date >= last.day.date;
  const hasRestsFrom = (first: CivilDate) => rests.some(({ date }) => date >= first);
  switch (fact.kind) {
    case 'badgeEarned':
      return true;
    case 'premiumBegan':
    case 'premiumEnded':
      return rests.length === 0 && isOpen(localDateAt(snapshot.zones, fact.at));
    case 'autoRestCoverSwitched': {
      const before = snapshot.coverSwitches.at(-1);
      return (!before || fact.at > before.at) && isOpen(localDateAt(snapshot.zones, fact.at));
    }
    case 'exerciseCompleted':
      // In another zone it may make the date of a rest day one that travel skipped.
      if (rests.length > 0 && fact.timezone !== last?.completion.timezone) return false;
      return fact.at >= snapshot.lastAt && isOpen(fact.localDate) && !hasRestsFrom(fact.localDate);
    case 'restDayTakenBack':
    case 'logImported':
    case 'importedPremiumDates':
      return false;
    case 'restDayTaken':
      // On an earlier date than another: someone who flew west begins a new run before the end of the last.
      if (hasRestsFrom(fact.localDate)) return false;
      return fact.at > snapshot.lastAt && isOpen(fact.localDate) && hasRestLeft(snapshot);
    case 'zoneChanged':
      // Flying west lives through a date again: premium by now, it may cover a gap that was settled, or cost
      // nothing as a rest day that had left too little for one.
      return fact.at > snapshot.lastAt && isOpen(localDateIn(fact.timezone, fact.at)) && rests.length === 0;
    default:
      // A run that ends leaves its rest days from that date on unspent.
      return fact.at > snapshot.lastAt && isOpen(fact.localDate) && !hasRestsFrom(fact.localDate);
  }
}

/** Otherwise the rest day is taken from a gap that was covered before. */
function hasRestLeft({ runs, rests }: Snapshot): boolean {
  const index = runs.length - 1;
  const planned = rests.filter(({ run }) => run === index).length;
  return (runs[index]?.restCost ?? 0) + planned < restAllowance;
}
