import { type Challenger, doDay } from './day-actions';

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Starts the challenge and lets past dates have happened, one letter each: `c` complete, `r` rest, `-`
 * nothing. The last one was yesterday by the real clock, so that today is open.
 */
export async function livePast(person: Challenger, dates: string, timezone = 'UTC'): Promise<void> {
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  const noonAgo = (days: number) => new Date(noon - days * dayLength).toISOString();
  await person.call(noonAgo(dates.length), 'POST', '/challenge/start', { timezone });
  for (const [index, letter] of [...dates].entries()) {
    const now = noonAgo(dates.length - index);
    if (letter === 'r') await person.call(now, 'POST', '/challenge/rest-day', {});
    if (letter === 'c') await doDay(person, now);
  }
}
