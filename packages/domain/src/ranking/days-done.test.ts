import { describe, expect, it } from 'vitest';
import { Story } from '../rules/story';
import { daysDone } from './days-done';

describe('The completed days of the hundred', () => {
  it('are those before today, and today once it is complete', () => {
    const story = Story.startedOn('2026-03-01');
    expect(daysDone(story.state)).toBe(0);
    story.complete();
    expect(daysDone(story.state)).toBe(1);
    story.later(24);
    expect(daysDone(story.state)).toBe(1);
  });

  it('are all hundred from Day 100 on, through the Century Club, and none after a restart', () => {
    const story = Story.startedOn('2026-03-01').completeFrom('2026-03-01', 100);
    expect(daysDone(story.state)).toBe(100);
    story.ask({ kind: 'choosePath', path: 'strength' });
    expect(daysDone(story.later(24).state)).toBe(100);
    story.ask({ kind: 'restart' });
    expect(daysDone(story.state)).toBe(0);
  });
});
