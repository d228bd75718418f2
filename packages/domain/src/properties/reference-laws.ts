import { expect } from 'vitest';
import { deservedBadges } from '../badges/deserved-badges';
import { tallyOf } from '../badges/tally';
import { calendarAnswer } from '../calendar/calendar-answer';
import { badgeIds } from '../challenge/facts/badge-id';
import type { Fact } from '../challenge/facts/facts';
import { type CountedBadgeId, premiumTargets } from '../challenge/fold/premium-counters';
import type { Snapshot } from '../challenge/fold/snapshot';
import { historyOf } from '../challenge/state/history';
import { stateAt } from '../challenge/state/state-at';
import { badgesByReferenceModel } from '../reference-model/badges-earned';
import { daysLeftBehind } from '../reference-model/days-left-behind';
import { premiumMoments } from '../reference-model/premium-badges';
import { referenceHistory, walkLog } from '../reference-model/reference-history';
import { referenceScores } from '../reference-model/reference-scores';
import { referenceState } from '../reference-model/reference-state';
import { expectSame } from './expect-same';
import type { WithHistory } from './laws';
import { scoresOf } from './scores-of';

const hour = 3_600_000;

/** The laws that compare the rules with the reference model. */
export const referenceLaws: Record<string, (played: WithHistory) => void> = {
  'badges are deserved, and those of Premium counted, as the reference model says'({
    log,
    snapshot,
    endsAt,
  }) {
    const walkedLog = walkLog(log, endsAt);
    if (!walkedLog) return;
    // Without the badges recorded in the log, which a state includes and which could hide a badge that is not earned.
    const deserved = badgesByReferenceModel(walkedLog.log, walkedLog.walk, walkedLog.completed);
    const expected = badgeIds.filter((id) => deserved.has(id));
    expectSame(deservedBadges(snapshot), expected);
    if (snapshot.premium.length === 0) return;
    const { premiumCount } = tallyOf(snapshot);
    const moments = premiumMoments(walkedLog.log, walkedLog.walk, walkedLog.completed);
    for (const id of Object.keys(premiumTargets) as CountedBadgeId[]) {
      // Beyond the target a badge is not counted any more.
      const target = premiumTargets[id];
      expectSame([id, Math.min(target, premiumCount(id))], [id, Math.min(target, moments[id].length)]);
    }
  },

  'a log without Premium holds nothing of its badges'({ log, snapshot }) {
    if (log.some(({ kind }) => kind === 'premiumBegan')) return;
    expect(snapshot.settled.deeds).not.toHaveProperty('premium');
  },

  'boards count what the reference model counts'({ log, snapshot }) {
    expectSame(scoresOf(snapshot, log), Object.fromEntries(referenceScores(log)));
  },

  'the calendar numbers every date of a run, and those left behind as the reference model does'({
    log,
    snapshot,
    endsAt,
    history,
  }) {
    const walkedLog = walkLog(log, endsAt);
    if (!walkedLog || !history) return;
    const leftBehind = daysLeftBehind(walkedLog);
    const expected = history.dates.map(({ date, dayNumber }) => [
      date,
      dayNumber ?? leftBehind.get(date) ?? null,
    ]);
    const months = new Set(history.dates.map(({ date }) => date.slice(0, 7)));
    const shownDates = [...months].flatMap((text) => {
      const [year = 0, month = 0] = text.split('-').map(Number);
      return calendarAnswer(history, { year, month }, snapshot.zones)?.calendar ?? [];
    });
    expectSame(
      shownDates.map(({ date, dayNumber }) => [date, dayNumber]),
      expected,
    );
  },

  'the reference model, written from the rules of the product alone, agrees'({
    log,
    snapshot,
    endsAt,
    arrivals,
  }) {
    const expectAgreement = (facts: readonly Fact[], folded: Snapshot, now: number) => {
      expectSame(stateAt(folded, now), referenceState(facts, now));
      expectSame(historyOf(facts, now), referenceHistory(facts, now));
    };
    expectAgreement(log, snapshot, endsAt + 20 * hour);
    const earlier = arrivals[Math.floor((3 * arrivals.length) / 4)];
    if (earlier) expectAgreement(log.slice(0, earlier.length), earlier.snapshot, earlier.at + 30 * hour);
  },
};
