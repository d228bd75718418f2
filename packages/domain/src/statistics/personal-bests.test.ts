import { describe, expect, it } from 'vitest';
import { Story } from '../rules/story';
import { historyAnswer } from './history-answer';
import { personalBests } from './personal-bests';

const bestsOf = ({ state, history }: Story) =>
  personalBests(historyAnswer(history, { run: state.runIndex + 1 })?.history ?? []);

describe('Personal bests', () => {
  it('are null before anything was done', () => {
    expect(bestsOf(Story.startedOn('2026-01-01'))).toEqual({
      day: null,
      week: null,
      fastest: null,
    });
  });

  it('are the most reps of a date and of a week, and the shortest time of a day', () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 8, { timeSeconds: 300 });
    story.on('2026-01-09').complete({ timeSeconds: 120 });
    story.on('2026-01-10').complete({ actualReps: 40, timeSeconds: 500 });
    story.on('2026-01-12').exercise('pushups');
    // Days 1 to 7 have 10 to 16 reps of each exercise.
    expect(bestsOf(story)).toEqual({
      day: { reps: 120, dayNumber: 10, date: '2026-01-10' },
      week: { reps: 273, days: 7, from: '2026-01-01', to: '2026-01-07' },
      fastest: { seconds: 120, dayNumber: 9, date: '2026-01-09' },
    });
  });

  it('leave out implausibly short times, in which the timer was not running', () => {
    const story = Story.startedOn('2026-01-01').complete({ timeSeconds: 4 });
    expect(bestsOf(story)).toMatchObject({ fastest: null, day: { reps: 30 } });
    const secondsOf = (timeSeconds: number) =>
      bestsOf(Story.startedOn('2026-01-01').complete({ timeSeconds })).fastest?.seconds;
    expect([secondsOf(14), secondsOf(15)]).toEqual([undefined, 15]);
  });

  it('prefer the first of equal ones', () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 2, {
      actualReps: 20,
      timeSeconds: 60,
    });
    expect(bestsOf(story)).toMatchObject({ day: { dayNumber: 1 }, fastest: { dayNumber: 1 } });
  });
});
