import { badgeIds } from '@hundred/domain/challenge/facts/badge-id';
import { expect, it } from 'vitest';
import { Challenger } from '../../log/testing/challenger';
import { testApp } from '../../testing/test-app';

const server = testApp();

it('The list has every badge: earned with its date, or locked with its progress', async () => {
  const ana = await Challenger.start(server.current, 'badges', '2026-03-01T20:00:00Z', 'Asia/Tokyo');
  const none = (await ana.get('badges', '2026-03-01T20:00:00Z')).body;
  expect(none.allBadges.map(({ id }: { id: string }) => id)).toEqual(badgeIds);
  expect(none).toMatchObject({ userBadges: [] });
  await ana.completeDay('2026-03-02T12:00:00Z', { actualReps: 20 });
  // In Tokyo it is the next date by now.
  const { allBadges, userBadges, progress } = (await ana.get('badges', '2026-03-02T16:00:00Z')).body;
  expect(userBadges).toEqual(['first_step']);
  expect(allBadges[0]).toEqual({
    id: 'first_step',
    name: 'First Step',
    description: 'Complete your first day',
    icon: 'first_step',
    group: 'streak',
    earned: true,
    earnedOn: '2026-03-02',
  });
  expect(allBadges[1]).toMatchObject({ id: 'week_warrior', earned: false, earnedOn: null });
  // 20 reps of each of the three exercises.
  expect(progress[0]).toEqual({
    badgeId: 'hundred_club',
    badge: expect.objectContaining({ id: 'hundred_club', name: 'Hundred Club', earned: false }),
    currentValue: 60,
    targetValue: 100,
    progressPercent: 60,
  });
  const ids = progress.map(({ badgeId }: { badgeId: string }) => badgeId);
  expect(ids).not.toContain('first_step');
  expect(ids).not.toContain('early_bird');
});
