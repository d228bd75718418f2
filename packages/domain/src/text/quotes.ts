export const quotes = [
  'One more than yesterday. That is the whole plan.',
  'Start small. Keep going.',
  'You don’t need to feel ready. You just need to start.',
  'Today will make you proud.',
  'Good form first. Then reps.',
  'You get stronger every day.',
  'Start with one rep.',
  'You showed up. That’s the hard part.',
  'Think only of today.',
  'Take a breath. Then do the next rep.',
] as const;

/** Any whole number selects a quote; the caller provides a random number. */
export function quoteFor(pick: number): string {
  const index = ((pick % quotes.length) + quotes.length) % quotes.length;
  return quotes[index] ?? quotes[0];
}
