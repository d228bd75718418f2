import { describe, expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { addDays } from '../days/civil-date';
import { Story } from '../rules/story';
import { daysSince } from './own-figures';
import type { CoachInput } from './tip';
import { chooseTips, tipsOf } from './tips';

const inputOfStory = (story: Story): CoachInput => {
  const { runs, zones } = fold(story.log);
  return { history: story.history, runs, offUntil: null, zones };
};
const firstDate = '2026-03-01';
const afterDays = (days: number) =>
  Story.startedOn(firstDate, 'UTC').completeFrom(firstDate, days).on(addDays(firstDate, days));

describe('The tips of a person’s own figures', () => {
  it('fill all three places from Day 10 on, also before its workout, whatever was shown before', () => {
    for (let days = 9; days < 40; days += 1) {
      const input = inputOfStory(afterDays(days));
      const tips = tipsOf(input);
      const shownOn = Object.fromEntries(tips.map(({ id }) => [id, addDays(input.history.today, -1)]));
      for (const stored of [
        { shownOn: {}, silenced: [] },
        { shownOn, silenced: [] },
      ]) {
        const ids = chooseTips(tips, stored, input.history.today).map(({ id }) => id);
        expect(ids).toHaveLength(3);
        expect(ids).not.toContain('form');
      }
    }
  });

  it('have the figures of the log', () => {
    const tips = Object.fromEntries(
      tipsOf(inputOfStory(afterDays(14))).map(({ id, figures }) => [id, figures]),
    );
    // Days 8 to 14 have 20 reps of each exercise on average, Days 1 to 7 have 13.
    expect(tips.lastDays).toEqual({ perDay: 60, perDayBefore: 39 });
    expect(tips.daysDone).toMatchObject({
      all: { due: 14, completed: 14 },
      on: { due: 2, completed: 2 },
    });
  });

  it('have the completed dates since a tip was followed', () => {
    const story = afterDays(12).on('2026-03-16').complete().on('2026-03-17');
    // From 11 to 16 March, the 11th, the 12th and the 16th are complete.
    expect(daysSince(inputOfStory(story), '2026-03-10')).toEqual({ due: 6, completed: 3 });
    expect(daysSince(inputOfStory(story), '2026-03-17')).toEqual({ due: 0, completed: 0 });
  });
});
