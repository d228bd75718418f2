import { expect, test } from 'vitest';
import { badgeRule } from '../badges/badge-rules';
import { deservedBadges } from '../badges/deserved-badges';
import { badgeProgress } from '../badges/progress';
import { type BadgeId, badgeIds } from '../challenge/facts/badge-id';
import type { Fact } from '../challenge/facts/facts';
import { fold } from '../challenge/fold/fold';
import { addDays } from '../days/civil-date';
import { sessionsIn } from '../recovery/programmes';
import { badgesByReferenceModel } from '../reference-model/badges-earned';
import { walkLog } from '../reference-model/reference-history';
import { gentlePlan } from './gentle-plan';
import { Story } from './story';

const firstSunday = '2025-01-05';
const newStory = () => Story.startedOn(firstSunday);
const completedDays = (count: number) => () => newStory().completeFrom(firstSunday, count);
const finishedAt = (time: string) => () => Story.startedOn(firstSunday, 'Europe/Paris', time).complete();

const buy = (story: Story, plan: 'starter' | 'lifetime') =>
  story.record({ kind: 'premiumBegan', at: story.now, plan, purchase: plan, paidAt: story.now });
const inPremium = () => buy(newStory(), 'lifetime').later(1);
const premiumDays = (count: number) => () => inPremium().completeFrom(firstSunday, count);

function onPlan(offWeekdays: number[] = []): Story {
  const story = inPremium();
  story.ask({ kind: 'adoptPlan', plan: gentlePlan(offWeekdays) });
  return story;
}

const planDays = (count: number) => () => onPlan().completeFrom(firstSunday, count);

function inClub(story: Story): Story {
  const next = addDays(firstSunday, 100);
  story.completeFrom(firstSunday, 100).on(next).ask({ kind: 'choosePath', path: 'hybrid' });
  return story;
}

/**
 * A story for each badge, whose last command earns it. A badge for reps has the fewest days that reach them. A new badge
 * does not compile without an entry.
 */
const storyThatEarns: Record<BadgeId, () => Story> = {
  first_step: completedDays(1),
  week_warrior: completedDays(7),
  consistency_king: completedDays(30),
  unstoppable: completedDays(50),
  legendary_streak: completedDays(100),
  quarter_way: completedDays(25),
  halfway_hero: completedDays(50),
  three_quarters: completedDays(75),
  century_champion: completedDays(100),
  hundred_club: completedDays(4),
  thousand_thunder: completedDays(19),
  five_thousand_fury: completedDays(50),
  ten_thousand_titan: completedDays(73),
  perfect_week: completedDays(7),
  early_bird: finishedAt('06:59'),
  night_owl: finishedAt('22:00'),
  // Up to the fifth Sunday, because the first one has no Saturday before it.
  weekend_warrior: completedDays(29),
  // 3 × (95 − 10) and 3 × (95 − 11) are 507 reps beyond the targets, of 500 that it takes.
  extra_mile: () => newStory().completeFrom(firstSunday, 2, { actualReps: 95 }),
  comeback: () => completedDays(1)().completeFrom(addDays(firstSunday, 9), 3),
  swift_set: () => completedDays(29)().completeFrom(addDays(firstSunday, 29), 1, { timeSeconds: 599 }),
  century_club_member: () => inClub(newStory()),
  century_club_legend: () => inClub(newStory()).completeFrom(addDays(firstSunday, 100), 100),
  iron_supporter: () => buy(newStory(), 'starter'),
  lifetime_champion: () => buy(newStory(), 'lifetime'),
  planner: planDays(7),
  own_hundred: planDays(100),
  kept_schedule() {
    const story = onPlan([0]);
    for (const week of [0, 1, 2, 3]) story.completeFrom(addDays(firstSunday, 7 * week + 1), 6);
    return story;
  },
  variety_pack() {
    const story = premiumDays(1)();
    story.ask({ kind: 'adoptPlan', plan: gentlePlan() });
    return story.completeFrom(addDays(firstSunday, 1), 1);
  },
  soft_landing: planDays(30),
  steady_hour: premiumDays(14),
  honest_effort() {
    const story = inPremium();
    for (let day = 0; day < 30; day++) {
      story.completeFrom(addDays(firstSunday, day), 1).ask({ kind: 'rateEffort', effort: 3 });
    }
    return story;
  },
  mindful_rest() {
    const story = inPremium();
    for (const sunday of [0, 7, 14, 21]) {
      story
        .on(addDays(firstSunday, sunday))
        .rest()
        .completeFrom(addDays(firstSunday, sunday + 1), 5);
    }
    return story;
  },
  double_century: () => inClub(inPremium()).completeFrom(addDays(firstSunday, 100), 100),
  recovery_graduate() {
    const story = inPremium();
    const recoveryProgram = 'wristsAndShoulders';
    for (let session = 1; session <= sessionsIn[recoveryProgram]; session++) {
      const command = { kind: 'finishSession', programme: recoveryProgram, session, seconds: 420 } as const;
      story.on(addDays(firstSunday, session)).ask(command);
    }
    return story;
  },
};

/** The badges by the reference model, with the instants at which they were earned. */
function modelBadgesAt(log: readonly Fact[], now: number) {
  const walkedLog = walkLog(log, now);
  return walkedLog && badgesByReferenceModel(walkedLog.log, walkedLog.walk, walkedLog.completed);
}

test.each(badgeIds)(
  'The badge %s is earned by the last command of its story and not before, as in the reference model',
  (id) => {
    const { state, log, now } = storyThatEarns[id]();
    const at = state.badges.find((badge) => badge.id === id)?.at;
    expect(at, 'recorded with the last thing done').toBe(log.at(-1)?.at);
    expect(modelBadgesAt(log, now)?.get(id), 'reference-model/badges-earned.ts').toBe(at);

    const before = log.filter((fact) => fact.at < at!);
    expect(deservedBadges(fold(before)), 'just before').not.toContain(id);
    expect(modelBadgesAt(before, now)?.has(id) ?? false, 'just before, by the reference model').toBe(false);
    const rule = badgeRule(id);
    // What is done in one step has no progress before it.
    if ('isDone' in rule || rule.target === 1) return;
    const progress = badgeProgress(fold(before), at! - 1).find(({ badgeId }) => badgeId === id);
    expect(progress?.progressPercent, 'how far it was, just before').toBeGreaterThan(0);
  },
);
