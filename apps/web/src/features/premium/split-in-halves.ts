/** Splits groups into two columns of about the same height, in order, counting a heading for each group. */
export function splitInHalves<G extends { readonly rows: readonly unknown[] }>(
  groups: readonly G[],
): [G[], G[]] {
  const heightOf = (column: readonly G[]) => column.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  const splits = groups.map((_, lastLeft) => {
    const [left, right] = [groups.slice(0, lastLeft + 1), groups.slice(lastLeft + 1)];
    return { left, right, difference: Math.abs(heightOf(left) - heightOf(right)) };
  });
  const best = splits.reduce((least, split) => (split.difference < least.difference ? split : least));
  return [best.left, best.right];
}
