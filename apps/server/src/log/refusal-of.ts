import type { Refusal as DomainRefusal } from '@hundred/domain/challenge/commands/refusals';
import { Refusal } from '../refusals/refusal';

/** A refusal of the domain as the answer to a request. The contract's table gives its HTTP status. */
export function refusalOf({ code, message, field }: DomainRefusal): Refusal {
  return new Refusal(code, message, { field });
}
