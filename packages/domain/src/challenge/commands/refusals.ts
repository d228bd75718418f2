import { programLength } from '../../days/exercises';
import { highestTarget, mostPlansOfRun } from '../../programs/plan-limits';
import { longestSession } from '../../recovery/programmes';
import { longestWorkout, mostDaysLate, mostExtraReps } from '../facts/limits';

/**
 * Every reason to refuse a command, with a sentence for people. A refusal with a `field` is about that field of the
 * request; the others are about the state of the challenge. The API sends these codes unchanged.
 */
export const refusals = {
  not_started: { message: 'Start the challenge first.' },
  already_started: { message: 'Your challenge has already started.' },
  before_first_run: { message: 'You did this before your challenge started, so it doesn’t count.' },
  run_waiting: { message: 'Your new run opens tomorrow. You already worked out today.' },
  run_finished: { message: 'This run is finished. Choose a path or restart to continue.' },
  day_complete: { message: 'Today is already complete. You don’t need a rest day.' },
  no_rest_days_left: { message: 'You have no rest days left in this run.' },
  no_rest_day_taken: { message: 'You took no rest day today.' },
  exercise_already_done: { message: 'You already did an exercise today, so the rest day stays.' },
  no_day_to_rate: { message: 'You can rate only your last day, until you start the next.' },
  session_already_done: { message: 'You already did a recovery session that day. One a day is enough.' },
  not_eligible: { message: 'The Century Club opens after Day 100.' },
  path_already_chosen: { message: 'You are on another path. Reset it first to choose a new one.' },
  no_path_to_reset: { message: 'You have no Century Club path to reset.' },
  trial_used: { message: 'You already used your free trial.' },
  trial_for_newcomers: { message: 'The free trial is for newcomers. You imported your days.' },
  already_premium: { message: 'You already have Premium.' },
  not_premium: { message: 'You have no Premium to end.' },
  too_many_plans: {
    message: `You chose ${mostPlansOfRun} plans in this run. Choose others in your next run.`,
  },
  premium_required: { message: 'This needs Premium.' },
  clock_ahead: {
    message: 'This device’s clock is ahead. Correct it and send again.',
    field: 'at',
  },
  too_late: {
    message: `You did this more than ${mostDaysLate} days ago, so it no longer counts.`,
    field: 'at',
  },
  invalid_instant: { message: 'The time is not valid.', field: 'at' },
  date_mismatch: { message: 'The date does not fit the time in your time zone.', field: 'localDate' },
  invalid_timezone: {
    message: 'Choose a time zone by its place, such as Europe/Paris.',
    field: 'timezone',
  },
  invalid_exercise: { message: 'There is no such exercise.', field: 'exercise' },
  invalid_reps: { message: 'Reps are a whole number.', field: 'actualReps' },
  too_few_reps: { message: 'Do at least the target to complete the exercise.', field: 'actualReps' },
  too_many_reps: {
    // Created on demand, because the first `toLocaleString` takes a tenth of a second on a phone.
    get message() {
      return `At most ${mostExtraReps.toLocaleString('en')} reps beyond the target count.`;
    },
    field: 'actualReps',
  },
  invalid_time: {
    message: `The time of a workout is between 0 seconds and ${longestWorkout / 3_600} hours.`,
    field: 'timeSeconds',
  },
  invalid_exercise_time: {
    message: `The time of an exercise is between 0 seconds and ${longestWorkout / 3_600} hours.`,
    field: 'exerciseSeconds',
  },
  invalid_day_number: {
    message: `A day number is a whole number from 1 to ${programLength}.`,
    field: 'dayNumber',
  },
  invalid_target: { message: `A target is a whole number from 1 to ${highestTarget}.`, field: 'target' },
  invalid_movement: { message: 'This movement does not belong to the exercise.', field: 'movement' },
  invalid_effort: { message: 'An effort is a whole number from 1 to 5.', field: 'effort' },
  invalid_programme: { message: 'There is no such recovery programme.', field: 'programme' },
  invalid_session: { message: 'This programme has no such session.', field: 'session' },
  invalid_session_time: {
    message: `The time of a session is from 1 second to ${longestSession / 60} minutes.`,
    field: 'seconds',
  },
  invalid_plan: { message: 'This is not a plan.', field: 'plan' },
  invalid_path: { message: 'There is no such path.', field: 'path' },
} as const satisfies Record<string, { message: string; field?: string }>;

export type RefusalCode = keyof typeof refusals;

export interface Refusal {
  code: RefusalCode;
  message: string;
  field?: string;
}

export function refusal(code: RefusalCode): Refusal {
  return { code, ...refusals[code] };
}
