export const streakNote = (streak: number) => (streak > 7 ? 'On Fire!' : 'Keep Going!');

export const completionNote = (rate: number) => (rate > 80 ? 'Excellent!' : 'Push Harder!');

/** In whole minutes; a workout below a minute is not rounded up to one. */
export function paceNote(averageSeconds: number | null): string | undefined {
  if (averageSeconds === null) return undefined;
  return averageSeconds < 60 ? '<1 min per day' : `${Math.round(averageSeconds / 60)} min per day`;
}
