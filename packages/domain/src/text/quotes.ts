export const quotes = [
  'One more than yesterday. That is the whole plan.',
  'Start small. Keep going.',
  'You don’t need to feel ready. You need ten minutes.',
  'Today will make you proud.',
  'Good form first. Then reps.',
  'You get stronger every day.',
  'Start with one rep.',
  'Show up today. Tomorrow gets easier.',
  'Think only of today.',
  'Rest. Then come back.',
] as const;

/** Any whole number selects a quote; the caller provides a random number. */
export function quoteFor(pick: number): string {
  const index = ((pick % quotes.length) + quotes.length) % quotes.length;
  return quotes[index] ?? quotes[0];
}
