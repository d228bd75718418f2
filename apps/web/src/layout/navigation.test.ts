import { expect, test } from 'vitest';
import { barDestinations, headerDestinations, isElsewhere, isMarked, moreDestinations } from './navigation';

test('every place that More leads to is elsewhere than what the header shows', () => {
  for (const { to } of moreDestinations) expect(isElsewhere(to, headerDestinations)).toBe(true);
  expect(isElsewhere('/statistics/forecast', headerDestinations)).toBe(true);
  expect(isElsewhere('/premium', headerDestinations)).toBe(true);
});

test('pages below a place, and the settings, are not elsewhere', () => {
  expect(isElsewhere('/badges', headerDestinations)).toBe(false);
  expect(isElsewhere('/settings/security', headerDestinations)).toBe(false);
  expect(isElsewhere('/statistics/forecast', barDestinations)).toBe(false);
  expect(isElsewhere('/progressive', barDestinations)).toBe(true);
});

test('on a phone the leaderboard is marked for what people do together', () => {
  const marked = (path: string) =>
    barDestinations.filter((place) => isMarked(path, place)).map(({ to }) => to);
  expect(marked('/together/team/some')).toEqual(['/leaderboard']);
  expect(marked('/join/ABCDEFGHJK')).toEqual(['/leaderboard']);
  expect(marked('/leaderboard')).toEqual(['/leaderboard']);
  expect(marked('/plan')).toEqual([]);
});

test('every place has an icon of its own, and none has that of an action', () => {
  const icons = new Map(
    [...headerDestinations, ...moreDestinations, ...barDestinations].map(({ to, icon }) => [to, icon]),
  );
  expect(new Set(icons.values()).size).toBe(icons.size);
  expect([...icons.values()]).not.toContain('share');
});
