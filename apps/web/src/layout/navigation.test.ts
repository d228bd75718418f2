import { expect, test } from 'vitest';
import { barDestinations, hasNoLinkIn, headerDestinations, isMarked, moreDestinations } from './navigation';

test('A link behind More does not lead to a page of the header', () => {
  for (const { to } of moreDestinations) expect(hasNoLinkIn(to, headerDestinations, false)).toBe(true);
  expect(hasNoLinkIn('/statistics/forecast', headerDestinations, false)).toBe(true);
  expect(hasNoLinkIn('/premium', headerDestinations, false)).toBe(true);
});

test('Where Premium is offered, its button is the link to its page', () => {
  expect(hasNoLinkIn('/premium', headerDestinations, true)).toBe(false);
  expect(hasNoLinkIn('/premium', barDestinations, true)).toBe(false);
  expect(hasNoLinkIn('/plan', headerDestinations, true)).toBe(true);
});

test('A page below a linked one counts as linked, as do the settings, but not a page whose name only begins like it', () => {
  expect(hasNoLinkIn('/badges', headerDestinations, false)).toBe(false);
  expect(hasNoLinkIn('/settings/security', headerDestinations, false)).toBe(false);
  expect(hasNoLinkIn('/statistics/forecast', barDestinations, false)).toBe(false);
  expect(hasNoLinkIn('/progressive', barDestinations, false)).toBe(true);
});

test('The leaderboard is marked on a phone for the pages of groups', () => {
  const markedLinks = (path: string) =>
    barDestinations.filter((destination) => isMarked(path, destination)).map(({ to }) => to);
  expect(markedLinks('/together/team/some')).toEqual(['/leaderboard']);
  expect(markedLinks('/join/ABCDEFGHJK')).toEqual(['/leaderboard']);
  expect(markedLinks('/community')).toEqual(['/leaderboard']);
  expect(markedLinks('/leaderboard')).toEqual(['/leaderboard']);
  expect(markedLinks('/plan')).toEqual([]);
});

test('Each link has an icon of its own, which no action uses', () => {
  const icons = new Map(
    [...headerDestinations, ...moreDestinations, ...barDestinations].map(({ to, icon }) => [to, icon]),
  );
  expect(new Set(icons.values()).size).toBe(icons.size);
  expect([...icons.values()]).not.toContain('share');
});
