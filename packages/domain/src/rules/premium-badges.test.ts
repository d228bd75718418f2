import { describe, expect, test } from 'vitest';
import { badgeProgress } from '../badges/progress';
import { fold } from '../challenge/fold/fold';
import { addDays, type CivilDate } from '../days/civil-date';
import { gentlePlan } from './gentle-plan';
import { Story } from './story';

// A story is in Paris unless it names another zone, and each of its dates is at noon unless it names a time.

type PremiumPlan = 'starter' | 'lifetime' | 'trial';

function buy(story: Story, plan: PremiumPlan = 'starter'): Story {
  return story.record({ kind: 'premiumBegan', at: story.now, plan, purchase: plan, paidAt: story.now });
}

const refund = (story: Story, plan: PremiumPlan = 'starter') =>
  story.record({ kind: 'premiumEnded', at: story.now, purchase: plan });

/** A person with Premium, from a Sunday on. */
const storyWithPremium = (plan: PremiumPlan = 'starter') => buy(Story.startedOn('2025-01-05'), plan);

const storyOnPlan = (offWeekdays: number[] = []) => {
  const story = storyWithPremium();
  story.ask({ kind: 'adoptPlan', plan: gentlePlan(offWeekdays) });
  return story;
};

const progressOf = (story: Story, id: string) =>
  badgeProgress(fold(story.log), story.now).find(({ badgeId }) => badgeId === id);

describe('Premium badges', () => {
  test('planner is earned with 7 completed days on a plan, own_hundred with 100, across runs', () => {
    const story = storyWithPremium('lifetime').completeFrom('2025-01-05', 3);
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    story.completeFrom('2025-01-08', 4);
    story.on('2025-01-12').ask({ kind: 'restart' });
    story.completeFrom('2025-01-12', 3);
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    story.completeFrom('2025-01-15', 2);
    // Four days on the first plan and two on the second one.
    expect(progressOf(story, 'planner')).toMatchObject({ currentValue: 6, targetValue: 7 });
    story.on('2025-01-17').exercise('pushups');
    expect(story.badges).not.toContain('planner');
    expect(story.complete().badges).toContain('planner');
    // With the seven days before, these are 99.
    story.completeFrom('2025-01-18', 92);
    expect(story.badges).not.toContain('own_hundred');
    expect(story.completeFrom('2025-04-20', 1).badges).toContain('own_hundred');
  });

  test('variety_pack is earned with 6 different movements of completed days', () => {
    const story = storyWithPremium().complete();
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    story.on('2025-01-06').exercise('pushups');
    story.exercise('situps');
    expect(progressOf(story, 'variety_pack')).toMatchObject({ currentValue: 3, targetValue: 6 });
    expect(story.complete().badges).toContain('variety_pack');
  });

  test('soft_landing is earned with 30 completed days without a jumping movement', () => {
    const story = storyOnPlan().completeFrom('2025-01-05', 29);
    story.on('2025-02-03').complete();
    expect(story.badges).toContain('soft_landing');
    const storyWithJumps = storyOnPlan().completeFrom('2025-01-05', 29).on('2025-02-03');
    for (const exercise of ['pushups', 'situps'] as const) storyWithJumps.exercise(exercise);
    storyWithJumps.exercise('jumpingJacks', { movement: 'jumpingJack' });
    expect(storyWithJumps.badges).not.toContain('soft_landing');
  });

  test('steady_hour is earned with 14 days finished within the same two hours, in a row or not', () => {
    const story = storyWithPremium();
    const finishAt = (date: CivilDate, time: string) => story.on(date, time).complete();
    for (let day = 0; day < 13; day++) finishAt(addDays('2025-01-05', day), day < 6 ? '12:00' : '13:59');
    finishAt('2025-01-18', '11:59');
    finishAt('2025-01-20', '14:00');
    expect(story.badges).not.toContain('steady_hour');
    expect(progressOf(story, 'steady_hour')).toMatchObject({ currentValue: 13, targetValue: 14 });
    story.on('2025-01-22').moveTo('Asia/Tokyo');
    finishAt('2025-01-23', '13:30');
    expect(story.badges).toContain('steady_hour');
  });

  test('honest_effort is earned with 30 rated dates, each once', () => {
    const story = storyWithPremium();
    const rate = (effort: 1 | 5) => story.ask({ kind: 'rateEffort', effort }).newBadges;
    for (let day = 0; day < 29; day++) {
      story.completeFrom(addDays('2025-01-05', day), 1);
      rate(1);
      rate(5);
    }
    expect(story.badges).not.toContain('honest_effort');
    story.completeFrom('2025-02-03', 1);
    expect(rate(1)).toEqual(['honest_effort']);
    expect(story.completeFrom('2025-02-04', 2).badges).toContain('honest_effort');
  });

  describe('kept_schedule', () => {
    /** Completes a week except its Sunday, which the plan leaves out. */
    const completeWeek = (story: Story, sunday: CivilDate) => story.completeFrom(addDays(sunday, 1), 6);

    test('is earned with 4 calendar weeks, in a row or not, whose dates were completed or off by the plan', () => {
      const story = storyOnPlan([0]);
      completeWeek(story, '2025-01-05');
      completeWeek(story, '2025-01-12');
      story.completeFrom('2025-01-20', 5);
      completeWeek(story, '2025-01-26');
      story.completeFrom('2025-02-03', 5);
      expect(story.badges).not.toContain('kept_schedule');
      // The week of 19 January has no Saturday, nor has the last one so far.
      expect(progressOf(story, 'kept_schedule')).toMatchObject({ currentValue: 3, targetValue: 4 });
      expect(story.completeFrom('2025-02-08', 1).badges).toContain('kept_schedule');
    });

    test('does not count a week without a day off, nor one with a rest day on another date', () => {
      const story = storyOnPlan([0]);
      story.completeFrom('2025-01-05', 7);
      story.completeFrom('2025-01-13', 5).on('2025-01-18').rest();
      completeWeek(story, '2025-01-19');
      expect(progressOf(story, 'kept_schedule')).toMatchObject({ currentValue: 1 });
    });

    test('counts a week that ends with a day off with the next completed day', () => {
      const story = storyOnPlan([6]);
      for (const sunday of ['2025-01-05', '2025-01-12', '2025-01-19', '2025-01-26']) {
        story.completeFrom(sunday, 6);
      }
      expect(story.on('2025-02-01', '20:00').badges).not.toContain('kept_schedule');
      expect(story.completeFrom('2025-02-02', 1).badges).toContain('kept_schedule');
    });
  });

  test('mindful_rest is earned with 4 weeks with a taken rest day and 5 completed days', () => {
    const story = storyWithPremium();
    story.completeFrom('2025-01-05', 5).on('2025-01-10').rest();
    story.completeFrom('2025-01-12', 4).on('2025-01-16').rest().on('2025-01-17').rest();
    story.completeFrom('2025-01-18', 1);
    // The rest day of this week, a Saturday, is covered automatically and not taken.
    story.completeFrom('2025-01-19', 6);
    story.completeFrom('2025-01-26', 1).on('2025-01-27').rest().completeFrom('2025-01-28', 4);
    // All weeks so far except the third.
    expect(progressOf(story, 'mindful_rest')).toMatchObject({ currentValue: 3, targetValue: 4 });
    story.on('2025-02-02').rest().completeFrom('2025-02-03', 4);
    expect(story.badges).not.toContain('mindful_rest');
    expect(story.completeFrom('2025-02-07', 1).badges).toContain('mindful_rest');
  });

  test('double_century is earned with 200 completed days in all', () => {
    const story = storyWithPremium('lifetime').completeFrom('2025-01-05', 100).on('2025-04-15');
    story.ask({ kind: 'choosePath', path: 'strength' });
    story.completeFrom('2025-04-15', 99);
    expect(story.badges).not.toContain('double_century');
    expect(story.completeFrom('2025-07-23', 1).badges).toContain('double_century');
  });

  test('lifetime_champion is earned with Lifetime only', () => {
    expect(storyWithPremium('starter').badges).toEqual(['iron_supporter']);
    expect(storyWithPremium('lifetime').badges).toEqual(['iron_supporter', 'lifetime_champion']);
  });
});

describe('A Premium badge is earned while Premium is in force, and stays', () => {
  /** Fourteen days finished at noon, by a person without Premium. */
  const steady = () => Story.startedOn('2025-01-05').completeFrom('2025-01-05', 14);

  test('facts before Premium count, and the badge comes with Premium or the trial', () => {
    expect(steady().badges).not.toContain('steady_hour');
    for (const plan of ['trial', 'starter'] as const)
      expect(buy(steady(), plan).badges).toContain('steady_hour');
  });

  test('a target reached after the end of Premium earns the badge only once Premium begins again', () => {
    const story = storyOnPlan().completeFrom('2025-01-05', 6);
    refund(story.later(1)).completeFrom('2025-01-11', 3);
    expect(story.state.plan).not.toBeNull();
    expect(story.badges).not.toContain('planner');
    story.record({ kind: 'premiumBegan', at: story.now, plan: 'trial', purchase: 't', paidAt: story.now });
    expect(story.badges).toContain('planner');
  });

  test('a command performed in time earns the badge even if it arrives after the end of Premium', () => {
    const story = storyOnPlan().completeFrom('2025-01-05', 6).on('2025-01-11');
    const at = story.now;
    refund(story.later(2)).on('2025-01-12').complete();
    expect(story.badges).not.toContain('planner');
    for (const exercise of ['pushups', 'situps', 'jumpingJacks'] as const) {
      story.exercise(exercise, { at, localDate: '2025-01-11', dayNumber: 7, deviceKey: exercise });
    }
    expect(story.badges).toContain('planner');
  });

  test('the badge stays when Premium ends', () => {
    expect(refund(buy(steady()).later(1)).on('2025-03-01').badges).toContain('steady_hour');
  });

  test('the progress of the badge is shown with Premium only', () => {
    const story = Story.startedOn('2025-01-05').completeFrom('2025-01-05', 5);
    expect(progressOf(story, 'steady_hour')).toBeUndefined();
    expect(progressOf(buy(story), 'steady_hour')).toMatchObject({ currentValue: 5, targetValue: 14 });
    expect(progressOf(refund(story.later(1)), 'steady_hour')).toBeUndefined();
  });

  test('an import leaves the badge out, but keeps the counts for it', () => {
    const story = buy(steady());
    story.importLog();
    expect(story.badges).not.toContain('steady_hour');
    expect(buy(story.later(1)).badges).toContain('steady_hour');
  });
});
