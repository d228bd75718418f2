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
  run_waiting: { message: 'You already worked out today, so your new challenge starts tomorrow.' },
  run_finished: { message: 'You finished this challenge. Choose a path or restart to continue.' },
  day_complete: { message: 'Today is already complete. You don’t need a rest day.' },
  no_rest_days_left: { message: 'You have no rest days left in this challenge.' },
  no_rest_day_taken: { message: 'You took no rest day today, so there is nothing to undo.' },
  exercise_already_done: { message: 'You already did an exercise that day, so the rest day stays.' },
  no_day_to_rate: { message: 'You can rate a day until you start the next one.' },
  session_already_done: { message: 'You already did a recovery session that day. You can do one a day.' },
  not_eligible: { message: 'You can join the Century Club after you finish Day 100.' },
  path_already_chosen: { message: 'You’re already on a path. Change it in Settings.' },
  no_path_to_reset: { message: 'You have no Century Club path to change.' },
  trial_used: { message: 'You already used your free trial.' },
  trial_for_newcomers: { message: 'You imported your days. The free trial is only for new members.' },
  already_premium: { message: 'You already have Premium.' },
  not_premium: { message: 'This account doesn’t have Premium.' },
  too_many_plans: {
    message: `You chose ${mostPlansOfRun} plans in this challenge. You can choose more in your next challenge.`,
  },
  premium_required: { message: 'You need Premium for this.' },
  clock_ahead: {
    message: 'This device’s clock is ahead. Set the right time and try again.',
    field: 'at',
  },
  too_late: {
    message: `You did this more than ${mostDaysLate} days ago, so it no longer counts.`,
    field: 'at',
  },
  invalid_instant: {
    message: 'This time isn’t valid. Check this device’s clock and try again.',
    field: 'at',
  },
  date_mismatch: {
    message: 'This device’s date doesn’t match your time zone. Check both and try again.',
    field: 'localDate',
  },
  invalid_timezone: {
    message: 'Choose a time zone by its place, such as Europe/Paris.',
    field: 'timezone',
  },
  invalid_exercise: {
    message: 'We don’t know this exercise. Reload the page and try again.',
    field: 'exercise',
  },
  invalid_reps: { message: 'Enter reps as a whole number.', field: 'actualReps' },
  too_few_reps: { message: 'Do at least the target reps to complete the exercise.', field: 'actualReps' },
  too_many_reps: {
    // Created on demand, because the first `toLocaleString` takes a tenth of a second on a phone.
    get message() {
      return `You can log at most ${mostExtraReps.toLocaleString('en')} reps above the target.`;
    },
    field: 'actualReps',
  },
  invalid_time: {
    message: `A workout can take at most ${longestWorkout / 3_600} hours.`,
    field: 'timeSeconds',
  },
  invalid_exercise_time: {
    message: `An exercise can take at most ${longestWorkout / 3_600} hours.`,
    field: 'exerciseSeconds',
  },
  invalid_day_number: {
    message: `A day number is a whole number from 1 to ${programLength}.`,
    field: 'dayNumber',
  },
  invalid_target: { message: `A target is a whole number from 1 to ${highestTarget}.`, field: 'target' },
  invalid_movement: {
    message: 'This movement isn’t part of this exercise. Choose another one.',
    field: 'movement',
  },
  invalid_effort: { message: 'Rate your effort from 1 to 5.', field: 'effort' },
  invalid_programme: {
    message: 'We don’t know this recovery program. Reload the page and try again.',
    field: 'programme',
  },
  invalid_session: {
    message: 'This program doesn’t have this session. Reload the page and try again.',
    field: 'session',
  },
  invalid_session_time: {
    message: `A session can take at most ${longestSession / 60} minutes.`,
    field: 'seconds',
  },
  invalid_plan: { message: 'This plan isn’t valid. Change it and try again.', field: 'plan' },
  invalid_path: { message: 'We don’t know this path. Choose another one.', field: 'path' },
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
