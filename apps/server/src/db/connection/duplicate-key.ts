import { someCause } from '../../process/some-cause';

/** PostgreSQL’s code for a unique value that another row has already. */
const uniqueViolation = '23505';

/** Whether a write failed because another row has the same unique value. */
export const isDuplicateKey = (error: unknown): boolean =>
  someCause(error, ({ code }) => code === uniqueViolation);
