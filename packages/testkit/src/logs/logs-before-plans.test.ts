import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { type Snapshot, snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import { eachExercise } from '@hundred/domain/days/exercises';
import { describe, expect, test } from 'vitest';
import { everyAnswer } from './every-answer';

/**
 * Logs of the personas and of random histories, each with its snapshot and the digest of every answer, written by the
 * last version without plans. Facts are kept for ever, so this file is never written again.
 */
interface StoredLog {
  name: string;
  facts: Fact[];
  snapshot: Snapshot;
  answers: { now: number; digests: Record<string, string> }[];
}

const file = new URL('../../fixtures/logs-before-plans.json.br', import.meta.url);
const storedLogs: StoredLog[] = JSON.parse(brotliDecompressSync(readFileSync(file)).toString());

const digestOf = (answer: unknown) =>
  createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16);

const badgesOfThen: ReadonlySet<string> = new Set([
  'first_step',
  'week_warrior',
  'consistency_king',
  'unstoppable',
  'legendary_streak',
  'quarter_way',
  'halfway_hero',
  'three_quarters',
  'century_champion',
  'hundred_club',
  'thousand_thunder',
  'five_thousand_fury',
  'ten_thousand_titan',
  'perfect_week',
  'early_bird',
  'night_owl',
  'weekend_warrior',
  'extra_mile',
  'comeback',
  'swift_set',
  'century_club_member',
  'century_club_legend',
  'iron_supporter',
]);

/**
 * Removes the fields that were added to the answers since then, and restores the order of the fields, because the
 * digests depend on it.
 */
function answersOfThen(log: readonly Fact[], snapshot: Snapshot, now: number): Record<string, unknown> {
  const { today, badges, calendar, ...answers } = everyAnswer(log, snapshot, now);
  const { path, isScheduledRest, plan, ownDays, toRate, exercises, ...todayOfThen } = today;
  // In a log without plans, the added fields are empty.
  expect([isScheduledRest, plan, ownDays, toRate?.effort ?? null]).toEqual([false, null, 0, null]);
  const withoutMovement = eachExercise((id) => {
    const { movement, ...exercise } = exercises[id];
    return exercise;
  });
  const { dayNumber, targetReps, currentStreak, allCompleted, isCenturyClub, ...lastFields } = todayOfThen;
  const firstFields = { dayNumber, targetReps, currentStreak, allCompleted, isCenturyClub };
  const { allBadges, userBadges, progress } = badges!;
  const collection = {
    allBadges: allBadges.filter(({ id }) => badgesOfThen.has(id)),
    userBadges,
    progress: progress.filter(({ badge }) => badgesOfThen.has(badge.id)),
  };
  return {
    today: { ...firstFields, exercises: withoutMovement, ...lastFields },
    badges: collection,
    ...answers,
    // A date outside of every run had no day number.
    calendar: calendar.map((month) => ({
      ...month,
      calendar: month?.calendar.map((day) => (day.run === null ? { ...day, dayNumber: null } : day)),
    })),
  };
}

function digestsOf(log: readonly Fact[], snapshot: Snapshot, now: number): Record<string, string> {
  const answers = Object.entries(answersOfThen(log, snapshot, now));
  return Object.fromEntries(answers.map(([name, answer]) => [name, digestOf(answer)]));
}

describe.each(storedLogs)('A log from before plans: $name', ({ facts, snapshot, answers }) => {
  test('folds to its stored snapshot, except for the version and newer badge counters', () => {
    const foldedSnapshot = fold(facts);
    // The badge counters have the stored key `deeds`.
    const { premium: premiumCounters, ...counters } = foldedSnapshot.settled.deeds;
    const countersOfThen = Object.fromEntries(
      Object.entries(counters).filter(([name]) => Object.hasOwn(snapshot.settled.deeds, name)),
    );
    expect({
      ...foldedSnapshot,
      settled: { ...foldedSnapshot.settled, deeds: countersOfThen },
    }).toStrictEqual({
      ...snapshot,
      version: snapshotVersion,
    });
    // The counters of the Premium badges were added later, for people who ever had Premium.
    expect(premiumCounters !== undefined).toBe(snapshot.premium.length > 0);
  });

  test('has the same answers, byte for byte', () => {
    for (const { now, digests } of answers) {
      expect(digestsOf(facts, snapshot, now)).toEqual(digests);
    }
  });
});
