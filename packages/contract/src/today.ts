import { pathIds } from '@hundred/domain/century-club/paths';
import { efforts } from '@hundred/domain/days/effort';
import { eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import { programmeIds } from '@hundred/domain/recovery/programmes';
import { z } from 'zod';
import { badge } from './badges';
import { defineCall } from './call';
import { civilDate, deviceKey, instant, oneOf, timezone } from './field-types';
import { appendedFacts } from './log-part';
import { movement, plan } from './plan';
import { success } from './success';

const wholeNumber = z.int({ error: 'must be a whole number' });

/** The fields that a device adds to a command recorded without a connection. */
const offlineFields = {
  /** The same key twice is one command. */
  deviceKey: deviceKey.optional(),
  /** The date of the command, in the account's zone. The date has to agree with `at`. */
  localDate: civilDate.optional(),
  timezone: timezone.optional(),
  /** When the command was performed, at most 7 days ago. */
  at: instant.optional(),
};

const exerciseOfToday = z.object({
  /** The movement that was done; before that, the one that is due. */
  movement,
  name: z.string(),
  target: z.int(),
  completed: z.boolean(),
  completedAt: z.string().nullable(),
  reps: z.int(),
  timeSeconds: z.int().nullable(),
});

const rest = {
  /** Null without a limit. */
  restDaysLeft: z.int().nullable(),
  restDaysUsed: z.int(),
  isRestDay: z.boolean(),
};

export const today = z.object({
  dayNumber: z.int(),
  /** The push-up target; each exercise has its own. */
  targetReps: z.int(),
  currentStreak: z.int(),
  allCompleted: z.boolean(),
  isCenturyClub: z.boolean(),
  /** The path of the Century Club; null in season 1. */
  path: z.enum(pathIds).nullable(),
  exercises: z.object(eachExercise(() => exerciseOfToday)),
  ...rest,
  /** True if the rest day is a weekday that the plan leaves out. */
  isScheduledRest: z.boolean(),
  /** The latest plan of the run, which holds now or from tomorrow on; null for the run's own targets. */
  plan: z.object({ startsOn: z.string(), plan: plan.nullable() }).nullable(),
  /** Completed days of the run with lower targets than the run's own, or with easier movements. */
  ownDays: z.int(),
  /** The last completed date and its effort, until the next day is started; null without one. */
  toRate: z.object({ localDate: z.string(), effort: z.literal(efforts).nullable() }).nullable(),
  /** True if the run is over; its last day is then shown. */
  finished: z.boolean(),
  /** The date on which a run that waits for tomorrow opens. */
  opensOn: z.string().nullable(),
  /** Only with `debug=true`, on a server that runs locally. */
  debug: z.object({ localDate: z.string(), timezone: z.string(), now: z.string() }).optional(),
});
export type Today = z.output<typeof today>;

export const getToday = defineCall({
  method: 'GET',
  path: '/challenge/today',
  summary: 'Today’s challenge in the person’s time zone',
  caller: 'person',
  /** `debug=true` has an effect only on a server that runs locally. */
  query: z.object({
    debug: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  }),
  answer: today,
  refusals: ['not_started'],
});

const offlineRefusals = [
  'not_started',
  'before_first_run',
  'run_waiting',
  'run_finished',
  'clock_ahead',
  'too_late',
  'date_mismatch',
] as const;

export const completeExercise = defineCall({
  method: 'POST',
  path: '/challenge/complete-exercise',
  summary: 'Complete an exercise, now or earlier without a connection',
  caller: 'person',
  body: z.strictObject({
    exercise: oneOf(exerciseIds),
    /** The target if absent. */
    actualReps: wholeNumber.optional(),
    /** The workout timer. */
    timeSeconds: wholeNumber.optional(),
    /** The time of this exercise alone. */
    exerciseSeconds: wholeNumber.optional(),
    /** The movement that is due if absent. */
    movement: movement.optional(),
    /** The target that the device showed, because a device may not have the latest plan yet. */
    target: wholeNumber.optional(),
    /** The day number that the device showed. */
    dayNumber: wholeNumber.optional(),
    ...offlineFields,
  }),
  answer: z.object({
    /** Refers to the date that the exercise counts for. */
    allCompleted: z.boolean(),
    currentStreak: z.int(),
    newBadges: z.array(badge),
    localDate: z.string(),
    ...appendedFacts,
  }),
  refusals: [
    ...offlineRefusals,
    'invalid_reps',
    'too_few_reps',
    'too_many_reps',
    'invalid_time',
    'invalid_exercise_time',
    'invalid_day_number',
    'invalid_target',
    'invalid_movement',
    'premium_required',
  ],
});

const restAnswer = success.extend({
  currentStreak: z.int(),
  localDate: z.string(),
  ...rest,
  ...appendedFacts,
});

export const takeRestDay = defineCall({
  method: 'POST',
  path: '/challenge/rest-day',
  summary: 'Take a rest day. The same day waits for tomorrow',
  caller: 'person',
  body: z.strictObject(offlineFields).nullish(),
  answer: restAnswer,
  refusals: [...offlineRefusals, 'day_complete', 'no_rest_days_left'],
});

export const takeBackRestDay = defineCall({
  method: 'DELETE',
  path: '/challenge/rest-day',
  summary: 'Undo today’s rest day, until an exercise is done',
  caller: 'person',
  body: z.strictObject(offlineFields).nullish(),
  answer: restAnswer,
  refusals: [...offlineRefusals, 'no_rest_day_taken', 'exercise_already_done'],
});

export const rateEffort = defineCall({
  method: 'PUT',
  path: '/challenge/effort',
  summary: 'Rate the effort of the last completed day, until the next day starts',
  caller: 'person',
  body: z.strictObject({
    effort: z.literal(efforts, { error: 'must be a whole number from 1 to 5' }),
    ...offlineFields,
    /** The date to rate; the latest if absent. */
    localDate: civilDate.optional(),
  }),
  answer: z.object({ localDate: z.string(), effort: z.literal(efforts), ...appendedFacts }),
  refusals: [...offlineRefusals, 'no_day_to_rate', 'premium_required'],
});

export const finishSession = defineCall({
  method: 'POST',
  path: '/challenge/recovery-session',
  summary: 'Record a recovery session, at most one a day. It doesn’t count as a workout',
  caller: 'person',
  body: z.strictObject({
    programme: oneOf(programmeIds),
    session: wholeNumber,
    /** The time spent on its movements, without pauses. */
    seconds: wholeNumber,
    ...offlineFields,
  }),
  answer: z.object({ localDate: z.string(), newBadges: z.array(badge), ...appendedFacts }),
  refusals: [
    ...offlineRefusals,
    'session_already_done',
    'invalid_session',
    'invalid_session_time',
    'premium_required',
  ],
});
