import { z } from 'zod';
import { StartRefused } from '../process/start-refused';
import { isLoopback, isPrivate, optionalText } from './values';

/** The service that answers questions to the coach. */
export interface ModelConfig {
  /** The base URL of a service with the chat-completions protocol. */
  base: string;
  key: string;
  model: string;
}

/** Whether an address is of this machine or of a neighbour in a network of containers, whose name has no dot. */
const isNearby = (address: string) => isLoopback(address) || /^[a-z0-9-]+$/i.test(new URL(address).hostname);

export const coachSettings = {
  COACH_API_BASE: optionalText.pipe(
    z
      .string()
      .refine((value) => isPrivate(value, isNearby), {
        error:
          'must be an https address or an address of this machine, for example http://localhost:11434/v1',
      })
      .optional(),
  ),
  // The key is sent in a header, which allows no other characters.
  COACH_API_KEY: optionalText.pipe(
    z
      .string()
      .regex(/^[!-~]+$/, { error: 'must be letters, digits and symbols without spaces' })
      .optional(),
  ),
  COACH_MODEL: optionalText,
};

/** The model that answers questions to the coach; absent: there is no coach. */
export function coachFrom(values: z.output<z.ZodObject<typeof coachSettings>>): ModelConfig | undefined {
  const { COACH_API_BASE: base, COACH_API_KEY: key, COACH_MODEL: model } = values;
  if (base && key && model) return { base, key, model };
  if (!base && !key && !model) return undefined;
  throw new StartRefused(
    'COACH_API_BASE, COACH_API_KEY and COACH_MODEL belong together: set all three, or none.',
  );
}
