import { expect, test } from 'vitest';
import { barDestinations, hasNoLinkIn, headerDestinations, isMarked, moreDestinations } from './navigation';

test('A link behind More does not lead to a page of the header', () => {
  for (const { to } of moreDestinations) expect(hasNoLinkIn(to, headerDestinations)).toBe(true);
  expect(hasNoLinkIn('/statistics/forecast', headerDestinations)).toBe(true);
  expect(hasNoLinkIn('/premium', headerDestinations)).toBe(true);
});

test('A page below a linked one counts as linked, as do the settings, but not a page whose name only begins like it', () => {
  expect(hasNoLinkIn('/badges', headerDestinations)).toBe(false);
  expect(hasNoLinkIn('/settings/security', headerDestinations)).toBe(false);
  expect(hasNoLinkIn('/statistics/forecast', barDestinations)).toBe(false);
  expect(hasNoLinkIn('/progressive', barDestinations)).toBe(true);
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
