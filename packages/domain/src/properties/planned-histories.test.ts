import * as fc from 'fast-check';
import { test } from 'vitest';
import { holdLaws } from './hold-laws';
import { longTimeout, runOptions } from './run-options';
import { plannedScripts } from './script';

test(
  'Every law holds for every history with plans and swaps',
  () =>
    fc.assert(fc.property(plannedScripts, holdLaws), {
      ...runOptions,
      numRuns: Math.ceil(runOptions.numRuns / 2),
    }),
  longTimeout,
);
