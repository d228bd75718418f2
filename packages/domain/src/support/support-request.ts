import { can, type Tier } from '../entitlements/feature-tiers';

/** The topics of a message to the operator. */
export const supportTopics = ['problem', 'account', 'payment', 'idea', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const shortestMessage = 20;
export const longestMessage = 2000;

/** Counts code points after composing them, so that a letter with its accent is one; some emoji are several. */
export const messageLength = (message: string): number => [...message.trim().normalize('NFC')].length;

export const mostOpenRequests = 5;
export const mostRequestsADay = 3;

const day = 24 * 60 * 60 * 1000;

export type SupportRefusal = 'too_many_open' | 'too_many_today';

/** Whether a person may send another request. A day is any 24 hours, independent of zones. */
export function supportRefusal(
  earlier: readonly { readonly sentAt: number; readonly isOpen: boolean }[],
  now: number,
): SupportRefusal | null {
  if (earlier.filter(({ isOpen }) => isOpen).length >= mostOpenRequests) return 'too_many_open';
  if (earlier.filter(({ sentAt }) => now - sentAt < day).length >= mostRequestsADay) return 'too_many_today';
  return null;
}

/** How long a closed request is stored, so that the person can return to the answer. */
export const closedRequestLifetime = 180 * day;

/** The position of a tier in the queue: the lower, the earlier it is answered. */
function queuePosition(tier: Tier): number {
  if (tier === 'lifetime') return 0;
  return can({ tier }, 'priority-support') ? 1 : 2;
}

/** Lifetime, then Premium, then free; within a tier the earliest first. */
export function inQueueOrder<R extends { readonly tier: Tier; readonly sentAt: number }>(
  requests: readonly R[],
): R[] {
  return requests.toSorted((a, b) => queuePosition(a.tier) - queuePosition(b.tier) || a.sentAt - b.sentAt);
}
