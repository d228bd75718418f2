import { wrongWithName } from '@hundred/domain/text/names';
import type { PersonRow } from '../db/schema/schema';
import { invalidField } from '../refusals/invalid-input';
import type { Refusal } from '../refusals/refusal';

/** Refuses a name that may not be chosen. The present name may break a later rule, and pages send it unchanged. */
export function refuseName(chosen: string | undefined, { displayName }: PersonRow): Refusal | undefined {
  if (chosen === undefined || chosen === displayName) return undefined;
  const message = wrongWithName(chosen);
  return message === null ? undefined : invalidField({ path: ['displayName'], message });
}
