/** Splits groups into two columns of about the same height, in order, counting a heading for each group. */
export function splitInHalves<G extends { readonly rows: readonly unknown[] }>(
  groups: readonly G[],
): [G[], G[]] {
  const height = (some: readonly G[]) => some.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  const cuts = groups.map((_, cut) => {
    const [left, right] = [groups.slice(0, cut + 1), groups.slice(cut + 1)];
    return { left, right, apart: Math.abs(height(left) - height(right)) };
  });
  const best = cuts.reduce((a, b) => (b.apart < a.apart ? b : a));
  return [best.left, best.right];
}
