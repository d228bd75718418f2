import { z } from 'zod';
import { defineCall } from './call';
import { noBody } from './field-types';
import { appendedFacts } from './log-part';
import { plan } from './plan';
import { success } from './success';
import { today } from './today';

const planAnswer = success.extend({
  /** Today, or tomorrow if an exercise was done today. */
  startsOn: z.string(),
  today,
  ...appendedFacts,
});

export const adoptPlan = defineCall({
  method: 'PUT',
  path: '/challenge/plan',
  summary: 'Use a plan for this challenge. Another plan on the same day replaces it',
  caller: 'person',
  body: z.strictObject({ plan }),
  answer: planAnswer,
  refusals: ['not_started', 'premium_required', 'run_finished', 'too_many_plans', 'invalid_plan'],
});

export const leavePlan = defineCall({
  method: 'DELETE',
  path: '/challenge/plan',
  summary: 'Stop the plan and do the usual reps again. Everyone may stop',
  caller: 'person',
  body: noBody,
  answer: planAnswer,
  refusals: ['not_started', 'run_finished'],
});
