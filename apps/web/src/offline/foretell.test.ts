import type { Profile } from '@hundred/contract/identity';
import { Story } from '@hundred/domain/rules/story';
import { fold } from '@hundred/domain/runs/fold';
import { todayAnswer } from '@hundred/domain/today/today-answer';
import { expect, it } from 'vitest';
import { foretellToday } from './foretell';

/** Where the tests run, whichever zone that is. */
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

const foretoldBy = (story: Story) =>
  foretellToday({
    facts: story.log,
    snapshot: fold(story.log),
    profile: { displayName: 'Ana' } as Profile,
    now: story.now,
  });

const dayTen = () => Story.startedOn('2026-06-01', here).completeFrom('2026-06-01', 9).on('2026-06-10');

it.each([
  ['a completed day', () => dayTen().complete()],
  ['a rest day', () => dayTen().rest()],
  ['the last of a hundred', () => Story.startedOn('2026-01-01', here).completeFrom('2026-01-01', 100)],
])('after %s the next is what the server will say', (_what, tell) => {
  const story = tell();
  const foretold = foretoldBy(story);
  const date = story.state.today;
  const tomorrow = story.on(new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10));
  expect(foretold?.answer).toEqual(todayAnswer(tomorrow.state));
  expect(new Date(foretold?.at ?? 0).toDateString()).toBe(new Date(tomorrow.now).toDateString());
});

it('nothing is foretold of a date that is not done: it would be a lost streak', () => {
  expect(foretoldBy(dayTen())).toBeUndefined();
});

it('nothing is foretold where a date here is two of the person’s', () => {
  const far = here === 'Pacific/Auckland' ? 'America/New_York' : 'Pacific/Auckland';
  const story = Story.startedOn('2026-06-01', far).completeFrom('2026-06-01', 9).on('2026-06-10').complete();
  expect(foretoldBy(story)).toBeUndefined();
});
