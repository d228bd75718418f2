import { fold } from '@hundred/domain/challenge/fold/fold';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { daySample } from '../testing/day-sample';
import { nextExercises } from './next-exercises';
import { tomorrowText } from './tomorrow-text';

const today = daySample({}, { dayNumber: 57 });
/** The device has no log. */
const noHistory = undefined;
const midnight = { when: 'midnight', date: '2026-03-03' } as const;
const nextDay = nextExercises(today, midnight, noHistory);

describe('The line about tomorrow', () => {
  it('has the target and the usual time', () => {
    // 201 reps of 5 seconds, and two rests of 30 seconds.
    expect(tomorrowText(today, midnight, nextDay, [])).toBe('*Tomorrow:* 67 reps each, about 18 min.');
    expect(tomorrowText(today, { ...midnight, when: 'two' }, nextDay, [])).toBe(
      '*Next up:* 67 reps each, about 18 min.',
    );
  });

  it('has the sum if the exercises have targets of their own', () => {
    const member = { ...today, isCenturyClub: true, path: 'endurance' } as const;
    const ofPath = nextExercises(member, midnight, noHistory);
    const sum = ofPath?.reduce((reps, { target }) => reps + target, 0);
    expect(new Set(ofPath?.map(({ target }) => target)).size).toBeGreaterThan(1);
    expect(tomorrowText(member, midnight, ofPath, [])).toMatch(
      new RegExp(`^\\*Tomorrow:\\* ${sum} reps, about \\d+ min\\.$`),
    );
  });

  it('has the figure of a plan, with a time by its own reps', () => {
    // The steps of the plan are 6, 8 and 10 reps.
    const story = Story.startedOn('2026-03-01', 'UTC');
    story.record({
      kind: 'premiumBegan',
      at: story.now,
      paidAt: story.now,
      plan: 'lifetime',
      purchase: 'one',
    });
    story.ask({
      kind: 'adoptPlan',
      plan: gentlePlan([], { kind: 'steps', start: 6, step: 2, every: 1, ceiling: 40 }),
    });
    story.on('2026-03-02').complete();
    const planned = { ...today, dayNumber: 2, plan: { startsOn: '2026-03-01', plan: gentlePlan() } };
    const wholeHistory = { history: story.history, snapshot: fold(story.log), now: story.now };
    const ofPlan = nextExercises(planned, midnight, wholeHistory);
    expect(ofPlan?.map(({ movement }) => movement)).toEqual(['kneePushup', 'deadBug', 'stepJack']);
    expect(tomorrowText(planned, midnight, ofPlan, [])).toBe('*Tomorrow:* 10 reps each, about 4 min.');
    // Without the log the steps of a plan are not known.
    expect(tomorrowText(planned, midnight, nextExercises(planned, midnight, noHistory), [])).toBeUndefined();
  });

  it('counts the seconds of a movement that is held, and has the day in place of a figure', () => {
    const held = [
      { movement: 'pushup', target: 60 },
      { movement: 'plank', target: 30 },
      { movement: 'jumpingJack', target: 60 },
    ] as const;
    // 60 times 5, 30 times 2, 60 times 5 and two rests of 30 seconds.
    expect(tomorrowText(today, midnight, held, [])).toBe('*Tomorrow* is Day 58, about 12 min.');
  });

  it('says "day off" before a weekday off', () => {
    // March 3, 2026 is a Tuesday.
    const plan = { startsOn: '2026-03-02', plan: gentlePlan([2]) };
    expect(tomorrowText({ ...today, plan, restDaysLeft: null }, midnight, nextDay, [])).toBe(
      '*Tomorrow* is a day off.',
    );
  });

  it('does not exist after Day 100', () => {
    expect(tomorrowText({ ...today, dayNumber: 100 }, midnight, nextDay, [])).toBeUndefined();
  });
});
