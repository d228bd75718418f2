import { programLength } from '../../days/exercises';
import { highestTarget, mostPlansOfRun } from '../../programs/plan-limits';
import { longestSession } from '../../recovery/programmes';
import { longestWorkout, mostDaysLate, mostExtraReps } from '../facts/limits';

/**
 * Every reason for which a command is refused, with a sentence for people. `field` names what a form or a
 * queue should point at: such a refusal is about the request, all others are about the state of things.
 */
export const refusals = {
  'not-started': { message: 'Start the challenge first.' },
  'already-started': { message: 'Your challenge has already started.' },
  'before-first-run': { message: 'This was done before your challenge started, so it cannot be counted.' },
  'run-waiting': { message: 'Your new run opens tomorrow. Today already has a workout.' },
  'run-finished': { message: 'This run is finished. Choose a path or restart to go on.' },
  'day-complete': { message: 'Today is already complete, there is nothing to rest from.' },
  'no-rest-days-left': { message: 'No rest days are left in this run.' },
  'no-rest-day-taken': { message: 'No rest day is taken today.' },
  'exercise-already-done': { message: 'An exercise has been done today, so the rest day stays.' },
  'no-day-to-rate': { message: 'Only the last day done can be rated, until the next one is begun.' },
  'session-already-done': { message: 'A recovery session was done on this date. One a day is enough.' },
  'not-eligible': { message: 'The Century Club opens once Day 100 is complete.' },
  'path-already-chosen': { message: 'You are on another path. Reset it first to choose a new one.' },
  'no-path-to-reset': { message: 'There is no Century Club path to reset.' },
  'trial-used': { message: 'Your free trial has been used.' },
  'trial-for-newcomers': { message: 'The free trial is for newcomers, and you brought your days along.' },
  'already-premium': { message: 'You already have Premium.' },
  'not-premium': { message: 'There is no premium to end.' },
  'too-many-plans': {
    message: `You chose ${mostPlansOfRun} plans in this run. The next run can have others.`,
  },
  'premium-required': { message: 'This needs Premium.' },
  'clock-ahead': {
    message: 'The clock of this device runs ahead. Set it right and send again.',
    field: 'at',
  },
  'too-late': {
    message: `This was done more than ${mostDaysLate} days ago and can no longer be counted.`,
    field: 'at',
  },
  'invalid-instant': { message: 'The time is not valid.', field: 'at' },
  'date-mismatch': { message: 'The date does not fit the time in your time zone.', field: 'localDate' },
  'invalid-timezone': {
    message: 'Choose a time zone by its place, such as Europe/Paris.',
    field: 'timezone',
  },
  'invalid-exercise': { message: 'There is no such exercise.', field: 'exercise' },
  'invalid-reps': { message: 'Reps are a whole number.', field: 'actualReps' },
  'too-few-reps': { message: 'Do at least the target to complete the exercise.', field: 'actualReps' },
  'too-many-reps': {
    // When it is asked for: the first number that is written out costs a phone a tenth of a second.
    get message() {
      return `At most ${mostExtraReps.toLocaleString('en')} reps beyond the target count.`;
    },
    field: 'actualReps',
  },
  'invalid-time': {
    message: `The time of a workout is between 0 seconds and ${longestWorkout / 3_600} hours.`,
    field: 'timeSeconds',
  },
  'invalid-day-number': {
    message: `A day number is a whole number from 1 to ${programLength}.`,
    field: 'dayNumber',
  },
  'invalid-target': { message: `A target is a whole number from 1 to ${highestTarget}.`, field: 'target' },
  'invalid-movement': { message: 'This movement does not belong to the exercise.', field: 'movement' },
  'invalid-effort': { message: 'An effort is a whole number from 1 to 5.', field: 'effort' },
  'invalid-programme': { message: 'There is no such recovery programme.', field: 'programme' },
  'invalid-session': { message: 'This programme has no such session.', field: 'session' },
  'invalid-session-time': {
    message: `The time of a session is from 1 second to ${longestSession / 60} minutes.`,
    field: 'seconds',
  },
  'invalid-plan': { message: 'This is not a plan.', field: 'plan' },
  'invalid-path': { message: 'There is no such path.', field: 'path' },
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
