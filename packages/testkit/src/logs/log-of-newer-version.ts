import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';

/** In January, because that is the month of the calendar below. */
const firstDate = '2026-01-01';
const planDate = '2026-01-03';
/** Day 29, after 28 completed days, of which 26 are by the plan. */
const today = '2026-01-29';

/** Names that no version has yet. */
export const newerNames = {
  badge: 'moon_walker',
  movement: 'archerPushup',
  plannedMovement: 'hollowHold',
  kind: 'breathTaken',
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
  const story = Story.startedOn(firstDate, 'UTC');
  story.ask({ kind: 'startTrial' });
  story.completeFrom(firstDate, 2, { timeSeconds: 400 });
  story.ask({ kind: 'rateEffort', effort: 3 });
  story.on(planDate).ask({ kind: 'adoptPlan', plan: gentlePlan() });
  story.completeFrom(planDate, 26, { timeSeconds: 420 });
  story.on(today).exercise('pushups');
  const facts = story.log.map((fact): unknown => {
    if (fact.kind === 'planAdopted' && fact.plan) {
      const { exercises } = fact.plan;
      const situps = { ...exercises.situps, movement: newerNames.plannedMovement };
      return { ...fact, plan: { ...fact.plan, exercises: { ...exercises, situps } } };
    }
    // Day 1 has a movement that this version knows.
    if (fact.kind === 'exerciseCompleted' && fact.exercise === 'pushups' && fact.localDate > firstDate)
      return { ...fact, movement: newerNames.movement };
    return fact;
  });
  const { now } = story;
  const factsOfNewerVersion = [
    { kind: newerNames.kind, at: now, localDate: today, timezone: 'UTC', breaths: 12 },
    { kind: 'badgeEarned', at: now, badge: newerNames.badge },
  ];
  return { facts: [...facts, ...factsOfNewerVersion] as Fact[], now: now + 60_000 };
}
