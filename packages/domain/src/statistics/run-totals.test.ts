import { describe, expect, it } from 'vitest';
import { exercises, historyFromLetters } from '../insights/testing/history-from-letters';
import { Story } from '../rules/story';
import { historyAnswer } from './history-answer';
import { progressHistory } from './progress-history';
import { runTotals } from './run-totals';

const totalsOf = ({ state, history }: Story) =>
  runTotals(historyAnswer(history, { run: state.runIndex + 1 })?.history ?? []);

const firstRun = 0;

describe('The totals of a run', () => {
  it('cover its hundred days, from the first date to the one of Day 100', () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100, { timeSeconds: 960 });
    expect(totalsOf(story.on('2026-05-01'))).toEqual({
      reps: 17_850,
      seconds: 96_000,
      first: '2026-01-01',
      last: '2026-04-10',
    });
  });

  it('count the reps of an incomplete day, and no time of a forgotten timer', () => {
    const story = Story.startedOn('2026-01-01').complete({ timeSeconds: 60 });
    story.on('2026-01-02').complete({ timeSeconds: 20_000 });
    story.on('2026-01-03').exercise('pushups');
    // Days 1 and 2, and the push-ups of Day 3.
    expect(totalsOf(story.on('2026-01-04'))).toMatchObject({ reps: 30 + 33 + 12, seconds: 60 });
  });

  it('count a time of up to three hours, and only of complete days', () => {
    const entries = (letters: string, timeSeconds: number) =>
      progressHistory(
        historyFromLetters('2026-01-01', letters, () => ({
          exercises: exercises(
            () => 10,
            () => 10,
            { timeSeconds },
          ),
        })),
        firstRun,
      );
    expect(runTotals(entries('cc', 10_800))?.seconds).toBe(21_600);
    expect(runTotals(entries('cc', 10_801))?.seconds).toBeNull();
    expect(runTotals(entries('cp', 60))?.seconds).toBe(60);
  });

  it('have no time if the timer never ran', () => {
    expect(totalsOf(Story.startedOn('2026-01-01').complete())?.seconds).toBeNull();
    expect(runTotals([])).toBeUndefined();
  });
});
