import { wrongWithName } from '@hundred/domain/words/names';
import type { PersonRow } from '../db/schema/schema';
import { invalidField } from '../refusals/invalid-input';
import type { Refusal } from '../refusals/refusal';

/** A name that may not be chosen. One that the person has had since before it was refused may be sent again: pages do so. */
export function refuseName(chosen: string | undefined, { displayName }: PersonRow): Refusal | undefined {
  if (chosen === undefined || chosen === displayName) return undefined;
  const message = wrongWithName(chosen);
  return message === null ? undefined : invalidField({ path: ['displayName'], message });
}
