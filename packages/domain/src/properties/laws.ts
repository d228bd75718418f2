import { expect } from 'vitest';
import { decide, decideFromSnapshot } from '../challenge/decide/decide';
import { restAllowance } from '../challenge/facts/allowance';
import { badgeGroups } from '../challenge/facts/badge-id';
import { compareFacts } from '../challenge/facts/fact-order';
import type { Fact } from '../challenge/facts/facts';
import { extend, fold } from '../challenge/fold/fold';
import { completionOf } from '../challenge/fold/merged-day';
import { spanOf } from '../challenge/fold/run-record';
import { historyOf, settledDates, unsettledHistory } from '../challenge/state/history';
import { sessionDatesOf } from '../challenge/state/session-dates';
import type { DateRecord, History, State } from '../challenge/state/state';
import { stateAt } from '../challenge/state/state-at';
import { steadyUntil } from '../challenge/state/steady-until';
import { addDays } from '../days/civil-date';
import { zoneAt } from '../days/zone-history';
import { entitlementAt } from '../entitlements/entitlement';
import { premiumPeriods } from '../entitlements/premium-periods';
import { importedLog } from '../own-data/imported-log';
import { addSessions } from '../recovery/completed-sessions';
import { referenceState } from '../reference-model/reference-state';
import { instantOf } from '../reminders/instant-of';
import { expectSame } from './expect-same';
import type { PlayedHistory } from './play';
import { scoresOf } from './scores-of';

const hour = 3_600_000;
const day = 24 * hour;
const fewMilliseconds = 9;
/**
 * The number of latest facts or arrivals that are checked one by one. It is enough for the steps of a script; the prelude
 * before them is only one completed day after another.
 */
const mostSteps = 100;

/** A played history with its dates, which are computed once because many laws need them. */
export type WithHistory = PlayedHistory & { history: History | null };

/** The laws that hold for every log the product can write, by what each guarantees. */
export const laws: Record<string, (played: WithHistory) => void> = {
  'the order of arrival does not matter'({ log, snapshot }) {
    expectSame(fold([...log].reverse()), snapshot);
    expectSame(fold(interleaved(log)), snapshot);
  },

  'a duplicated fact changes nothing'({ log, snapshot }) {
    expectSame(fold([...log, ...log]), snapshot);
  },

  'for facts in order, folding step by step equals folding at once, date by date'({
    log,
    snapshot,
    endsAt,
    history,
  }) {
    const inOrder = [...log].sort(compareFacts);
    let factsFolded = Math.max(0, inOrder.length - mostSteps);
    let extendedSnapshot = fold(inOrder.slice(0, factsFolded));
    for (const fact of inOrder.slice(factsFolded)) {
      factsFolded++;
      extendedSnapshot = extend(extendedSnapshot, [fact]) ?? fold(inOrder.slice(0, factsFolded));
    }
    expectSame(extendedSnapshot, snapshot);
    const settled = settledDates(inOrder);
    const unsettled = unsettledHistory(extendedSnapshot, endsAt);
    for (const { run, date } of settled) {
      if (run === null) continue;
      const span = spanOf(extendedSnapshot.runs[run]!);
      expectSame(date >= span.from && (span.to === null || date <= span.to), true);
    }
    expectSame(unsettled && { ...unsettled, dates: [...settled, ...unsettled.dates] }, history);
  },

  'the snapshot kept from decision to decision is the fold of the log'({ log, snapshot, arrivals }) {
    expectSame(fold(log), snapshot);
    const middle = arrivals[Math.floor(arrivals.length / 2)];
    if (middle) expectSame(fold(log.slice(0, middle.length)), middle.snapshot);
  },

  'the page shows what the server shows'({ log, snapshot, endsAt }) {
    // The page folds the facts it was sent, the server loads a stored snapshot.
    const sentFacts: Fact[] = JSON.parse(JSON.stringify(interleaved(log)));
    const storedSnapshot = JSON.parse(JSON.stringify(snapshot));
    for (const now of [endsAt, endsAt + 26 * hour, endsAt + 9 * day]) {
      expectSame(stateAt(fold(sentFacts), now), stateAt(storedSnapshot, now));
    }
  },

  'total reps is the sum of the merged facts'({ log, snapshot, endsAt }) {
    const largestReps = new Map<string, number>();
    for (const fact of log) {
      if (fact.kind !== 'exerciseCompleted') continue;
      const key = `${fact.exercise} ${fact.localDate}`;
      largestReps.set(key, Math.max(fact.reps, largestReps.get(key) ?? 0));
    }
    const sum = [...largestReps.values()].reduce((total, reps) => total + reps, 0);
    expect(stateAt(snapshot, endsAt)?.totalReps).toBe(sum);
  },

  'totals never shrink and badges are never lost, whatever arrives'({ arrivals, endsAt }) {
    let before = { totalReps: 0, daysCompleted: 0, badges: [] as string[] };
    for (const { snapshot } of arrivals.slice(-mostSteps)) {
      const state = stateAt(snapshot, endsAt);
      if (!state) continue;
      const after = {
        totalReps: state.totalReps,
        daysCompleted: state.daysCompleted,
        badges: state.badges.map(({ id }): string => id),
      };
      const lostBadges = before.badges.filter((id) => !after.badges.includes(id));
      expectSame(
        [after.totalReps >= before.totalReps, after.daysCompleted >= before.daysCompleted, lostBadges],
        [true, true, []],
      );
      before = after;
    }
  },

  'the day number never decreases within a run and never skips'({ history }) {
    for (const dates of datesByRun(history)) {
      let expectedDay = 1;
      for (const { dayNumber, status } of dates) {
        expectSame(dayNumber, Math.min(expectedDay, 100));
        if (status === 'complete') expectedDay++;
      }
    }
  },

  'a rest day never lengthens a streak'({ endsAt, snapshot, history }) {
    for (const dates of datesByRun(history)) {
      for (const [index, { status, streak }] of dates.entries()) {
        const before = dates[index - 1];
        if (status === 'rest' && before) expectSame(streak, before.streak);
      }
    }
    const rest = decideFromSnapshot(snapshot, { kind: 'takeRestDay' }, endsAt);
    if (rest?.accepted)
      expect(stateAt(rest.snapshot, endsAt)?.streak).toBe(stateAt(snapshot, endsAt)?.streak);
  },

  'rest days spent never exceed the allowance'({ log, endsAt, snapshot, history }) {
    const state = stateAt(snapshot, endsAt);
    expect(state?.restDaysLeft === null || (state?.restDaysLeft ?? -1) >= 0).toBe(true);
    if (log.some(({ kind }) => kind === 'premiumBegan')) return;
    for (const { restDaysUsed } of history?.runs ?? []) {
      expect(restDaysUsed).toBeLessThanOrEqual(restAllowance);
    }
  },

  'a rest day that arrives late is never refused for want of the one that covered its date'({
    log,
    snapshot,
    endsAt,
    history,
  }) {
    // A command is accepted up to seven days late.
    for (const { date, automaticRest } of history?.dates.slice(-7) ?? []) {
      const instant = instantOf(zoneAt(snapshot.zones, endsAt), date, '12:00');
      if (!automaticRest || instant === null) continue;
      const lateRestDay = { kind: 'takeRestDay', at: instant, localDate: date } as const;
      const decision = decideFromSnapshot(snapshot, lateRestDay, endsAt) ?? decide(log, lateRestDay, endsAt);
      if (!decision.accepted) expect(decision.refusal.code).not.toBe('no_rest_days_left');
    }
  },

  'what a device sends twice is one completion'({ log, endsAt }) {
    const fact = log.findLast((each) => each.kind === 'exerciseCompleted' && each.deviceKey !== undefined);
    if (fact?.kind !== 'exerciseCompleted' || fact.deviceKey === undefined) return;
    const { exercise, deviceKey, at: instant } = fact;
    const repeatedDecision = decide(
      log,
      { kind: 'completeExercise', exercise, deviceKey, at: instant },
      endsAt,
    );
    expect(repeatedDecision.accepted && repeatedDecision.facts).toEqual([]);
  },

  'a clock before the first fact is taken to stand at the last'({ snapshot }) {
    expectSame(stateAt(snapshot, 0), stateAt(snapshot, snapshot.lastAt));
  },

  'nothing changes by itself before `steadyUntil`'({ snapshot, endsAt }) {
    const meaning = (now: number) => ({
      state: { ...stateAt(snapshot, now), now: null },
      dates: unsettledHistory(snapshot, now),
    });
    // Before and after the end of the history, at changing times of the day.
    const instants = Array.from({ length: 20 }, (_, index) => endsAt + (index - 6) * 7.31 * hour);
    const ends = premiumPeriods(snapshot.premium).flatMap(({ end }) => end ?? []);
    const completions = snapshot.days.flatMap((each) => completionOf(each) ?? []);
    // Travel skips dates until two days after a completion at most.
    const travelLimits = completions.map(({ at: instant }) => instant + 2 * day);
    for (const now of [
      ...instants,
      ...[...ends, ...travelLimits].map((change) => change - fewMilliseconds),
    ]) {
      const until = steadyUntil([snapshot], now);
      expect(until).toBeGreaterThan(now);
      expectSame(meaning(until - 1), meaning(now));
    }
  },

  'dashboard and calendar agree'({ snapshot, endsAt, history }) {
    const state = stateAt(snapshot, endsAt);
    const run = history?.runs[state?.runIndex ?? -1];
    expect(history?.today).toBe(state?.today);
    expect(run?.completionRate).toBe(state?.completionRate);
    expect(run?.restDaysUsed).toBe(state?.restDaysUsed);
    const latest = history?.dates.findLast(({ run: index }) => index === state?.runIndex);
    if (latest && state?.runIndex === (history?.runs.length ?? 0) - 1)
      expect(latest.streak).toBe(state.streak);
  },

  'a log that is imported means the same on another installation'({ log, snapshot, endsAt, history }) {
    const importResult = importedLog(log, endsAt);
    if (!('facts' in importResult))
      throw new Error(`facts.${importResult.index}.${importResult.field}: ${importResult.message}`);
    const importedSnapshot = fold(importResult.facts);
    expectSame(scoresOf(importedSnapshot, importResult.facts), {});
    const [here, there] = [stateAt(snapshot, endsAt), stateAt(importedSnapshot, endsAt)];
    expectSame(there && withoutPremium(there), here && withoutPremium(here));
    if (here && here.restDaysLeft !== null) expect(there?.restDaysLeft).toBe(here.restDaysLeft);
    expectSame(historyOf(importResult.facts, endsAt), history);
    expect([there?.isPremium, there?.isInTrial]).toEqual([false, false]);
    const secondImport = importedLog(importResult.facts, endsAt);
    expectSame('facts' in secondImport && fold(secondImport.facts), importedSnapshot);
    if (!log.some(({ kind }) => kind === 'premiumBegan')) return;
    // An import replaces purchases by the dates that they covered, which the reference model reads too.
    expectSame(
      stateAt(importedSnapshot, endsAt + 20 * hour),
      referenceState(importResult.facts, endsAt + 20 * hour),
    );
  },

  'a log without plans holds nothing of them'({ log, snapshot, history }) {
    if (log.some((fact) => fact.kind === 'planAdopted' || 'movement' in fact)) return;
    const storedText = JSON.stringify([snapshot, history]);
    for (const word of ['plans', 'ownDays', 'movement', 'standard', 'credit', 'scheduled']) {
      expect(storedText).not.toContain(`"${word}"`);
    }
  },

  'a log without ratings holds nothing of them'({ log, snapshot, history }) {
    if (log.some(({ kind }) => kind === 'effortRated')) return;
    const storedText = JSON.stringify([snapshot, history]);
    for (const word of ['ratings', 'rated', 'effort']) expect(storedText).not.toContain(`"${word}"`);
  },

  'a rating says how hard a day was, and changes nothing else'({ log, snapshot, endsAt, history }) {
    const logWithoutRatings = log.filter(({ kind }) => kind !== 'effortRated');
    if (logWithoutRatings.length === log.length) return;
    expectSame(
      withoutEffort(stateAt(fold(logWithoutRatings), endsAt)),
      withoutEffort(stateAt(snapshot, endsAt)),
    );
    const dates = history?.dates.map(({ effort, ...date }) => date);
    expectSame(historyOf(logWithoutRatings, endsAt), history && { ...history, dates });
    const ratedDates = new Set(log.flatMap((fact) => (fact.kind === 'effortRated' ? [fact.localDate] : [])));
    expect(stateAt(snapshot, endsAt)?.daysRated).toBe(ratedDates.size);
    expectSame(
      history?.dates.filter(({ effort }) => effort).map(({ date }) => date),
      [...ratedDates].sort(),
    );
  },

  'a log without recovery sessions holds nothing of them'({ log, snapshot, history }) {
    if (log.some(({ kind }) => kind === 'recoverySession')) return;
    expect(JSON.stringify([snapshot, history])).not.toContain('"sessions"');
  },

  'a recovery session is no workout: nothing follows from it but its badge'({ log, endsAt, history }) {
    const logWithoutSessions = log.filter(({ kind }) => kind !== 'recoverySession');
    if (logWithoutSessions.length === log.length) return;
    expectSame(stateAt(fold(logWithoutSessions), endsAt), stateAt(fold(log), endsAt));
    expectSame(historyOf(logWithoutSessions, endsAt), history);
    expectSame(scoresOf(fold(logWithoutSessions), logWithoutSessions), scoresOf(fold(log), log));
  },

  'there is one recovery session a date, each of them by a person with Lifetime'({ log, snapshot, history }) {
    const sessions = log.filter((fact) => fact.kind === 'recoverySession');
    const dates = sessionDatesOf(log);
    expectSame(
      sessions.map(({ localDate }) => localDate).sort(),
      dates.map(({ date }) => date),
    );
    expectSame(
      addSessions(snapshot.settled.sessions, snapshot.sessions ?? []).completed,
      addSessions({}, dates).completed,
    );
    for (const { at: instant } of sessions) {
      expect(entitlementAt(premiumPeriods(snapshot.premium), instant).tier).toBe('lifetime');
    }
    for (const { date } of dates) expect(date <= (history?.today ?? '')).toBe(true);
  },

  'a scheduled rest never costs one of the allowance'({ snapshot, history }) {
    for (const [index, dates] of datesByRun(history).entries()) {
      const takenCount = dates.filter(({ status, scheduled }) => status === 'rest' && !scheduled).length;
      expect(snapshot.runs[index]?.restCost ?? 0).toBeLessThanOrEqual(takenCount);
    }
  },

  'under any schedule four due dates in a row without a day end the streak'({ history }) {
    for (const dates of datesByRun(history)) {
      let coveredCount = 0;
      for (const { automaticRest, scheduled } of dates) {
        if (scheduled) continue;
        coveredCount = automaticRest ? coveredCount + 1 : 0;
        expect(coveredCount).toBeLessThanOrEqual(3);
      }
    }
  },

  'no choice of plan or movement gives a higher score for the same reps'({ log, snapshot }) {
    const standard = log.map((fact) => {
      if (fact.kind !== 'exerciseCompleted') return fact;
      const { movement, credit, standard: target = fact.target, ...done } = fact;
      return { ...done, target };
    });
    const mostScores = scoresOf(snapshot, standard);
    for (const [period, score] of Object.entries(scoresOf(snapshot, log))) {
      expect(score).toBeLessThanOrEqual(mostScores[period] ?? 0);
    }
  },

  'a plan begins today, or tomorrow once an exercise of today had arrived'({ log }) {
    for (const [index, fact] of log.entries()) {
      if (fact.kind !== 'planAdopted') continue;
      const hasExercise = log
        .slice(0, index)
        .some((earlier) => earlier.kind === 'exerciseCompleted' && earlier.localDate === fact.localDate);
      expect(fact.firstDate).toBe(hasExercise ? addDays(fact.localDate, 1) : fact.localDate);
    }
  },

  'the last choice of a plan is the one that is shown and asked for'({ log, arrivals }) {
    for (const { length, snapshot, at: now } of arrivals) {
      const last = log[length - 1];
      if (last?.kind !== 'planAdopted') continue;
      const state = stateAt(snapshot, now);
      const isOver = last.plan === null && last.firstDate === last.localDate;
      expectSame(state?.plan, isOver ? null : { startsOn: last.firstDate, plan: last.plan });
      expectSame(state, referenceState(log.slice(0, length), now));
    }
  },

  'at most five plans are chosen on a date and fifty in a run'({ log }) {
    let ofRun = 0;
    let ofDate = 0;
    let date = '';
    for (const fact of [...log].sort(compareFacts)) {
      if (['runRestarted', 'pathChosen', 'pathReset'].includes(fact.kind)) [ofRun, ofDate] = [0, 0];
      if (fact.kind !== 'planAdopted' || fact.plan === null) continue;
      ofRun += 1;
      ofDate = fact.localDate === date ? ofDate + 1 : 1;
      date = fact.localDate;
      expect(ofRun).toBeLessThanOrEqual(50);
      expect(ofDate).toBeLessThanOrEqual(5);
    }
  },

  'adopting a plan twice at once is one choice'({ snapshot, endsAt }) {
    const plan = stateAt(snapshot, endsAt)?.plan?.plan;
    if (!plan) return;
    const repeatedDecision = decideFromSnapshot(
      snapshot,
      { kind: 'adoptPlan', plan: JSON.parse(JSON.stringify(plan)) },
      endsAt,
    );
    if (repeatedDecision?.accepted) expect(repeatedDecision.facts).toEqual([]);
    else expect(repeatedDecision?.refusal.code).toBe('run_finished');
  },
};

/** The state without Premium and what depends on it, because a file cannot prove Premium. */
function withoutPremium({ isPremium, isInTrial, restDaysLeft, badges, ...state }: State) {
  return { ...state, badges: badges.filter(({ id }) => badgeGroups[id] !== 'premium') };
}

function withoutEffort(state: State | null) {
  return state && { ...state, daysRated: 0, dayToRate: state.dayToRate?.date };
}

/** Another order, the same for the same log. */
function interleaved(log: readonly Fact[]): Fact[] {
  return [2, 0, 1].flatMap((remainder) => log.filter((_, index) => index % 3 === remainder));
}

function datesByRun(history: History | null): DateRecord[][] {
  return (history?.runs ?? []).map((_, run) => history?.dates.filter((date) => date.run === run) ?? []);
}
