import { z } from 'zod';

/** The answer to a successful command; calls with more to say extend it. */
export const success = z.object({ success: z.literal(true) });
