/** Splits groups into two columns of about the same height, in order, counting a heading for each group. */
export function splitInHalves<G extends { readonly rows: readonly unknown[] }>(
  groups: readonly G[],
): [G[], G[]] {
  const heightOf = (column: readonly G[]) => column.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  const cuts = groups.map((_, cut) => {
    const [left, right] = [groups.slice(0, cut + 1), groups.slice(cut + 1)];
    return { left, right, difference: Math.abs(heightOf(left) - heightOf(right)) };
  });
  const best = cuts.reduce((least, cut) => (cut.difference < least.difference ? cut : least));
  return [best.left, best.right];
}
