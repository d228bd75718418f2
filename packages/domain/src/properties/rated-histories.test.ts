import * as fc from 'fast-check';
import { test } from 'vitest';
import { effort, patience } from './effort';
import { holdLaws } from './hold-laws';
import { ratedScripts } from './script';

test(
  'Every law holds for every history with ratings and recovery sessions',
  () => fc.assert(fc.property(ratedScripts, holdLaws), { ...effort, numRuns: Math.ceil(effort.numRuns / 4) }),
  patience,
);
