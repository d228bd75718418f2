import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';

/** All dates are in January, the month that `callsOfOwnLog` asks the calendar for. */
const startDate = '2026-01-01';
/** From here on, days are completed by a plan. */
const planDate = '2026-01-03';
/** Day 29: 2 days without the plan and 26 by it are completed. */
const today = '2026-01-29';

/** Names that this version does not know. */
export const unknownNames = {
  badge: 'moon_walker',
  movement: 'archerPushup',
  plannedMovement: 'hollowHold',
  factKind: 'breathTaken',
} as const;

/** The calls whose answers follow from the log alone. */
export const callsOfOwnLog = [
  '/challenge/today',
  '/challenge/stats',
  '/challenge/badges',
  '/challenge/progress-history',
  '/challenge/calendar/2026/1',
  '/challenge/century-club/options',
  '/premium/status',
] as const;

/**
 * A log of a newer version, with a badge, movements and a kind of fact that this version does not have. Such logs exist
 * after a downgrade, and on a page that is older than its server.
 */
export function logOfNewerVersion(): { facts: Fact[]; now: number } {
  const story = storyOfThisVersion();
  const { now } = story;
  const addedFacts = [
    { kind: unknownNames.factKind, at: now, localDate: today, timezone: 'UTC', breaths: 12 },
    { kind: 'badgeEarned', at: now, badge: unknownNames.badge },
  ];
  return { facts: [...story.log.map(withUnknownMovement), ...addedFacts] as Fact[], now: now + 60_000 };
}

function storyOfThisVersion(): Story {
  const story = Story.startedOn(startDate, 'UTC');
  story.ask({ kind: 'startTrial' });
  story.completeFrom(startDate, 2, { timeSeconds: 400 });
  story.ask({ kind: 'rateEffort', effort: 3 });
  story.on(planDate).ask({ kind: 'adoptPlan', plan: gentlePlan() });
  story.completeFrom(planDate, 26, { timeSeconds: 420 });
  story.on(today).exercise('pushups');
  return story;
}

/**
 * Replaces the movement of the plan's sit-ups, and of all push-ups after Day 1, by movements that this version does not
 * have.
 */
function withUnknownMovement(fact: Fact): unknown {
  if (fact.kind === 'planAdopted' && fact.plan) {
    const { exercises } = fact.plan;
    const situps = { ...exercises.situps, movement: unknownNames.plannedMovement };
    return { ...fact, plan: { ...fact.plan, exercises: { ...exercises, situps } } };
  }
  if (fact.kind === 'exerciseCompleted' && fact.exercise === 'pushups' && fact.localDate > startDate)
    return { ...fact, movement: unknownNames.movement };
  return fact;
}
