/**
 * The person is in the top so many percent of ranked people, rounded up: 3 of 200 is in the top 2%, 199 of 200 in the
 * top 100%. The first is in the top 1%, also alone. 0 when not ranked.
 */
export function percentile(rank: number | null, rankedPeople: number): number {
  if (rank === null) return 0;
  if (rank === 1) return 1;
  // The rank and the count may be read at different moments; the result must not exceed 100%.
  return Math.min(100, Math.ceil((rank * 100) / rankedPeople));
}
