import type { AnswerAt } from '@hundred/contract/calls';

/** One person, as the desk is told about them. */
export type PersonAnswer = AnswerAt<'GET', '/desk/people/x'>;
