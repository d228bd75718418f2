import { longestQuestion } from '@hundred/domain/coach/questions';
import { z } from 'zod';
import { defineCall } from './call';

export const getCoach = defineCall({
  method: 'GET',
  path: '/coach',
  summary: 'Whether this server has a coach, and how many questions are left',
  caller: 'person',
  answer: z.object({
    /** True if the operator has configured a model. */
    available: z.boolean(),
    /** The questions that the person can still ask now; each counts for 24 hours. */
    left: z.int(),
  }),
  refusals: ['premium_required'],
});

export const askCoach = defineCall({
  method: 'POST',
  path: '/coach/ask',
  summary: 'Ask the coach a question. The answer streams as plain text',
  caller: 'person',
  body: z.strictObject({
    question: z
      .string({ error: 'must be text' })
      .trim()
      .min(1, { error: 'must not be empty' })
      .max(longestQuestion, { error: `must be at most ${longestQuestion} characters` }),
  }),
  /** `text/plain`, streamed. */
  answer: z.string(),
  answerWithinMs: 35_000,
  refusals: ['not_found', 'not_started', 'premium_required', 'coach_busy', 'no_questions_left', 'coach_away'],
});
