interface Process {
  env: Record<string, string | undefined>;
}

// The domain is compiled without the types of Node.
const { env } = (globalThis as { process?: Process }).process ?? { env: {} };

/**
 * `HISTORIES` sets the number of histories. With it the seed is new every time, unless `SEED` is given; without it the
 * same 40 run every time, so that a red test stays red; `npm run test:rest` runs 120. A failure prints its seed and
 * path at once; shrinking takes minutes and needs `SHRINK`.
 */
export const runOptions = {
  ...(env.HISTORIES === undefined ? { numRuns: 40, seed: 20_261_115 } : { numRuns: Number(env.HISTORIES) }),
  ...(env.SEED === undefined ? {} : { seed: Number(env.SEED) }),
  endOnFailure: env.SHRINK === undefined,
};

/** Long enough for 20,000 histories. */
export const longTimeout = 7_200_000;
