/** Each rank takes a few dozen bytes. */
const maxCachedRanks = 20_000;

type ReadRanks = (scores: readonly number[]) => Promise<readonly { score: number; rank: number }[]>;

/**
 * Gives the ranks of scores as the day began. They stay the same all day, and everybody sees the same top of a board, so
 * they are cached under the name of the copy that they were counted from. A copy that is still changing has no name, and
 * its ranks are not cached.
 */
export function makeCachedRanksBefore() {
  let cached = { name: '', ranks: new Map<string, number>() };

  return async (
    board: string,
    copy: string | null,
    scores: readonly number[],
    readRanks: ReadRanks,
  ): Promise<(score: number) => number | null> => {
    if (copy !== null && (copy !== cached.name || cached.ranks.size > maxCachedRanks)) {
      cached = { name: copy, ranks: new Map() };
    }
    const ranks = copy === null ? new Map<string, number>() : cached.ranks;
    const keyOf = (score: number) => `${board} ${score}`;
    const missing = [...new Set(scores)].filter((score) => !ranks.has(keyOf(score)));
    if (missing.length > 0) {
      for (const { score, rank } of await readRanks(missing)) ranks.set(keyOf(score), rank);
    }
    return (score) => ranks.get(keyOf(score)) ?? null;
  };
}
