/**
 * The share of ranked people that this person is in the top of, in whole percent rounded up: 3 of 200 is in
 * the top 2%, 199 of 200 in the top 100%. Whoever is first is in the top 1%, also alone. 0 when not ranked.
 */
export function percentile(rank: number | null, rankedPeople: number): number {
  if (rank === null) return 0;
  if (rank === 1) return 1;
  // The rank and the count may be read a moment apart; nobody is in the top 101%.
  return Math.min(100, Math.ceil((rank * 100) / rankedPeople));
}
