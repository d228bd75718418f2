import type { BadgeId } from '../challenge/facts/badge-id';
import { type PremiumCount, premiumTargets } from '../challenge/fold/premium-counters';
import type { State } from '../challenge/state/state';
import { startOfWeek, toEpochDay } from '../days/civil-date';
import { programLength } from '../days/exercises';
import type { Tally } from './tally';

/** Earned once the best value so far reaches the target; `current` is the value now. */
interface Counted {
  target: number;
  best: (tally: Tally) => number;
  current: (tally: Tally, state: State) => number;
  /** The progress to show if one step consists of several smaller ones. */
  progress?: (tally: Tally) => { completed: number; total: number };
  /** Counts only while Premium is in force, and only then is progress shown. */
  inPremium?: true;
}

/** A badge for something that is either done or not. */
interface DoneOrNot {
  isDone: (tally: Tally) => boolean;
}

export type BadgeRule = Counted | DoneOrNot;

const highest = (figures: readonly number[]) => Math.max(0, ...figures);

const streakOf = (target: number): Counted => ({
  target,
  best: ({ longestStreak }) => longestStreak,
  current: (_, { streak }) => streak,
});

const dayOf = (target: number): Counted => ({
  target,
  best: ({ runs }) => highest(runs.filter(({ season }) => season === 1).map(({ completed }) => completed)),
  current: ({ runs }) => runs.findLast(({ season }) => season === 1)?.completed ?? 0,
});

const repsOf = (target: number): Counted => ({
  target,
  best: ({ reps }) => reps,
  current: ({ reps }) => reps,
});

const premiumBadge = (id: PremiumCount): Counted => ({
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
  week_warrior: streakOf(7),
  consistency_king: streakOf(30),
  unstoppable: streakOf(50),
  legendary_streak: streakOf(100),
  quarter_way: dayOf(25),
  halfway_hero: dayOf(50),
  three_quarters: dayOf(75),
  century_champion: dayOf(100),
  hundred_club: repsOf(100),
  thousand_thunder: repsOf(1_000),
  five_thousand_fury: repsOf(5_000),
  ten_thousand_titan: repsOf(10_000),
  perfect_week: {
    target: 7,
    best: ({ badgeCounters }) => (badgeCounters.perfectWeek ? 7 : 0),
    current: ({ badgeCounters: { week } }, { today }) =>
      week?.sunday === toEpochDay(startOfWeek(today)) ? week.completed : 0,
  },
  early_bird: { isDone: ({ badgeCounters }) => badgeCounters.earlyBird },
  night_owl: { isDone: ({ badgeCounters }) => badgeCounters.nightOwl },
  weekend_warrior: {
    target: 4,
    best: ({ runs }) => highest(runs.map(({ weekends }) => weekends)),
    current: ({ runs }, { run }) => runs[run]?.weekends ?? 0,
  },
  extra_mile: { target: 500, best: ({ extraReps }) => extraReps, current: ({ extraReps }) => extraReps },
  comeback: {
    target: 3,
    best: ({ badgeCounters }) => (badgeCounters.comeback ? 3 : 0),
    current: ({ comebackDays }, { streak }) => Math.min(comebackDays, streak),
  },
  swift_set: { isDone: ({ badgeCounters }) => badgeCounters.swiftSet },
  century_club_member: { isDone: ({ runs }) => runs.some(({ season }) => season === 2) },
  century_club_legend: {
    target: programLength,
    best: ({ runs }) => highest(runs.filter(({ season }) => season === 2).map(({ completed }) => completed)),
    current({ runs }, { run }) {
      const shown = runs[run];
      return shown?.season === 2 ? shown.completed : 0;
    },
  },
  iron_supporter: { isDone: ({ bought }) => bought },
  lifetime_champion: { isDone: ({ boughtLifetime }) => boughtLifetime },
  planner: premiumBadge('planner'),
  own_hundred: premiumBadge('own_hundred'),
  kept_schedule: premiumBadge('kept_schedule'),
  variety_pack: premiumBadge('variety_pack'),
  soft_landing: premiumBadge('soft_landing'),
  steady_hour: premiumBadge('steady_hour'),
  honest_effort: premiumBadge('honest_effort'),
  mindful_rest: premiumBadge('mindful_rest'),
  double_century: premiumBadge('double_century'),
  recovery_graduate: {
    ...premiumBadge('recovery_graduate'),
    progress: ({ closestProgramme }) => closestProgramme,
  },
};

export const badgeRule = (id: BadgeId): BadgeRule => rules[id];

export const isEarned = (rule: BadgeRule, tally: Tally): boolean =>
  'isDone' in rule ? rule.isDone(tally) : rule.best(tally) >= rule.target;
