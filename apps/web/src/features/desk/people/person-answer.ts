import type { AnswerAt } from '@hundred/contract/calls';

/** One person, as the server answers the desk. `x` stands for any id. */
export type PersonAnswer = AnswerAt<'GET', '/desk/people/x'>;
