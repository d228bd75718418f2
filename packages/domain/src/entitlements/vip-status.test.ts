import { expect, it } from 'vitest';
import { isShownAsVip } from './vip-status';

it('The VIP status is shown for a person who opted in and has Lifetime', () => {
  const purchaseOf = (plan: 'starter' | 'lifetime') => ({
    premium: [{ kind: 'premiumBegan' as const, at: 10, plan, purchase: 'one', paidAt: 10 }],
    lastAt: 0,
  });
  const [optedIn, notOptedIn] = [true, false];
  expect(isShownAsVip(optedIn, purchaseOf('lifetime'), 10)).toBe(true);
  expect(isShownAsVip(notOptedIn, purchaseOf('lifetime'), 10)).toBe(false);
  expect(isShownAsVip(optedIn, purchaseOf('lifetime'), 9)).toBe(false);
  expect(isShownAsVip(optedIn, purchaseOf('starter'), 10)).toBe(false);
});
