import { Refusal } from './refusal';

/** One of the issues that zod finds. */
export interface Problem {
  path: readonly PropertyKey[];
  message: string;
  /** Unknown fields. */
  keys?: readonly string[];
}

export function invalidField({ path, message, keys }: Problem): Refusal {
  const unknown = keys?.[0];
  const field = [...path.map(String), ...(unknown === undefined ? [] : [unknown])].join('.') || undefined;
  const reason = unknown === undefined ? message : 'is not a known field';
  return new Refusal('invalid_input', field ? `${field}: ${reason}` : reason, { field });
}

export const unreadable = () => new Refusal('invalid_input', 'The server can’t read this request.');
