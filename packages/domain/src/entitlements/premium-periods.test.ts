import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PremiumBegan, PremiumEnded } from '../challenge/facts/facts';
import { entitlementAt } from './entitlement';
import { type PremiumFact, premiumPeriods } from './premium-periods';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const purchaseOf = (
  plan: PremiumBegan['plan'],
  purchase: string,
  paidAt: number,
  at = paidAt,
): PremiumBegan => ({
  kind: 'premiumBegan',
  plan,
  purchase,
  paidAt,
  at,
});
const starter = (purchase: string, paidAt: number) => purchaseOf('starter', purchase, paidAt);
const lifetime = (paidAt: number) => purchaseOf('lifetime', 'for ever', paidAt);
const trial = (at: number) => purchaseOf('trial', 'the trial', at);
const refundOf = (purchase: string, at: number): PremiumEnded => ({ kind: 'premiumEnded', purchase, at });

describe('Starter', () => {
  it('lasts 100 x 24 hours from payment, to the millisecond', () => {
    const periods = premiumPeriods([starter('a', 0)]);
    expect(periods).toEqual([{ kind: 'starter', begin: 0, end: 100 * day }]);
    expect(entitlementAt(periods, -1).isPremium).toBe(false);
    expect(entitlementAt(periods, 0).isPremium).toBe(true);
    expect(entitlementAt(periods, 100 * day - 1).isPremium).toBe(true);
    expect(entitlementAt(periods, 100 * day).isPremium).toBe(false);
  });

  it('counts from payment, even if the payment event arrives later', () => {
    expect(premiumPeriods([purchaseOf('starter', 'a', 0, 2 * hour)])).toEqual([
      { kind: 'starter', begin: 2 * hour, end: 100 * day },
    ]);
    expect(premiumPeriods([purchaseOf('starter', 'a', 0, 100 * day)])).toEqual([]);
  });

  it('is extended if bought again while it runs', () => {
    expect(premiumPeriods([starter('a', 0), starter('b', 40 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 200 * day },
    ]);
  });

  it('starts again if bought after its end', () => {
    expect(premiumPeriods([starter('a', 0), starter('b', 150 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 100 * day },
      { kind: 'starter', begin: 150 * day, end: 250 * day },
    ]);
  });

  it('runs from payment if bought during a trial', () => {
    const periods = premiumPeriods([trial(0), starter('a', 3 * day)]);
    expect(entitlementAt(periods, 2 * day)).toMatchObject({ tier: 'trial', isInTrial: true });
    expect(entitlementAt(periods, 4 * day)).toEqual({
      tier: 'starter',
      isPremium: true,
      isInTrial: false,
      until: 103 * day,
    });
  });
});

describe('A refund', () => {
  it('ends what it paid for at once', () => {
    expect(premiumPeriods([starter('a', 0), refundOf('a', 10 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 10 * day },
    ]);
  });

  it('in the millisecond of the purchase leaves nothing of it', () => {
    expect(premiumPeriods([starter('a', 0), refundOf('a', 0)])).toEqual([]);
  });

  it('of the second of two Starters leaves the first its 100 days', () => {
    expect(premiumPeriods([starter('a', 0), starter('b', 40 * day), refundOf('b', 60 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 100 * day },
    ]);
  });

  it('of the first of two Starters leaves the second its 100 days from its own payment', () => {
    expect(premiumPeriods([starter('a', 0), starter('b', 40 * day), refundOf('a', 60 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 140 * day },
    ]);
  });

  it('of the second ends Premium if the first has run out, but not the past', () => {
    expect(premiumPeriods([starter('a', 0), starter('b', 40 * day), refundOf('b', 120 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 120 * day },
    ]);
  });

  it('of a Lifetime leaves what remains of a Starter', () => {
    const periods = premiumPeriods([starter('a', 0), lifetime(5 * day), refundOf('for ever', 9 * day)]);
    expect(entitlementAt(periods, 8 * day).tier).toBe('lifetime');
    expect(entitlementAt(periods, 9 * day)).toMatchObject({ tier: 'starter', until: 100 * day });
  });

  it('never changes what was premium before it', () => {
    // In days.
    const purchase = fc.record({ paidOn: fc.nat({ max: 500 }), refundedAfter: fc.nat({ max: 300 }) });
    const purchases = fc.array(purchase, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(purchases, fc.nat({ max: 900 }), (all, dayLookedAt) => {
        const log = all.flatMap(({ paidOn, refundedAfter }, index) => [
          starter(String(index), paidOn * day),
          refundOf(String(index), (paidOn + refundedAfter) * day + hour),
        ]);
        const instant = dayLookedAt * day;
        const logThen = log.filter(({ at }) => at <= instant);
        expect(entitlementAt(premiumPeriods(log), instant).isPremium).toBe(
          entitlementAt(premiumPeriods(logThen), instant).isPremium,
        );
      }),
    );
  });
});

describe('A dispute', () => {
  it('ends Premium when funds are withdrawn and restores it when won', () => {
    const won = purchaseOf('lifetime', 'for ever', 0, 30 * day);
    expect(premiumPeriods([lifetime(0), refundOf('for ever', 10 * day), won])).toEqual([
      { kind: 'lifetime', begin: 0, end: 10 * day },
      { kind: 'lifetime', begin: 30 * day, end: null },
    ]);
  });
});

describe('Lifetime', () => {
  it('has no end', () => {
    expect(entitlementAt(premiumPeriods([lifetime(0)]), 100_000 * day)).toEqual({
      tier: 'lifetime',
      isPremium: true,
      isInTrial: false,
      until: null,
    });
  });

  it('takes precedence over a Starter', () => {
    const periods = premiumPeriods([starter('a', 0), lifetime(5 * day)]);
    expect(entitlementAt(periods, 4 * day).tier).toBe('starter');
    expect(entitlementAt(periods, 6 * day).tier).toBe('lifetime');
  });
});

describe('The trial', () => {
  it('is 7 days of Premium and is reported as the trial', () => {
    const periods = premiumPeriods([trial(0)]);
    expect(entitlementAt(periods, 7 * day - 1)).toEqual({
      tier: 'trial',
      isPremium: true,
      isInTrial: true,
      until: 7 * day,
    });
    expect(entitlementAt(periods, 7 * day)).toEqual({
      tier: 'free',
      isPremium: false,
      isInTrial: false,
      until: null,
    });
  });
});

it('The later end counts if a merged log has two trials', () => {
  expect(premiumPeriods([trial(0), purchaseOf('trial', 'another', day)])).toEqual([
    { kind: 'trial', begin: 0, end: 8 * day },
  ]);
});

describe('Premium periods', () => {
  it('are in the order of their beginnings', () => {
    const periods = premiumPeriods([lifetime(0), starter('a', 5 * day), trial(9 * day)]);
    expect(periods.map(({ kind }) => kind)).toEqual(['lifetime', 'starter', 'trial']);
  });

  it('do not depend on the order or repetition of facts', () => {
    const log: PremiumFact[] = [
      trial(0),
      starter('a', 2 * day),
      starter('b', 40 * day),
      refundOf('b', 60 * day),
      starter('c', 300 * day),
      lifetime(50 * day),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray([...log, ...log], { minLength: 2 * log.length }), (shuffled) => {
        expect(premiumPeriods(shuffled)).toEqual(premiumPeriods(log));
      }),
    );
  });

  it('add up to 100 days for each Starter that is not refunded', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1000 }), { maxLength: 6 }), (paidOn) => {
        const periods = premiumPeriods(paidOn.map((at, index) => starter(String(index), at * day)));
        const total = periods.reduce((sum, { begin, end }) => sum + ((end ?? Number.NaN) - begin), 0);
        expect(total).toBe(paidOn.length * 100 * day);
      }),
    );
  });
});
