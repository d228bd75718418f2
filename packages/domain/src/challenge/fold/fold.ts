import { type CivilDate, fromEpochDay, toEpochDay } from '../../days/civil-date';
import { addSessions } from '../../recovery/sessions-done';
import type { Fact } from '../facts/facts';
import { addReps, walkCompletedDate } from './completed-date';
import { enoughRated } from './count-for-premium';
import { kindOf } from './fact-kinds';
import { mergeFacts, ratingsField, sessionsField } from './merge-facts';
import { type CompletedDay, completionOf } from './merged-day';
import { spanOf } from './run-record';
import { emptySnapshot, lastCompleted, type Snapshot } from './snapshot';
import { type Moment, type OnDate, travelSkips, type Walk, walkFrom, walkOpenDates } from './walk';

/** The whole log at once. Linear in its length, but for sorting the few facts that are not exercises. */
export function fold(log: readonly Fact[]): Snapshot {
  const base = emptySnapshot();
  return settle(base, mergeFacts(base, log), null);
}

/**
 * Carries a snapshot forward by facts that come after it. Null when one of them reaches back into what is
 * settled: then the log has to be folded anew.
 */
export function extend(snapshot: Snapshot, facts: readonly Fact[]): Snapshot | null {
  let extended = snapshot;
  for (const fact of facts) {
    if (!comesAfter(extended, fact)) return null;
    extended = settle(extended, mergeFacts(extended, [fact]), null);
  }
  return extended;
}

/** Counts what is certain whatever comes next in order: all that lies before the last completed date. */
export function settle(base: Snapshot, merged: Snapshot, onDate: OnDate | null): Snapshot {
  const { days, rests, ratings = [], sessions = [], ...rest } = merged;
  const walk = walkFrom(merged, null, onDate);
  let last = lastCompleted(base) && lastCompleted(merged);
  let start = 0;
  for (const [index, day] of days.entries()) {
    const completion = completionOf(day);
    if (!completion || day === last?.day) continue;
    if (last) walkCompletedDate(walk, last, true);
    walkOn(walk, last, toEpochDay(day.date) - 1, completion);
    last = { day, completion };
    start = index;
  }
  for (const passed of days.slice(0, start)) addReps(walk.totals, passed);
  if (last) {
    keepBeginnings(walk, toEpochDay(last.day.date));
    forgetPlans(walk, last.day.date);
  }
  const { runs, streakEras, longestStreak, totals, badgeCounters } = walk;
  const isOpen = ({ date }: { date: CivilDate }) => !last || date >= last.day.date;
  const open = ratings.filter(isOpen);
  const before = base.settled.rated ?? 0;
  const closed = ratings.slice(0, ratings.length - open.length);
  const rated = before + closed.length;
  if (badgeCounters.premium) Object.assign(badgeCounters.premium.reached, enoughRated(before, closed));
  const openSessions = sessions.filter(isOpen);
  const passed = sessions.slice(0, sessions.length - openSessions.length);
  const { done, graduatedAt } = addSessions(base.settled.sessions, passed);
  if (badgeCounters.premium && graduatedAt !== null)
    badgeCounters.premium.reached.recovery_graduate = graduatedAt;
  return {
    ...rest,
    runs,
    settled: {
      chains: streakEras,
      longestStreak,
      totals,
      deeds: badgeCounters,
      ...(rated === 0 ? {} : { rated }),
      ...(Object.keys(done).length === 0 ? {} : { sessions: done }),
    },
    days: days.slice(start),
    rests: rests.filter(isOpen),
    ...ratingsField(open),
    ...sessionsField(openSessions),
  };
}

/** Walks the dates after a completed one, or from the first of all, up to the date given. */
export function walkOn(walk: Walk, last: CompletedDay | null, to: number, next: Moment): void {
  const from = last ? toEpochDay(last.day.date) + 1 : Math.min(...walk.begins);
  walkOpenDates(walk, from, to, last !== null && travelSkips(last.completion, next));
}

function keepBeginnings(walk: Walk, settledUpTo: number): void {
  for (const [index, run] of walk.runs.entries()) {
    const begins = walk.begins[index];
    if (begins !== undefined && begins <= settledUpTo) run.beginsOn = fromEpochDay(begins);
  }
}

/** Those of a closed run, once none of its dates is open: a snapshot is read with every request. */
function forgetPlans({ runs }: Walk, settledUpTo: CivilDate): void {
  for (const run of runs) {
    const { to } = spanOf(run);
    if (run.closedAt !== null && to !== null && to < settledUpTo) delete run.plans;
  }
}

/** Whether a fact leaves alone what is settled. */
export function comesAfter(snapshot: Snapshot, fact: Fact): boolean {
  const last = lastCompleted(snapshot);
  return kindOf(fact).comesAfter(fact, {
    snapshot,
    last,
    isOpen: (date) => last === null || date >= last.day.date,
    hasRestsFrom: (first) => snapshot.rests.some(({ date }) => date >= first),
  });
}
