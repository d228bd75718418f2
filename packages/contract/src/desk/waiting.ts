import { longestAnswer } from '@hundred/domain/support/desk-limits';
import { z } from 'zod';
import { defineCall } from '../call';
import { idOf, oneOf, plainText } from '../field-types';
import { success } from '../success';
import { diagnostics, topic } from '../support';
import { forOperators } from './operators';
import { personRow } from './people';

const questionParams = z.object({ id: idOf('a question') });
const reportParams = z.object({ id: idOf('a report') });

export const questionStates = ['open', 'answered', 'closed'] as const;
export type QuestionState = (typeof questionStates)[number];

const question = z.object({
  id: z.uuid(),
  person: personRow,
  topic,
  message: z.string(),
  diagnostics: diagnostics.nullable(),
  sentAt: z.string(),
  state: z.enum(questionStates),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type DeskQuestion = z.output<typeof question>;

export const listQuestions = defineCall({
  method: 'GET',
  path: '/desk/questions',
  summary: 'The first 50 questions to support: open ones in queue order, others newest first',
  caller: 'operator',
  query: z.strictObject({ show: oneOf(questionStates).default('open') }),
  answer: z.object({ questions: z.array(question) }),
  refusals: forOperators,
});

export const answerQuestion = defineCall({
  method: 'PUT',
  path: '/desk/questions/:id/answer',
  summary: 'Answer a question or replace its answer. The person gets a notification',
  caller: 'operator',
  params: questionParams,
  body: z.strictObject({
    answer: plainText(longestAnswer, /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u),
    /** The answer that the operator has seen, null if there was none. The call is refused if there is another one now. */
    replaces: z
      .string({ error: 'must be an answer or null' })
      .max(longestAnswer, { error: 'must be an answer or null' })
      .nullable()
      .exactOptional(),
  }),
  answer: success,
  refusals: [...forOperators, 'changed_meanwhile'],
});

export const closeQuestion = defineCall({
  method: 'POST',
  path: '/desk/questions/:id/close',
  summary: 'Close a question without an answer',
  caller: 'operator',
  params: questionParams,
  answer: success,
  refusals: forOperators,
});

const report = z.object({
  id: z.uuid(),
  at: z.string(),
  reason: z.enum(['name', 'group name', 'behaviour']),
  /** The reported name, as it was. */
  words: z.string().nullable(),
  /** Whether that name is still shown. */
  isInUse: z.boolean(),
  reporter: personRow,
  reported: personRow,
  group: z.object({ kind: z.string(), name: z.string().nullable() }).nullable(),
});
export type DeskReport = z.output<typeof report>;

export const listDeskReports = defineCall({
  method: 'GET',
  path: '/desk/reports',
  summary: 'The 50 oldest open reports',
  caller: 'operator',
  answer: z.object({ reports: z.array(report) }),
  refusals: forOperators,
});

export const handleReport = defineCall({
  method: 'PUT',
  path: '/desk/reports/:id',
  summary: 'Close a report, or open it again',
  caller: 'operator',
  params: reportParams,
  body: z.strictObject({ action: oneOf(['close', 'reopen']) }),
  answer: success,
  refusals: forOperators,
});

export const blankReportedName = defineCall({
  method: 'POST',
  path: '/desk/reports/:id/blank-name',
  summary: 'Remove a reported name and close all reports about it',
  caller: 'operator',
  freshSignIn: true,
  params: reportParams,
  answer: success,
  refusals: [...forOperators, 'sign_in_again'],
});
