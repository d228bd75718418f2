import { expect, it } from 'vitest';
import { isShownAsVip } from './vip-status';

it('The VIP status is shown for a person who opted in and has Lifetime', () => {
  const bought = (plan: 'starter' | 'lifetime') => ({
    premium: [{ kind: 'premiumBegan' as const, at: 10, plan, purchase: 'one', paidAt: 10 }],
    lastAt: 0,
  });
  expect(isShownAsVip(true, bought('lifetime'), 10)).toBe(true);
  expect(isShownAsVip(false, bought('lifetime'), 10)).toBe(false);
  expect(isShownAsVip(true, bought('lifetime'), 9)).toBe(false);
  expect(isShownAsVip(true, bought('starter'), 10)).toBe(false);
});
