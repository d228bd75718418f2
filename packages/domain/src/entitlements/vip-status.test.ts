import { expect, it } from 'vitest';
import { isShownAsVip } from './vip-status';

it('The VIP status is shown for a person who opted in and has Lifetime', () => {
  const bought = (plan: 'starter' | 'lifetime') => ({
    premium: [{ kind: 'premiumBegan' as const, at: 10, plan, purchase: 'one', paidAt: 10 }],
    lastAt: 0,
  });
  const [optedIn, notOptedIn] = [true, false];
  expect(isShownAsVip(optedIn, bought('lifetime'), 10)).toBe(true);
  expect(isShownAsVip(notOptedIn, bought('lifetime'), 10)).toBe(false);
  expect(isShownAsVip(optedIn, bought('lifetime'), 9)).toBe(false);
  expect(isShownAsVip(optedIn, bought('starter'), 10)).toBe(false);
});
