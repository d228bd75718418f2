import { someCause } from '../../process/some-cause';

/** Whether a write failed because another row has the same unique value. */
export const isDuplicateKey = (error: unknown): boolean => someCause(error, ({ code }) => code === '23505');
