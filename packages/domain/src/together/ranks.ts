/** Sorts the rows and adds ranks that equals share: 1, 2, 2, 4. `compare` returns 0 only for equals. */
export function rankRows<Row>(
  rows: readonly Row[],
  compare: (one: Row, other: Row) => number,
): (Row & { rank: number })[] {
  const inOrder = [...rows].sort(compare);
  return inOrder.map((row) => ({
    ...row,
    rank: 1 + inOrder.findIndex((other) => compare(other, row) === 0),
  }));
}
