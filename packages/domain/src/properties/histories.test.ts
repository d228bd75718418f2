import * as fc from 'fast-check';
import { test } from 'vitest';
import { effort, patience } from './effort';
import { laws } from './laws';
import { play } from './play';
import { scripts } from './script';

/** One test for all laws, because playing a history takes longer than looking at it. */
test(
  'every law holds for every history',
  () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const played = play(script);
        for (const [name, law] of Object.entries(laws)) {
          try {
            law(played);
          } catch (cause) {
            throw new Error(`Does not hold: ${name}`, { cause });
          }
        }
      }),
      effort,
    );
  },
  patience,
);
