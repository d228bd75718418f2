import { describe, expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { Story } from '../rules/story';
import { badgesAnswer } from './badges-answer';
import { badgeDefinitions } from './definitions';

const answer = ({ log, now }: Story) => badgesAnswer(fold(log), now)!;
const counted = (story: Story, id: string) =>
  answer(story).progress.find(({ badgeId }) => badgeId === id)?.currentValue;

describe('The badges of a person', () => {
  it('are all badges, each with the local date on which it was earned', () => {
    const story = Story.startedOn('2025-01-01', 'Pacific/Auckland', '06:00').complete();
    story.on('2025-01-02').moveTo('America/New_York');
    const { allBadges, userBadges, progress } = answer(story);
    expect(allBadges.map(({ id }) => id)).toEqual(badgeDefinitions.map(({ id }) => id));
    expect(userBadges).toEqual(['first_step', 'early_bird']);
    const [first, second] = allBadges;
    expect(first).toEqual({ ...badgeDefinitions[0], earned: true, earnedOn: '2025-01-01' });
    expect(second).toEqual({ ...badgeDefinitions[1], earned: false, earnedOn: null });
    for (const { badgeId, badge } of progress) expect(badge).toMatchObject({ id: badgeId, earned: false });
  });

  it('are null before the first run', () => {
    expect(badgesAnswer(fold([]), 0)).toBeNull();
  });
});

describe('The progress', () => {
  it('towards a perfect week counts the days of this week, Sunday first', () => {
    const story = Story.startedOn('2025-01-05').completeFrom('2025-01-05', 3);
    expect(counted(story.on('2025-01-11'), 'perfect_week')).toBe(3);
    expect(counted(story.on('2025-01-12'), 'perfect_week')).toBe(0);
  });

  it('towards a comeback counts the days in a row since the gap while they last', () => {
    const story = Story.startedOn('2025-01-01').complete();
    expect(counted(story, 'comeback')).toBe(0);
    story.completeFrom('2025-01-08', 2);
    expect(counted(story, 'comeback')).toBe(2);
    expect(counted(story.on('2025-01-20'), 'comeback')).toBe(0);
  });

  it('towards the end of the club counts its days, and none of season 1', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 3);
    expect(counted(story, 'century_club_legend')).toBe(0);
    expect(counted(story, 'century_champion')).toBe(3);
  });
});
