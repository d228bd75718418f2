import type { BadgeId } from '../challenge/facts/badge-id';
import { daysOfComeback } from '../challenge/fold/count-for-badges';
import { type CountedBadgeId, premiumTargets } from '../challenge/fold/premium-counters';
import type { State } from '../challenge/state/state';
import { startOfWeek, toEpochDay } from '../days/civil-date';
import { programLength } from '../days/exercises';
import type { Tally } from './tally';

/** Earned once the best value so far reaches the target; `current` is the value now. */
interface CountedRule {
  target: number;
  best: (tally: Tally) => number;
  current: (tally: Tally, state: State) => number;
  /** The progress to show if one step consists of several smaller ones. */
  progress?: (tally: Tally) => { completed: number; total: number };
  /** Counts only while Premium is in force, and only then is progress shown. */
  inPremium?: true;
}

/** For something that is either done or not. */
interface DoneRule {
  isDone: (tally: Tally) => boolean;
}

export type BadgeRule = CountedRule | DoneRule;

const daysOfWeek = 7;

const highest = (figures: readonly number[]) => Math.max(0, ...figures);

const streakRule = (target: number): CountedRule => ({
  target,
  best: ({ longestStreak }) => longestStreak,
  current: (_, { streak }) => streak,
});

const dayRule = (target: number): CountedRule => ({
  target,
  best: ({ runs }) => highest(runs.filter(({ season }) => season === 1).map(({ completed }) => completed)),
  current: ({ runs }) => runs.findLast(({ season }) => season === 1)?.completed ?? 0,
});

const repsRule = (target: number): CountedRule => ({
  target,
  best: ({ reps }) => reps,
  current: ({ reps }) => reps,
});

/** The count alone does not earn a badge of Premium: Premium has to be in force when the target is reached, or later. */
const premiumRule = (id: CountedBadgeId): CountedRule => ({
  target: premiumTargets[id],
  best: (tally) => (tally.isReachedInPremium(id) ? premiumTargets[id] : 0),
  current: (tally) => tally.premiumCount(id),
  inPremium: true,
});

const rules: Record<BadgeId, BadgeRule> = {
  first_step: {
    target: 1,
    best: ({ daysCompleted }) => daysCompleted,
    current: ({ daysCompleted }) => daysCompleted,
  },
  week_warrior: streakRule(7),
  consistency_king: streakRule(30),
  unstoppable: streakRule(50),
  legendary_streak: streakRule(100),
  quarter_way: dayRule(25),
  halfway_hero: dayRule(50),
  three_quarters: dayRule(75),
  century_champion: dayRule(100),
  hundred_club: repsRule(100),
  thousand_thunder: repsRule(1_000),
  five_thousand_fury: repsRule(5_000),
  ten_thousand_titan: repsRule(10_000),
  perfect_week: {
    target: daysOfWeek,
    best: ({ badgeCounters }) => (badgeCounters.perfectWeek ? daysOfWeek : 0),
    current: ({ badgeCounters: { week } }, { today }) =>
      week?.sunday === toEpochDay(startOfWeek(today)) ? week.completed : 0,
  },
  early_bird: { isDone: ({ badgeCounters }) => badgeCounters.earlyBird },
  night_owl: { isDone: ({ badgeCounters }) => badgeCounters.nightOwl },
  weekend_warrior: {
    target: 4,
    best: ({ runs }) => highest(runs.map(({ weekends }) => weekends)),
    current: ({ runs }, { runIndex }) => runs[runIndex]?.weekends ?? 0,
  },
  extra_mile: { target: 500, best: ({ extraReps }) => extraReps, current: ({ extraReps }) => extraReps },
  comeback: {
    target: daysOfComeback,
    best: ({ badgeCounters }) => (badgeCounters.comeback ? daysOfComeback : 0),
    current: ({ comebackDays }, { streak }) => Math.min(comebackDays, streak),
  },
  swift_set: { isDone: ({ badgeCounters }) => badgeCounters.swiftSet },
  century_club_member: { isDone: ({ runs }) => runs.some(({ season }) => season === 2) },
  century_club_legend: {
    target: programLength,
    best: ({ runs }) => highest(runs.filter(({ season }) => season === 2).map(({ completed }) => completed)),
    current({ runs }, { runIndex }) {
      const shownRun = runs[runIndex];
      return shownRun?.season === 2 ? shownRun.completed : 0;
    },
  },
  iron_supporter: { isDone: ({ hasBoughtPremium }) => hasBoughtPremium },
  lifetime_champion: { isDone: ({ hasBoughtLifetime }) => hasBoughtLifetime },
  planner: premiumRule('planner'),
  own_hundred: premiumRule('own_hundred'),
  kept_schedule: premiumRule('kept_schedule'),
  variety_pack: premiumRule('variety_pack'),
  soft_landing: premiumRule('soft_landing'),
  steady_hour: premiumRule('steady_hour'),
  honest_effort: premiumRule('honest_effort'),
  mindful_rest: premiumRule('mindful_rest'),
  double_century: premiumRule('double_century'),
  recovery_graduate: {
    ...premiumRule('recovery_graduate'),
    progress: ({ closestProgramme }) => closestProgramme,
  },
};

export const badgeRule = (id: BadgeId): BadgeRule => rules[id];

export const isEarned = (rule: BadgeRule, tally: Tally): boolean =>
  'isDone' in rule ? rule.isDone(tally) : rule.best(tally) >= rule.target;
