import { describe, expect, test } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { stateAt } from '../challenge/state/state-at';
import { Story } from './story';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

const rate = (effort: 1 | 2 | 3 | 4 | 5, changes: object = {}) =>
  ({ kind: 'rateEffort', effort, ...changes }) as const;

function buyPremium(story: Story): Story {
  const paidAt = story.now;
  return story.record({ kind: 'premiumBegan', at: paidAt, plan: 'lifetime', purchase: 'one', paidAt });
}

const storyWithPremium = () => buyPremium(Story.startedOn('2025-01-01'));

describe('The effort of a day', () => {
  test('can be rated once the day is complete', () => {
    const story = storyWithPremium();
    expect(story.refused(rate(3))).toBe('no_day_to_rate');
    story.exercise('pushups');
    expect(story.refused(rate(3))).toBe('no_day_to_rate');
    story.complete();
    expect(story.state.dayToRate).toEqual({ date: '2025-01-01', effort: null });
    // In the millisecond of the completion, so the rating is recorded one millisecond later.
    const [fact] = story.ask(rate(3, { deviceKey: 'k' })).facts;
    expect(fact).toEqual({
      kind: 'effortRated',
      at: story.now + 1,
      localDate: '2025-01-01',
      timezone: 'Europe/Paris',
      effort: 3,
      deviceKey: 'k',
    });
    expect(story.state).toMatchObject({ dayToRate: { date: '2025-01-01', effort: 3 }, daysRated: 1 });
    expect(story.dateOf('2025-01-01')).toMatchObject({ status: 'complete', effort: 3 });
  });

  test('can be changed until the next day begins, and the last rating counts', () => {
    const story = storyWithPremium().complete();
    story.ask(rate(3));
    story.ask(rate(5));
    story.on('2025-01-03').ask(rate(4));
    expect(story.dateOf('2025-01-01')?.effort).toBe(4);
    story.exercise('pushups');
    expect(story.state.dayToRate).toBeNull();
    expect(story.refused(rate(2))).toBe('no_day_to_rate');
    story.complete().ask(rate(2));
    expect(story.dateOf('2025-01-01')?.effort).toBe(4);
    expect(story.dateOf('2025-01-03')?.effort).toBe(2);
    expect(story.state.daysRated).toBe(2);
  });

  test('rated again with the same value changes nothing', () => {
    const story = storyWithPremium().complete();
    story.ask(rate(3));
    expect(story.ask(rate(3)).facts).toEqual([]);
  });

  test('is a whole number from 1 to 5', () => {
    const story = storyWithPremium().complete();
    for (const effort of [0, 6, 2.5, -1]) expect(story.refused(rate(effort as 1))).toBe('invalid_effort');
  });

  test('needs Premium when it is rated, and stays when Premium ends', () => {
    const story = Story.startedOn('2025-01-01');
    expect(story.refused(rate(3))).toBe('premium_required');
    story.complete();
    expect(story.refused(rate(3))).toBe('premium_required');
    buyPremium(story).ask(rate(3));
    story.record({ kind: 'premiumEnded', at: story.now + 5, purchase: 'one' });
    expect(story.later(1).refused(rate(4))).toBe('premium_required');
    expect(story.state.dayToRate?.effort).toBe(3);
  });

  test('of Day 100 can be rated after the run, and of a day before a restart after it', () => {
    const story = storyWithPremium().completeFrom('2025-01-01', 100);
    story.ask(rate(5));
    expect(story.dateOf('2025-04-10')).toMatchObject({ dayNumber: 100, effort: 5 });
    const storyAfterRestart = storyWithPremium().complete();
    storyAfterRestart.ask({ kind: 'restart' });
    storyAfterRestart.ask(rate(2));
    expect(storyAfterRestart.state).toMatchObject({ opensOn: '2025-01-02', dayToRate: { effort: 2 } });
  });

  describe('rated without a connection', () => {
    test('counts for the day that was the last one then, also after the next is done', () => {
      const story = storyWithPremium().complete();
      const ratedAt = story.later(1).now;
      story.completeFrom('2025-01-02', 3);
      story.ask(rate(5, { at: ratedAt, localDate: '2025-01-01', deviceKey: 'late' }));
      expect(story.dateOf('2025-01-01')?.effort).toBe(5);
      expect(story.state).toMatchObject({ daysRated: 1, dayToRate: { date: '2025-01-04', effort: null } });
    });

    test('may name the previous date after midnight, and no other', () => {
      const story = storyWithPremium().complete().on('2025-01-02', '09:00');
      const ratingOf = (localDate: string) => rate(3, { at: story.now, localDate });
      expect(story.refused(ratingOf('2025-01-02'))).toBe('no_day_to_rate');
      expect(story.ask(ratingOf('2025-01-01')).localDate).toBe('2025-01-01');
    });

    test('is refused if another device had begun the next day before', () => {
      const story = storyWithPremium().complete().on('2025-01-02');
      story.exercise('pushups');
      const lateRating = rate(3, { at: story.now + 60_000, localDate: '2025-01-01' });
      expect(story.later(1).refused(lateRating)).toBe('no_day_to_rate');
    });

    test('in any order, the last rating by its own clock counts', () => {
      const story = storyWithPremium().complete();
      const firstInstant = story.later(1).now;
      story.later(1).ask(rate(2));
      story.later(1).ask(rate(5, { at: firstInstant, deviceKey: 'early' }));
      expect(story.state.dayToRate?.effort).toBe(2);
      expect(stateAt(fold([...story.log].reverse()), story.now)).toEqual(story.state);
    });
  });
});
