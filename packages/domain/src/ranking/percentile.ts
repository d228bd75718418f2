/**
 * The share of ranked people that this person is in the top of, in whole percent rounded up: 1 of 200 is in
 * the top 1%, 199 of 200 in the top 100%. 0 when not ranked.
 */
export function percentile(rank: number | null, rankedPeople: number): number {
  if (rank === null) return 0;
  // The rank and the count may be read a moment apart; nobody is in the top 101%.
  return Math.min(100, Math.ceil((rank * 100) / rankedPeople));
}
