import { describe, expect, test } from 'vitest';
import type { SettlePurchase } from '../challenge/commands/settle-purchase';
import { endOfTrial } from '../challenge/commands/start-trial';
import { fold } from '../challenge/fold/fold';
import { stateAt } from '../challenge/state/state-at';
import { premiumAnswer } from '../entitlements/premium-answer';
import { Story } from './story';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

const day = 24 * 60 * 60 * 1000;
const statusOf = (story: Story) => premiumAnswer(fold(story.log), story.now);
const paymentOf = (story: Story, changes: Partial<SettlePurchase> = {}): SettlePurchase => ({
  kind: 'settlePurchase',
  purchase: 'one',
  plan: 'starter',
  paidAt: story.now,
  inForce: true,
  ...changes,
});
const refundOf = (story: Story, changes: Partial<SettlePurchase> = {}) =>
  paymentOf(story, { ...changes, inForce: false });

describe('The trial', () => {
  test('lasts 7 days and can be started once', () => {
    const story = Story.startedOn('2025-01-01');
    expect(statusOf(story)).toMatchObject({ plan: 'free', trialAvailable: true });
    expect(story.ask({ kind: 'startTrial' }).facts).toHaveLength(1);
    expect(story.ask({ kind: 'startTrial' }).facts).toEqual([]);
    expect(statusOf(story)).toEqual({
      isPremium: true,
      isInTrial: true,
      plan: 'trial',
      until: new Date(story.now + 7 * day).toISOString(),
      trialAvailable: false,
    });
    story.later(7 * 24);
    expect(statusOf(story)).toMatchObject({ isPremium: false, plan: 'free', trialAvailable: false });
    expect(story.refused({ kind: 'startTrial' })).toBe('trial_used');
  });

  test('can be started before the challenge, and counts from then', () => {
    const story = Story.beforeStart('2025-01-01');
    story.ask({ kind: 'startTrial' });
    story.later(24).ask({ kind: 'startRun', timezone: 'Europe/Paris' });
    expect(story.state).toMatchObject({ isInTrial: true, restDaysLeft: null });
    expect(story.later(6 * 24).state).toMatchObject({ isPremium: false });
  });

  test('can be ended early, as an import does, needs no end once it ran out, and cannot be started again', () => {
    const story = Story.beforeStart('2025-01-01');
    expect(endOfTrial(fold(story.log), story.now)).toEqual([]);
    story.ask({ kind: 'startTrial' });
    story.ask(paymentOf(story));
    const trialStart = story.now;
    const endAt = (now: number) => endOfTrial(fold(story.log), now).map(({ at }) => at);
    // The end is always after the beginning, even by a clock that is behind.
    expect([trialStart - 5, trialStart, trialStart + 5].map(endAt)).toEqual([
      [trialStart + 1],
      [trialStart + 1],
      [trialStart + 5],
    ]);
    expect([endAt(trialStart + 7 * day - 1), endAt(trialStart + 7 * day)]).toEqual([
      [trialStart + 7 * day - 1],
      [],
    ]);
    for (const fact of endOfTrial(fold(story.log), trialStart)) story.record(fact);
    expect(endAt(trialStart + 2)).toEqual([]);
    story.later(24);
    expect(statusOf(story)).toMatchObject({ plan: 'starter', trialAvailable: false });
    story.ask(refundOf(story));
    expect(statusOf(story)).toMatchObject({ plan: 'free', trialAvailable: false });
    expect(story.refused({ kind: 'startTrial' })).toBe('trial_used');
  });

  test('is refused while a purchase is in force, and can be started after its refund', () => {
    const story = Story.startedOn('2025-01-01');
    story.ask(paymentOf(story));
    expect(story.refused({ kind: 'startTrial' })).toBe('already_premium');
    story.later(1).ask(refundOf(story));
    expect(statusOf(story).trialAvailable).toBe(true);
    expect(story.ask({ kind: 'startTrial' }).facts).toHaveLength(1);
  });
});

describe('A purchase', () => {
  test('reported again changes nothing', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.ask(paymentOf(story)).newBadges).toEqual(['iron_supporter']);
    expect(story.later(1).ask(paymentOf(story)).facts).toEqual([]);
    // It was paid an hour ago.
    expect(statusOf(story).until).toBe(new Date(story.now - 3_600_000 + 100 * day).toISOString());
  });

  test('that was refunded before any other fact was never in force', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.ask(refundOf(story)).facts).toEqual([]);
    expect(statusOf(story).isPremium).toBe(false);
  });

  test('refunded, restored and refunded within one millisecond keeps that order', () => {
    const story = Story.startedOn('2025-01-01');
    for (const inForce of [true, false, true, false]) story.ask(paymentOf(story, { inForce }));
    expect(premiumAnswer(fold(story.log), story.now + 3).isPremium).toBe(false);
    story.ask(paymentOf(story));
    expect(premiumAnswer(fold(story.log), story.now + 4).isPremium).toBe(true);
  });

  test('during a trial runs from payment, and leaves the rest of the trial when refunded', () => {
    const story = Story.startedOn('2025-01-01');
    story.ask({ kind: 'startTrial' });
    story.later(24).ask(paymentOf(story));
    expect(statusOf(story)).toMatchObject({ plan: 'starter', isInTrial: false });
    expect(statusOf(story).until).toBe(new Date(story.now + 100 * day).toISOString());
    story.later(1).ask(refundOf(story));
    expect(statusOf(story)).toMatchObject({ plan: 'trial', isInTrial: true });
  });

  test('made before the start of the challenge is in force once it starts', () => {
    const story = Story.beforeStart('2025-01-01');
    story.ask(paymentOf(story, { plan: 'lifetime' }));
    expect(stateAt(fold(story.log), story.now)).toBeNull();
    expect(statusOf(story)).toMatchObject({ plan: 'lifetime', until: null });
    story.ask({ kind: 'startRun', timezone: 'Asia/Tokyo' });
    expect(story.state).toMatchObject({ isPremium: true, restDaysLeft: null });
    expect(story.badges).toEqual(['iron_supporter', 'lifetime_champion']);
  });
});

describe('Ending Premium by an operator', () => {
  test('ends everything that is in force, and is refused without anything', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.refused({ kind: 'endPremium' })).toBe('not_premium');
    story.ask({ kind: 'startTrial' });
    story.ask(paymentOf(story));
    story.ask(paymentOf(story, { purchase: 'two', plan: 'lifetime' }));
    story.ask(paymentOf(story, { purchase: 'refunded' }));
    story.later(1).ask(refundOf(story, { purchase: 'refunded' }));
    // The trial and the purchases `one` and `two`.
    expect(story.later(1).ask({ kind: 'endPremium' }).facts).toHaveLength(3);
    expect(statusOf(story)).toMatchObject({ plan: 'free', trialAvailable: false });
    expect(story.refused({ kind: 'endPremium' })).toBe('not_premium');
  });
});

test('A clock before the last fact is moved to it, on every page', () => {
  const story = Story.startedOn('2025-01-01');
  story.ask({ kind: 'startTrial' });
  story.later(8 * 24).exercise('pushups');
  story.now -= 4 * day;
  expect(story.state.isPremium).toBe(false);
  expect(statusOf(story).isPremium).toBe(false);
});
