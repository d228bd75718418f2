export const streakNote = (streak: number) => (streak > 7 ? 'On Fire!' : 'Keep Going!');

export const completionNote = (rate: number) => (rate > 80 ? 'Excellent!' : 'Push Harder!');

/** In whole minutes; a workout of seconds is still one. */
export function paceNote(averageSeconds: number | null): string | undefined {
  return averageSeconds === null ? undefined : `${Math.max(1, Math.round(averageSeconds / 60))} min per day`;
}
