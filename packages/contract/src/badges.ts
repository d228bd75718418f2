import { badgeIds } from '@hundred/domain/badges/badge-id';
import { z } from 'zod';

export const badgeId = z.enum(badgeIds);

export const badge = z.object({
  id: badgeId,
  name: z.string(),
  description: z.string(),
  /** Name of the drawn medallion. */
  icon: z.string(),
});
export type Badge = z.output<typeof badge>;
