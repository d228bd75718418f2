import { describe, expect, it } from 'vitest';
import { historyOf } from '../challenge/state/history';
import type { History, RunSummary } from '../challenge/state/state';
import { addDays } from '../days/civil-date';
import { Story } from '../rules/story';
import { ghostOf } from './ghost';
import { historyFromLetters } from './testing/history-from-letters';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

const ghost = (story: Story) => {
  const history = historyOf(story.log, story.now);
  return history && ghostOf(history);
};

/** Twelve completed days with two missed ones among them, then a restart on 1 April. */
function storyOfSecondRun(): Story {
  const story = Story.startedOn('2026-03-01').completeFrom('2026-03-01', 5);
  story.completeFrom('2026-03-08', 7, { timeSeconds: 400 });
  story.on('2026-04-01').ask({ kind: 'restart' });
  return story;
}

describe('The earlier run at this day number', () => {
  it('is compared by the number of dates it took, and by the results of that day', () => {
    const story = storyOfSecondRun().completeFrom('2026-04-01', 6).on('2026-04-07');
    // Day 7, with 16 reps of each exercise, was on the ninth date of the first run, after two missed ones.
    expect(ghost(story)).toEqual({
      since: '2026-03-01',
      dayNumber: 7,
      dates: { before: 9, now: 7 },
      reps: 48,
      seconds: 400,
    });
  });

  it('is null in a first run, and beyond the last day of an earlier one', () => {
    expect(ghost(Story.startedOn('2026-03-01').completeFrom('2026-03-01', 5))).toBeNull();
    const story = storyOfSecondRun().completeFrom('2026-04-01', 12).on('2026-04-13');
    expect(ghost(story)).toBeNull();
  });
});

describe('The best of several earlier runs', () => {
  /** Runs one after the other, each described by letters and its special fields. */
  function historyOfRuns(...runs: (readonly [string, Partial<RunSummary>?])[]): History {
    let first = 0;
    const parts = runs.map(([letters, changes], run) => {
      const date = addDays('2026-03-01', first);
      first += letters.length;
      const part = historyFromLetters(date, letters, () => ({ run }));
      return { ...part, runs: [{ ...part.runs[0]!, ...changes }] };
    });
    return {
      today: parts.at(-1)!.today,
      runs: parts.flatMap((part) => part.runs),
      dates: parts.flatMap(({ dates }) => dates),
    };
  }
  const since = (...runs: Parameters<typeof historyOfRuns>) =>
    ghostOf(historyOfRuns(...runs))?.since.slice(5);
  const strength = { season: 2, path: 'strength' } as const;

  it('is the one that came furthest, and the latest of equals', () => {
    expect(since(['ccc'], ['cccc'], ['ccc'], ['cco'])).toBe('03-04');
    expect(since(['ccc'], ['ccc'], ['cc'], ['cco'])).toBe('03-04');
  });

  it('has the same season and path and completed that day', () => {
    expect(since(['ccc'], ['cccc', strength], ['cco'])).toBe('03-01');
    expect(since(['cccc', { season: 2, path: 'hybrid' }], ['ccc', strength], ['cco', strength])).toBe(
      '03-05',
    );
    expect(since(['cc'], ['cco'])).toBeUndefined();
    expect(since(['cccm'], ['cc', strength])).toBeUndefined();
  });

  it('counts the dates up to the one on which that day was completed', () => {
    expect(ghostOf(historyOfRuns(['cmrcpc'], ['cmc']))).toEqual({
      since: '2026-03-01',
      dayNumber: 2,
      dates: { before: 4, now: 3 },
      reps: 30,
      seconds: null,
    });
  });

  it('is null for a run that is over', () => {
    expect(since(['ccc'], ['cc', { closedOn: '2026-03-06' }])).toBeUndefined();
    expect(since(['ccc'], ['cc', { finishedOn: '2026-03-05' }])).toBeUndefined();
    expect(ghostOf({ today: '2026-03-01', runs: [], dates: [] })).toBeNull();
  });
});
