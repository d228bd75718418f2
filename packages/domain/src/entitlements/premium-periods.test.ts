import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitlementAt, wasPremiumDuring } from './entitlement';
import { type PremiumPeriod, type Purchase, paidPeriods, trialPeriod } from './premium-periods';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const starter = (paidAt: number, refundedAt?: number): Purchase => ({
  plan: 'starter',
  paidAt,
  ...(refundedAt === undefined ? {} : { withdrawn: [{ from: refundedAt, until: null }] }),
});
const lifetime = (paidAt: number): Purchase => ({ plan: 'lifetime', paidAt });

describe('Starter', () => {
  it('lasts 100 x 24 hours from payment, to the millisecond', () => {
    const periods = paidPeriods([starter(0)]);
    expect(periods).toEqual([{ kind: 'starter', begin: 0, end: 100 * day }]);
    expect(entitlementAt(periods, -1).isPremium).toBe(false);
    expect(entitlementAt(periods, 0).isPremium).toBe(true);
    expect(entitlementAt(periods, 100 * day - 1).isPremium).toBe(true);
    expect(entitlementAt(periods, 100 * day).isPremium).toBe(false);
  });

  it('bought again while it runs is extended', () => {
    expect(paidPeriods([starter(0), starter(40 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 200 * day },
    ]);
  });

  it('bought again after it ran out begins anew', () => {
    expect(paidPeriods([starter(0), starter(150 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 100 * day },
      { kind: 'starter', begin: 150 * day, end: 250 * day },
    ]);
  });

  it('bought during a trial runs from payment', () => {
    const periods: PremiumPeriod[] = [trialPeriod(0), ...paidPeriods([starter(3 * day)])];
    expect(entitlementAt(periods, 2 * day)).toMatchObject({ standing: 'trial', isInTrial: true });
    expect(entitlementAt(periods, 4 * day)).toEqual({
      standing: 'starter',
      isPremium: true,
      isInTrial: false,
      until: 103 * day,
    });
  });
});

describe('a refund', () => {
  it('ends what it paid for, at once', () => {
    expect(paidPeriods([starter(0, 10 * day)])).toEqual([{ kind: 'starter', begin: 0, end: 10 * day }]);
  });

  it('of the second of two Starters leaves the first its 100 days', () => {
    expect(paidPeriods([starter(0), starter(40 * day, 60 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 100 * day },
    ]);
  });

  it('of the first of two Starters leaves the second its 100 days from its own payment', () => {
    expect(paidPeriods([starter(0, 60 * day), starter(40 * day)])).toEqual([
      { kind: 'starter', begin: 0, end: 140 * day },
    ]);
  });

  it('of the second, when the first has run out, ends premium but not the past', () => {
    const periods = paidPeriods([starter(0), starter(40 * day, 120 * day)]);
    expect(periods).toEqual([{ kind: 'starter', begin: 0, end: 120 * day }]);
  });

  it('never changes what was premium before it', () => {
    const purchases = fc.array(fc.record({ paidAt: fc.nat({ max: 500 }), keptFor: fc.nat({ max: 300 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(purchases, fc.nat({ max: 900 }), (bought, instant) => {
        const asKnownLater = bought.map(({ paidAt, keptFor }) =>
          starter(paidAt * day, (paidAt + keptFor) * day),
        );
        const asKnownThen = bought
          .filter(({ paidAt }) => paidAt <= instant)
          .map(({ paidAt, keptFor }) =>
            paidAt + keptFor <= instant
              ? starter(paidAt * day, (paidAt + keptFor) * day)
              : starter(paidAt * day),
          );
        expect(entitlementAt(paidPeriods(asKnownLater), instant * day).isPremium).toBe(
          entitlementAt(paidPeriods(asKnownThen), instant * day).isPremium,
        );
      }),
    );
  });
});

describe('a dispute', () => {
  it('ends premium when funds are withdrawn and restores it when won', () => {
    const disputed: Purchase = {
      plan: 'lifetime',
      paidAt: 0,
      withdrawn: [{ from: 10 * day, until: 30 * day }],
    };
    expect(paidPeriods([disputed])).toEqual([
      { kind: 'lifetime', begin: 0, end: 10 * day },
      { kind: 'lifetime', begin: 30 * day, end: null },
    ]);
  });
});

describe('Lifetime', () => {
  it('has no end', () => {
    const periods = paidPeriods([lifetime(0)]);
    expect(entitlementAt(periods, 100_000 * day)).toEqual({
      standing: 'lifetime',
      isPremium: true,
      isInTrial: false,
      until: null,
    });
  });

  it('is what a person stands on who also has a Starter', () => {
    const periods = paidPeriods([starter(0), lifetime(5 * day)]);
    expect(entitlementAt(periods, 4 * day).standing).toBe('starter');
    expect(entitlementAt(periods, 6 * day).standing).toBe('lifetime');
  });
});

describe('the trial', () => {
  it('is 7 days of premium, and says that it is the trial', () => {
    const periods = [trialPeriod(0)];
    expect(entitlementAt(periods, 7 * day - 1)).toEqual({
      standing: 'trial',
      isPremium: true,
      isInTrial: true,
      until: 7 * day,
    });
    expect(entitlementAt(periods, 7 * day)).toEqual({
      standing: 'free',
      isPremium: false,
      isInTrial: false,
      until: null,
    });
  });
});

describe('premium on a date', () => {
  it('is premium at any instant of it', () => {
    const periods = [trialPeriod(12 * hour)];
    expect(wasPremiumDuring(periods, 0, 12 * hour)).toBe(false);
    expect(wasPremiumDuring(periods, 0, day)).toBe(true);
    expect(wasPremiumDuring(periods, 7 * day, 8 * day)).toBe(true);
    expect(wasPremiumDuring(periods, 7 * day + 12 * hour, 8 * day)).toBe(false);
    expect(wasPremiumDuring(paidPeriods([lifetime(0)]), 9000 * day, 9001 * day)).toBe(true);
  });
});

describe('paid periods', () => {
  it('do not depend on the order in which purchases are known', () => {
    const bought = [starter(0), starter(40 * day, 60 * day), starter(300 * day), lifetime(50 * day)];
    fc.assert(
      fc.property(fc.shuffledSubarray(bought, { minLength: bought.length }), (shuffled) => {
        expect(paidPeriods(shuffled)).toEqual(paidPeriods(bought));
      }),
    );
  });

  it('add up to 100 days for each Starter that is kept', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1000 }), { maxLength: 6 }), (paidOn) => {
        const periods = paidPeriods(paidOn.map((at) => starter(at * day)));
        const total = periods.reduce((sum, { begin, end }) => sum + ((end ?? Number.NaN) - begin), 0);
        expect(total).toBe(paidOn.length * 100 * day);
      }),
    );
  });
});
