export const quotes = [
  'One more than yesterday. That is the whole plan.',
  'Small enough to start. Steady enough to last.',
  'You do not need to feel ready. You need ten minutes.',
  'The day you almost skipped is the one you will be proud of.',
  'Good form first. The number follows.',
  'Strong is built in quiet minutes nobody sees.',
  'Begin with the first rep. The rest know the way.',
  'Show up today, and tomorrow gets easier to believe in.',
  'A hundred days is only today, a hundred times.',
  'Rest when you must. Come back when you can.',
] as const;

/** Any whole number selects a quote; the caller provides a random number. */
export function quoteFor(pick: number): string {
  const index = ((pick % quotes.length) + quotes.length) % quotes.length;
  return quotes[index] ?? quotes[0];
}
