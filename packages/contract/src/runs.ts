import { z } from 'zod';
import { defineCall } from './call';
import { clockTime, noBody, numberInAddress, timezone } from './field-types';
import { ageGroupChoice, storedName } from './identity';
import { appendedFacts, logPart } from './log-part';
import { success } from './success';

export const startChallenge = defineCall({
  method: 'POST',
  path: '/challenge/start',
  summary: 'Begin Day 1',
  caller: 'person',
  body: z.strictObject({
    timezone,
    reminderTime: clockTime.optional(),
    ageGroup: ageGroupChoice.optional(),
    displayName: storedName.optional(),
  }),
  answer: success,
  refusals: ['already_started'],
});

export const resetChallenge = defineCall({
  method: 'POST',
  path: '/challenge/reset',
  summary: 'Restart from Day 1. The history is kept',
  caller: 'person',
  body: noBody,
  answer: success.extend({
    /** Tomorrow if an exercise was done today; null if the new run opens at once. */
    opensOn: z.string().nullable(),
    ...appendedFacts,
  }),
  refusals: ['not_started'],
});

/** Enough for two whole seasons. */
export const mostFactsAtOnce = 1000;

/** Far more than a lifetime of three exercises a day. */
const longestLog = 1_000_000;

export const getLog = defineCall({
  method: 'GET',
  path: '/challenge/log',
  summary: 'The person’s whole log, in the order of arrival',
  caller: 'person',
  query: z.object({
    /** The `last` of an earlier answer. */
    after: numberInAddress(0, longestLog).default(0),
  }),
  answer: logPart,
  refusals: ['not_started'],
});
