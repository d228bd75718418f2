import { z } from 'zod';

/** The answer to what was done; where there is more to say, it is extended. */
export const success = z.object({ success: z.literal(true) });
