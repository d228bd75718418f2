import * as fc from 'fast-check';
import { test } from 'vitest';
import { holdLaws } from './hold-laws';
import { longTimeout, runOptions } from './run-options';
import { ratedScripts } from './script';

test(
  'Every law holds for every history with ratings and recovery sessions',
  () =>
    fc.assert(fc.property(ratedScripts, holdLaws), {
      ...runOptions,
      numRuns: Math.ceil(runOptions.numRuns / 4),
    }),
  longTimeout,
);
