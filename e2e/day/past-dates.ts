import { localDateIn } from '@hundred/domain/days/zones';
import { Story } from '@hundred/domain/rules/story';
import type { JourneyPerson } from './day-actions';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Gives a person who has not started a past until `now` by an import, which takes two calls in place of three for each
 * day.
 */
export async function importPast(
  person: Pick<JourneyPerson, 'call'>,
  { log }: Story,
  now: string,
): Promise<void> {
  const file = await person.call(now, 'GET', '/account/export');
  await person.call(now, 'POST', '/account/import', { ...file, facts: log });
}

/**
 * Starts the challenge with past dates, one letter each: `c` complete, `r` rest, `-` nothing. The last one was
 * yesterday by the real clock, so that today is open.
 */
export async function startWithPastDates(
  person: Pick<JourneyPerson, 'call'>,
  dates: string,
  timezone = 'UTC',
): Promise<void> {
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  const dateAgo = (days: number) => localDateIn(timezone, noon - days * dayMs);
  const story = Story.startedOn(dateAgo(dates.length), timezone);
  for (const [index, letter] of [...dates].entries()) {
    story.on(dateAgo(dates.length - index));
    if (letter === 'r') story.rest();
    if (letter === 'c') story.complete({ timeSeconds: 300 });
  }
  await importPast(person, story, new Date(Math.max(Date.now(), story.now)).toISOString());
}
