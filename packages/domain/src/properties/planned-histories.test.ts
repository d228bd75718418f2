import * as fc from 'fast-check';
import { test } from 'vitest';
import { effort, patience } from './effort';
import { holdLaws } from './hold-laws';
import { plannedScripts } from './script';

test(
  'Every law holds for every history with plans and swaps',
  () =>
    fc.assert(fc.property(plannedScripts, holdLaws), { ...effort, numRuns: Math.ceil(effort.numRuns / 2) }),
  patience,
);
