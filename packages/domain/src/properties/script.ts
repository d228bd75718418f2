import * as fc from 'fast-check';
import { pathIds } from '../century-club/paths';
import { type Effort, efforts } from '../days/effort';
import { exerciseIds } from '../days/exercises';
import type { Plan } from '../programs/program';
import { type ProgrammeId, programmeIds, sessionsIn } from '../recovery/programmes';
import { anyPlan } from './any-plan';

/** One action of a person, `after` milliseconds after the previous one. */
export type ScriptStep = { after: number } & Act;

/**
 * `exercise`, `movement` and `path` are positions in their lists; `exercises` and `dates` are how many of them; `extra` are
 * reps beyond the target; times are in milliseconds, unless they are named otherwise.
 */
export type Act =
  | { act: 'completeDays'; dates: number; extra: number }
  | { act: 'exercise'; exercise: number; extra: number; seconds: number | null }
  | { act: 'offline'; exercises: number; deliverAfter: number; withDayNumber: boolean; clockAhead: number }
  | { act: 'offlineRest'; deliverAfter: number }
  /** The `first` exercises before midnight, the others so many minutes after it. */
  | { act: 'overMidnight'; first: number; minutes: number }
  | { act: 'rest' }
  | { act: 'changeOfMind' }
  | { act: 'zone'; timezone: string }
  | { act: 'restart' }
  | { act: 'choosePath'; path: number }
  | { act: 'resetPath' }
  | { act: 'premium'; plan: 'starter' | 'lifetime' | 'trial' }
  | { act: 'refund' }
  | { act: 'cover'; on: boolean }
  /** `next` is another plan chosen right afterwards, on the same date. `buys`: Premium is bought first, here and below. */
  | { act: 'plan'; plan: Plan | null; next: Plan | null | undefined; buys: boolean }
  | { act: 'swap'; exercise: number; movement: number; extra: number }
  /** Exercises on a device that sends the movement and target it showed, without a plan adopted since then. */
  | { act: 'offlineAsShown'; exercises: number; deliverAfter: number }
  /** A rating at once, or on a device without a connection. */
  | { act: 'rate'; effort: Effort; buys: boolean; deliverAfter: number | null }
  /** One session a date, from a given one of the programme on; at once, or on a device without a connection. */
  | {
      act: 'sessions';
      programme: ProgrammeId;
      from: number;
      dates: number;
      buys: boolean;
      deliverAfter: number | null;
    };

export interface Script {
  startsAt: number;
  timezone: string;
  /** The days completed one after another before the steps, in season 1 and then in the club. */
  prelude: readonly [seasonOne: number, club: number];
  steps: readonly ScriptStep[];
}

const hour = 3_600_000;
const day = 24 * hour;

const allZones = Intl.supportedValuesOf('timeZone');
/** Both sides of the date line, and clocks that change by odd amounts or at odd hours. */
const edgeZones = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Europe/Paris',
];
const zone = fc.oneof(fc.constantFrom(...edgeZones), fc.constantFrom(...allZones));

/** The time between two steps: mostly within a day, sometimes within an hour, a few dates, or weeks. */
const after = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 30 * hour }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: hour }) },
  { weight: 2, arbitrary: fc.integer({ min: day, max: 5 * day }) },
  { weight: 1, arbitrary: fc.integer({ min: 4 * day, max: 40 * day }) },
);

const extra = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300 }));
const deliveryDelay = fc.integer({ min: 0, max: 8 * day });

type Weighted = { weight: number; arbitrary: fc.Arbitrary<Act> };

const acts: Weighted[] = [
  {
    weight: 9,
    arbitrary: fc.record({
      act: fc.constant('completeDays' as const),
      dates: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) },
        { weight: 1, arbitrary: fc.integer({ min: 7, max: 30 }) },
      ),
      extra,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('exercise' as const),
      exercise: fc.nat(exerciseIds.length - 1),
      extra,
      seconds: fc.option(fc.integer({ min: 0, max: 1_200 }), { nil: null }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('offline' as const),
      exercises: fc.integer({ min: 1, max: 3 }),
      deliverAfter: deliveryDelay,
      withDayNumber: fc.boolean(),
      clockAhead: fc.oneof(fc.constant(0), fc.integer({ min: -hour, max: 12 * 60_000 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('offlineRest' as const), deliverAfter: deliveryDelay }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('overMidnight' as const),
      first: fc.integer({ min: 0, max: 3 }),
      minutes: fc.integer({ min: 0, max: 150 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ act: 'rest' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'changeOfMind' as const }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('zone' as const), timezone: zone }) },
  { weight: 1, arbitrary: fc.constant({ act: 'restart' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('choosePath' as const), path: fc.nat(pathIds.length - 1) }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'resetPath' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('premium' as const),
      plan: fc.constantFrom('starter' as const, 'lifetime' as const, 'trial' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'refund' as const }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cover' as const), on: fc.boolean() }) },
];

const plannedActs: Weighted[] = [
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('plan' as const),
      plan: fc.option(anyPlan, { freq: 6, nil: null }),
      next: fc.option(fc.option(anyPlan, { freq: 3, nil: null }), { freq: 1, nil: undefined }),
      buys: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('swap' as const),
      exercise: fc.nat(exerciseIds.length - 1),
      movement: fc.nat(5),
      extra,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('offlineAsShown' as const),
      exercises: fc.integer({ min: 1, max: 3 }),
      deliverAfter: deliveryDelay,
    }),
  },
];

const ratingActs: Weighted[] = [
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('rate' as const),
      effort: fc.constantFrom(...efforts),
      buys: fc.boolean(),
      deliverAfter: fc.option(deliveryDelay, { nil: null }),
    }),
  },
];

const sessionActs: Weighted[] = [
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('sessions' as const),
      programme: fc.constantFrom(...programmeIds),
      from: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: Math.max(...Object.values(sessionsIn)) })),
      dates: fc.integer({ min: 1, max: 8 }),
      buys: fc.boolean(),
      deliverAfter: fc.option(deliveryDelay, { nil: null }),
    }),
  },
];

const scriptOf = (...weighted: Weighted[]): fc.Arbitrary<Script> =>
  fc.record({
    startsAt: fc.integer({ min: Date.UTC(2023, 0, 1), max: Date.UTC(2027, 0, 1) }),
    timezone: zone,
    prelude: fc.oneof(
      { weight: 6, arbitrary: fc.constant([0, 0] as const) },
      { weight: 2, arbitrary: fc.tuple(fc.integer({ min: 20, max: 100 }), fc.constant(0)) },
      { weight: 2, arbitrary: fc.tuple(fc.constant(100), fc.integer({ min: 1, max: 100 })) },
    ),
    steps: fc.array(
      fc.tuple(after, fc.oneof(...weighted)).map(([delay, act]) => ({ after: delay, ...act })),
      { minLength: 1, maxLength: 35, size: 'max' },
    ),
  });

/**
 * Histories without plans. Unchanged since before there were plans, so that a seed that failed then gives the same
 * history.
 */
export const scripts = scriptOf(...acts);

/** Histories with plans and other movements too. */
export const plannedScripts = scriptOf(...acts, ...plannedActs);

/** Histories with ratings and recovery sessions too. */
export const ratedScripts = scriptOf(...acts, ...plannedActs, ...ratingActs, ...sessionActs);
