import { Counter } from 'prom-client';

/**
 * Counts for this process. After a release that changed what a fold holds, it rises until everybody has visited once.
 */
export const foldsRenewed = new Counter({
  name: 'challenge_folds_renewed_total',
  help: 'Folds of another version that were made anew from their log when they were read',
  registers: [],
});
