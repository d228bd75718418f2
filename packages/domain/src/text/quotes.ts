export const quotes = [
  'One more than yesterday. That is the whole plan.',
  'Start small. Keep going. That’s how it lasts.',
  'You don’t need to feel ready. You need ten minutes.',
  'You’ll be proud of the day you almost skipped.',
  'Good form comes first. The reps follow.',
  'You get strong in minutes nobody sees.',
  'Start with the first rep. The rest will follow.',
  'Show up today. Tomorrow gets easier.',
  'Don’t think of 100 days. Think of today.',
  'Rest when you need to. Then come back.',
] as const;

/** Any whole number selects a quote; the caller provides a random number. */
export function quoteFor(pick: number): string {
  const index = ((pick % quotes.length) + quotes.length) % quotes.length;
  return quotes[index] ?? quotes[0];
}
