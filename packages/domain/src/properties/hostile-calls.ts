import * as fc from 'fast-check';
import { pathIds } from '../century-club/paths';
import { exerciseIds } from '../days/exercises';
import { highestTarget } from '../programs/plan-limits';
import type { Plan } from '../programs/program';
import { anyPlan } from './any-plan';

const hour = 3_600_000;
const day = 24 * hour;

/** One call of a client that wants to rank high, `after` milliseconds after the previous one. */
export type HostileCall = { after: number } & (
  | {
      call: 'complete';
      exercises: number;
      /** The day number that it claims. */
      claimedDay: number | null;
      /** How long ago the exercises were done, as it claims; null for now, negative for the future. */
      claimedAgo: number | null;
      /** The date it names, relative to that of the instant; null for none. */
      dateShift: number | null;
      /** The other claims, true or not: which of the exercise's movements, and against which target. */
      movement: number | null;
      target: number | null;
    }
  /** Starts the trial and adopts a plan. The second time the trial is used up, and once it is over no plan is accepted. */
  | { call: 'adopt'; plan: Plan }
  | { call: 'zone'; timezone: string }
  | { call: 'choosePath'; path: number }
  | { call: 'restart' | 'resetPath' }
);

export interface HostileScript {
  startsAt: number;
  timezone: string;
  /** The days of a log forged elsewhere, its path if it claims one, and how long before the import it ends. */
  forged: { days: number; path: number | null; endedAgo: number } | null;
  /** The days done here before the calls, one after another, each with more reps than count. */
  honestDays: number;
  calls: readonly HostileCall[];
}

const zones = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Europe/Paris',
];
const zone = fc.constantFrom(...zones);
const after = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: hour }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 * hour }) },
  { weight: 1, arbitrary: fc.integer({ min: day, max: 5 * day }) },
);

const call = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      call: fc.constant('complete' as const),
      exercises: fc.oneof(fc.constant(exerciseIds.length), fc.integer({ min: 1, max: exerciseIds.length })),
      claimedDay: fc.option(fc.integer({ min: 1, max: 100 })),
      // A clock may be up to ten minutes ahead.
      claimedAgo: fc.option(
        fc.oneof(fc.integer({ min: -hour / 6, max: hour }), fc.integer({ min: 0, max: 8 * day })),
      ),
      dateShift: fc.option(fc.integer({ min: -1, max: 1 })),
      movement: fc.option(fc.nat(5)),
      target: fc.option(fc.integer({ min: 1, max: highestTarget })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('zone' as const), timezone: zone }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('adopt' as const), plan: anyPlan }) },
  {
    weight: 2,
    arbitrary: fc.record({ call: fc.constant('choosePath' as const), path: fc.nat(pathIds.length - 1) }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constantFrom('restart' as const, 'resetPath' as const) }) },
);

export const hostileScripts: fc.Arbitrary<HostileScript> = fc.record({
  startsAt: fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2026, 0, 1) }),
  timezone: zone,
  forged: fc.option(
    fc.record({
      days: fc.integer({ min: 0, max: 120 }),
      path: fc.option(fc.nat(pathIds.length - 1)),
      endedAgo: fc.integer({ min: 0, max: 9 * day }),
    }),
  ),
  honestDays: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 110 }) },
    { weight: 1, arbitrary: fc.constant(100) },
  ),
  calls: fc.array(
    fc.tuple(after, call).map(([delay, fields]) => ({ after: delay, ...fields })),
    { minLength: 1, maxLength: 40, size: 'max' },
  ),
});
