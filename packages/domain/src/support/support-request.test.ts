import { expect, it } from 'vitest';
import {
  inQueueOrder,
  messageLength,
  mostOpenRequests,
  mostRequestsADay,
  supportRefusal,
} from './support-request';

const hour = 3_600_000;
const now = Date.UTC(2026, 5, 10, 10);
const sent = (hoursAgo: number, isOpen: boolean) => ({ sentAt: now - hoursAgo * hour, isOpen });

it('Support accepts three requests in any 24 hours, whatever their state', () => {
  const threeRequests = [sent(23, false), sent(5, true), sent(1, false)];
  expect(threeRequests).toHaveLength(mostRequestsADay);
  expect(supportRefusal(threeRequests, now)).toBe('too_many_today');
  expect(supportRefusal(threeRequests, now + hour)).toBeNull();
  expect(supportRefusal([], now)).toBeNull();
});

it('Support accepts no request while five wait for an answer', () => {
  const waiting = Array.from({ length: mostOpenRequests }, (_, index) => sent(100 + index, true));
  expect(supportRefusal(waiting, now)).toBe('too_many_open');
  expect(supportRefusal(waiting.with(0, sent(100, false)), now)).toBeNull();
});

it('Support requests are sorted by Lifetime, Premium and free, then by time', () => {
  const queue = inQueueOrder([
    { id: 'free, early', tier: 'free', sentAt: 1 },
    { id: 'starter', tier: 'starter', sentAt: 4 },
    { id: 'free, late', tier: 'free', sentAt: 5 },
    { id: 'lifetime, late', tier: 'lifetime', sentAt: 6 },
    { id: 'trial', tier: 'trial', sentAt: 3 },
    { id: 'lifetime', tier: 'lifetime', sentAt: 2 },
  ]);
  expect(queue.map(({ id }) => id)).toEqual([
    'lifetime',
    'lifetime, late',
    'trial',
    'starter',
    'free, early',
    'free, late',
  ]);
});

it('The message length counts visible characters, without surrounding spaces', () => {
  expect(messageLength('  Ada 👋 \n')).toBe(5);
});
