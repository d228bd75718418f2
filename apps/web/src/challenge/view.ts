import type { Address, AnswerAt } from '@hundred/contract/calls';
import type { LocalState } from './local-state';

/** One answer about the person's own challenge, computed from their log. */
export interface View<Data> {
  /** Two views with the same key give the same answer. */
  key: string;
  /** The call of the specification that gives the same answer, for a device without a log. */
  call?: Address<'GET'>;
  /** Null if there is no answer; undefined until the required facts have been read. */
  select: (local: LocalState) => Data | null | undefined;
}

/** A view that a call of the API can answer too. */
export const viewOfCall = <Path extends Address<'GET'>>(
  call: Path,
  select: (local: LocalState) => AnswerAt<'GET', Path> | null | undefined,
): View<AnswerAt<'GET', Path>> => ({ key: call, call, select });
