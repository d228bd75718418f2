import type { RefusalCode } from '@hundred/contract/refusals';

/** An expected refusal as a value: a feature returns it, and the contract has the status of each code. */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly field: string | undefined;
  /** In seconds, if it is known when a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    { field, retryAfter }: { field?: string | undefined; retryAfter?: number | undefined } = {},
  ) {
    this.code = code;
    this.message = message;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

export const signInAgain = () => new Refusal('not_signed_in', 'Please sign in.');
/** The answer for what does not exist, or not for this caller. */
export const noSuchCall = () => new Refusal('not_found', 'We can’t find this. Go back and try again.');
export const storageAway = () => new Refusal('storage_away', 'The server is busy. Try again in a moment.');
