/** Sorts the rows and adds ranks that equals share: 1, 2, 2, 4. `compare` returns 0 only for equals. */
export function rankRows<Row>(
  rows: readonly Row[],
  compare: (one: Row, other: Row) => number,
): (Row & { rank: number })[] {
  let rank = 1;
  return [...rows].sort(compare).map((row, index, inOrder) => {
    const before = inOrder[index - 1];
    if (before !== undefined && compare(before, row) !== 0) rank = index + 1;
    return { ...row, rank };
  });
}
