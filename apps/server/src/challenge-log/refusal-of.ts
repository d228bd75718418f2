import type { ChallengeRefusalCode } from '@hundred/contract/refusals';
import type { Refusal as DomainRefusal } from '@hundred/domain/challenge/commands/refusals';
import { Refusal } from '../http/refusal';

/** The rules' refusal as the API gives it; its status follows from the table of the contract. */
export function refusalOf({ code, message, field }: DomainRefusal): Refusal {
  return new Refusal(code.replaceAll('-', '_') as ChallengeRefusalCode, message, field);
}
