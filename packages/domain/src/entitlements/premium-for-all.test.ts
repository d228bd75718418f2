import { describe, expect, it } from 'vitest';
import { badgesAnswer } from '../badges/badges-answer';
import { decide } from '../challenge/decide/decide';
import type { Fact } from '../challenge/facts/facts';
import { fold } from '../challenge/fold/fold';
import { stateAt } from '../challenge/state/state-at';
import { importedLog } from '../own-data/imported-log';
import { Story } from '../rules/story';
import { boughtEntitlement, entitlementOf } from './entitlement';
import { premiumAnswer } from './premium-answer';
import { factsForAll, hasExactlyFactsForAll, isIncludedAt } from './premium-for-all';

const day = 24 * 60 * 60 * 1000;
const story = Story.startedOn('2026-03-01', 'UTC').complete().on('2026-03-02').complete();
const begin = story.now;
const end = begin + 30 * day;
const forAll = factsForAll([{ begin, end: null }]);
const snapshotForAll = fold([...forAll, ...story.log]);

describe('Premium for everybody', () => {
  it('is Lifetime without an end, and says that it is included', () => {
    expect(premiumAnswer(snapshotForAll, begin)).toEqual({
      isPremium: true,
      isInTrial: false,
      plan: 'lifetime',
      until: null,
      trialAvailable: false,
      isForAll: true,
    });
    expect(premiumAnswer(fold(story.log), begin)).not.toHaveProperty('isForAll');
  });

  it('gives back what was bought when it ends', () => {
    const starter: Fact = {
      kind: 'premiumBegan',
      at: begin,
      plan: 'starter',
      purchase: 'one',
      paidAt: begin,
    };
    const log = [...story.log, starter];
    const during = fold([...forAll, ...log]);
    expect(boughtEntitlement(during, begin)).toEqual(entitlementOf(fold(log), begin));
    const after = fold([...factsForAll([{ begin, end }]), ...log]);
    expect(premiumAnswer(after, end)).toEqual(premiumAnswer(fold(log), end));
    const nothingBought = fold([...factsForAll([{ begin, end }]), ...story.log]);
    expect(premiumAnswer(nothingBought, end)).toMatchObject({ plan: 'free', trialAvailable: true });
  });

  it('leaves the rest days of its time free after its end', () => {
    const log: Fact[] = [...story.log];
    for (const offset of [1, 2, 3, 4, 5]) {
      const restDecision = decide([...forAll, ...log], { kind: 'takeRestDay' }, begin + offset * day);
      if (!restDecision.accepted) throw new Error(restDecision.refusal.code);
      log.push(...restDecision.facts);
    }
    const now = begin + 6 * day;
    const stillOn = stateAt(fold([...forAll, ...log]), now);
    const stateAfterEnd = stateAt(fold([...factsForAll([{ begin, end: now - day }]), ...log]), now);
    expect(stillOn).toMatchObject({ streak: 2, restDaysLeft: null });
    expect(stateAfterEnd).toMatchObject({ streak: 2, restDaysLeft: 3 });
  });

  it('earns and offers no badge for buyers', () => {
    const ids = badgesAnswer(snapshotForAll, begin)?.allBadges.map(({ id }) => id);
    expect(ids).not.toContain('iron_supporter');
    expect(ids).not.toContain('lifetime_champion');
    expect(ids).toContain('planner');
    expect(badgesAnswer(fold(story.log), begin)?.allBadges.map(({ id }) => id)).toContain('iron_supporter');
    const decision = decide(
      [...forAll, ...story.log],
      { kind: 'completeExercise', exercise: 'pushups' },
      begin + day,
    );
    expect(decision).toMatchObject({ accepted: true, newBadges: [] });
  });

  it('is not ended by an operator who ends the plan of a person', () => {
    const endDecision = decide([...forAll, ...story.log], { kind: 'endPremium' }, begin);
    expect(endDecision).toMatchObject({ accepted: false, refusal: { code: 'not_premium' } });
  });

  it('gives no Premium on another installation to the person who imports the log there', () => {
    const importResult = importedLog([...forAll, ...story.log], begin + 2 * day);
    if (!('facts' in importResult)) throw new Error(importResult.message);
    expect(importResult.facts.map(({ kind }) => kind)).toContain('importedPremiumDates');
    expect(entitlementOf(fold(importResult.facts), begin + 2 * day).tier).toBe('free');
  });
});

it('A fold is recognized by the periods that it holds', () => {
  expect(hasExactlyFactsForAll(snapshotForAll.premium, forAll)).toBe(true);
  expect(hasExactlyFactsForAll(snapshotForAll.premium, [])).toBe(false);
  expect(hasExactlyFactsForAll(snapshotForAll.premium, factsForAll([{ begin, end }]))).toBe(false);
  expect(hasExactlyFactsForAll(fold(story.log).premium, [])).toBe(true);
});

it('Premium is included from the beginning of a period until its end', () => {
  const twoPeriods = factsForAll([
    { begin, end },
    { begin: end + day, end: null },
  ]);
  const instants = [begin - 1, begin, end - 1, end, end + day];
  expect(instants.map((instant) => isIncludedAt(twoPeriods, instant))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});
