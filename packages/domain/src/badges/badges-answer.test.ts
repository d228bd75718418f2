import { describe, expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { Story } from '../rules/story';
import { badgesAnswer } from './badges-answer';
import { badgeDefinitions } from './definitions';

const answer = ({ log, now }: Story) => badgesAnswer(fold(log), now)!;
const currentValueOf = (id: string, story: Story) =>
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
    expect(currentValueOf('perfect_week', story.on('2025-01-11'))).toBe(3);
    expect(currentValueOf('perfect_week', story.on('2025-01-12'))).toBe(0);
  });

  it('towards a comeback counts the days in a row since the gap while they last', () => {
    const story = Story.startedOn('2025-01-01').complete();
    expect(currentValueOf('comeback', story)).toBe(0);
    story.completeFrom('2025-01-08', 2);
    expect(currentValueOf('comeback', story)).toBe(2);
    expect(currentValueOf('comeback', story.on('2025-01-20'))).toBe(0);
  });

  it('towards the end of the club counts its days, and none of season 1', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 3);
    expect(currentValueOf('century_club_legend', story)).toBe(0);
    expect(currentValueOf('century_champion', story)).toBe(3);
  });
});
