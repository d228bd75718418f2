import { type BadgeGroup, type BadgeId, badgeGroups, badgeIds } from '../challenge/facts/badge-id';
import { type PremiumCount, premiumTargets } from '../challenge/fold/premium-counters';
import type { State } from '../challenge/state/state';
import { startOfWeek, toEpochDay } from '../days/civil-date';
import { programLength } from '../days/exercises';
import type { Tally } from './tally';

/** The texts of a badge. */
export interface BadgeDefinition {
  id: BadgeId;
  name: string;
  description: string;
  group: BadgeGroup;
  /** The name of the drawn medallion. */
  icon: string;
}

/** Earned once the best value so far reaches the target; `now` is the current value. */
interface Counted {
  target: number;
  best: (tally: Tally) => number;
  now: (tally: Tally, state: State) => number;
  /** The progress to show if one step consists of several smaller ones. */
  progress?: (tally: Tally) => { completed: number; of: number };
  /** Counts only while Premium is in force, and only then is progress shown. */
  inPremium?: true;
}

/** A badge for something that is either done or not. */
interface DoneOrNot {
  isDone: (tally: Tally) => boolean;
}

export type BadgeRule = Counted | DoneOrNot;

interface Badge {
  name: string;
  description: string;
  rule: BadgeRule;
}

const most = (figures: readonly number[]) => Math.max(0, ...figures);

const streakOf = (target: number): Counted => ({
  target,
  best: ({ longestStreak }) => longestStreak,
  now: (_, { streak }) => streak,
});

const dayOf = (target: number): Counted => ({
  target,
  best: ({ runs }) => most(runs.filter(({ season }) => season === 1).map(({ completed }) => completed)),
  now: ({ runs }) => runs.findLast(({ season }) => season === 1)?.completed ?? 0,
});

const repsOf = (target: number): Counted => ({
  target,
  best: ({ reps }) => reps,
  now: ({ reps }) => reps,
});

const inPremium = (id: PremiumCount): Counted => ({
  target: premiumTargets[id],
  best: (tally) => (tally.isReachedInPremium(id) ? premiumTargets[id] : 0),
  now: (tally) => tally.premiumCount(id),
  inPremium: true,
});

/** Everything about each badge except its group and its drawing. */
const badges: Record<BadgeId, Badge> = {
  first_step: {
    name: 'First Step',
    description: 'Complete your first day',
    rule: {
      target: 1,
      best: ({ daysCompleted }) => daysCompleted,
      now: ({ daysCompleted }) => daysCompleted,
    },
  },
  week_warrior: {
    name: 'Week Warrior',
    description: 'Keep a streak of 7 days',
    rule: streakOf(7),
  },
  consistency_king: {
    name: 'Consistency King',
    description: 'Keep a streak of 30 days',
    rule: streakOf(30),
  },
  unstoppable: {
    name: 'Unstoppable',
    description: 'Keep a streak of 50 days',
    rule: streakOf(50),
  },
  legendary_streak: {
    name: 'Legendary Streak',
    description: 'Keep a streak of 100 days',
    rule: streakOf(100),
  },
  quarter_way: {
    name: 'Quarter Way',
    description: 'Complete Day 25',
    rule: dayOf(25),
  },
  halfway_hero: {
    name: 'Halfway Hero',
    description: 'Complete Day 50',
    rule: dayOf(50),
  },
  three_quarters: {
    name: 'Three Quarters',
    description: 'Complete Day 75',
    rule: dayOf(75),
  },
  century_champion: {
    name: 'Century Champion',
    description: 'Complete Day 100',
    rule: dayOf(100),
  },
  hundred_club: {
    name: 'Hundred Club',
    description: 'Do 100 reps in all',
    rule: repsOf(100),
  },
  thousand_thunder: {
    name: 'Thousand Thunder',
    description: 'Do 1,000 reps in all',
    rule: repsOf(1_000),
  },
  five_thousand_fury: {
    name: 'Five Thousand Fury',
    description: 'Do 5,000 reps in all',
    rule: repsOf(5_000),
  },
  ten_thousand_titan: {
    name: 'Ten Thousand Titan',
    description: 'Do 10,000 reps in all',
    rule: repsOf(10_000),
  },
  perfect_week: {
    name: 'Perfect Week',
    description: 'Complete all seven days of a week',
    rule: {
      target: 7,
      best: ({ badgeCounters }) => (badgeCounters.perfectWeek ? 7 : 0),
      now: ({ badgeCounters: { week } }, { today }) =>
        week?.sunday === toEpochDay(startOfWeek(today)) ? week.completed : 0,
    },
  },
  early_bird: {
    name: 'Early Bird',
    description: 'Finish a day before 07:00',
    rule: { isDone: ({ badgeCounters }) => badgeCounters.earlyBird },
  },
  night_owl: {
    name: 'Night Owl',
    description: 'Finish a day after 22:00',
    rule: { isDone: ({ badgeCounters }) => badgeCounters.nightOwl },
  },
  weekend_warrior: {
    name: 'Weekend Warrior',
    description: 'Complete both days of four weekends',
    rule: {
      target: 4,
      best: ({ runs }) => most(runs.map(({ weekends }) => weekends)),
      now: ({ runs }, { run }) => runs[run]?.weekends ?? 0,
    },
  },
  extra_mile: {
    name: 'Extra Mile',
    description: 'Do 500 reps beyond the targets',
    rule: { target: 500, best: ({ extraReps }) => extraReps, now: ({ extraReps }) => extraReps },
  },
  comeback: {
    name: 'Comeback',
    description: 'Three days in a row after a gap',
    rule: {
      target: 3,
      best: ({ badgeCounters }) => (badgeCounters.comeback ? 3 : 0),
      now: ({ comebackDays }, { streak }) => Math.min(comebackDays, streak),
    },
  },
  swift_set: {
    name: 'Swift Set',
    description: 'Finish Day 30 or later in under 10 minutes',
    rule: { isDone: ({ badgeCounters }) => badgeCounters.swiftSet },
  },
  century_club_member: {
    name: 'Century Club Member',
    description: 'Join the Century Club',
    rule: { isDone: ({ runs }) => runs.some(({ season }) => season === 2) },
  },
  century_club_legend: {
    name: 'Century Club Legend',
    description: 'Finish the Century Club',
    rule: {
      target: programLength,
      best: ({ runs }) => most(runs.filter(({ season }) => season === 2).map(({ completed }) => completed)),
      now({ runs }, { run }) {
        const shown = runs[run];
        return shown?.season === 2 ? shown.completed : 0;
      },
    },
  },
  iron_supporter: {
    name: 'Iron Supporter',
    description: 'Buy a premium plan',
    rule: { isDone: ({ bought }) => bought },
  },
  lifetime_champion: {
    name: 'Lifetime Champion',
    description: 'Buy the Lifetime Champion plan',
    rule: { isDone: ({ boughtLifetime }) => boughtLifetime },
  },
  planner: {
    name: 'Planner',
    description: 'Complete 7 days on a plan of your own',
    rule: inPremium('planner'),
  },
  own_hundred: {
    name: 'Own Hundred',
    description: 'Complete 100 days on plans of your own',
    rule: inPremium('own_hundred'),
  },
  kept_schedule: {
    name: 'Kept Schedule',
    description: 'Keep to your schedule for 4 weeks with a day off',
    rule: inPremium('kept_schedule'),
  },
  variety_pack: {
    name: 'Variety Pack',
    description: 'Complete days with 6 different movements',
    rule: inPremium('variety_pack'),
  },
  soft_landing: {
    name: 'Soft Landing',
    description: 'Complete 30 days without jumping',
    rule: inPremium('soft_landing'),
  },
  steady_hour: {
    name: 'Steady Hour',
    description: 'Finish 14 days in the same two hours of the clock',
    rule: inPremium('steady_hour'),
  },
  honest_effort: {
    name: 'Honest Effort',
    description: 'Say of 30 days how hard they were',
    rule: inPremium('honest_effort'),
  },
  mindful_rest: {
    name: 'Mindful Rest',
    description: 'Take a rest day in 4 weeks with 5 days done',
    rule: inPremium('mindful_rest'),
  },
  double_century: {
    name: 'Double Century',
    description: 'Complete 200 days in all',
    rule: inPremium('double_century'),
  },
  recovery_graduate: {
    name: 'Recovery Graduate',
    description: 'Do every session of a recovery programme',
    rule: { ...inPremium('recovery_graduate'), progress: ({ closestProgramme }) => closestProgramme },
  },
};

export const badgeRule = (id: BadgeId): BadgeRule => badges[id].rule;

/** For a badge that only a newer version has, the name is derived from its id. */
export function badgeDefinition(id: BadgeId): BadgeDefinition {
  if (!Object.hasOwn(badges, id)) return newerBadge(id);
  const { rule, ...texts } = badges[id];
  return { id, group: badgeGroups[id], ...texts, icon: id };
}

const newerBadge = (id: BadgeId): BadgeDefinition => ({
  id,
  name: id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
  description: 'A badge of a newer version',
  group: 'special',
  icon: id,
});

export const badgeDefinitions: readonly BadgeDefinition[] = badgeIds.map(badgeDefinition);

export const isEarned = (rule: BadgeRule, tally: Tally): boolean =>
  'isDone' in rule ? rule.isDone(tally) : rule.best(tally) >= rule.target;
