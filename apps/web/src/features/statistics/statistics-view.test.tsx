import { exerciseNames } from '@hundred/domain/days/exercises';
import { gentlePlan } from '@hundred/domain/rules/gentle-plan';
import { Story } from '@hundred/domain/rules/story';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { statsAnswer } from '@hundred/domain/statistics/stats-answer';
import { personaNames, personas } from '@hundred/testkit/logs/personas';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../platform/format/format';
import { StatisticsView } from './statistics-view';

const profile = { displayName: null, ageGroup: '30-39', showNameOnLeaderboard: false } as const;

function draw({ state, history }: Story) {
  const answer = historyAnswer(history, { run: state.run + 1 })!;
  const markup = renderToString(
    <StatisticsView stats={statsAnswer(profile, state)} history={answer} names={exerciseNames} />,
  ).replaceAll('<!-- -->', '');
  const table = (title: string) =>
    new RegExp(`<caption[^>]*>${title.replace(/[()]/g, '\\$&')}</caption>.*?<tbody>(.*?)</tbody>`, 's').exec(
      markup,
    )?.[1] ?? '';
  const rows = (title: string) =>
    [...table(title).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell),
    );
  return { markup, rows, entries: answer.history };
}

describe('The statistics of', () => {
  it.each(personaNames)('%s are those of the log', (name) => {
    const person = personas[name]();
    const { state } = person;
    const { markup, rows, entries } = draw(person);
    const tiles = [...markup.matchAll(/<p class="numeral[^"]*">([\d,]+) ?</g)].map(([, figure]) => figure);
    expect(tiles).toEqual(
      [state.centuryClubDay ?? state.currentDay, state.streak, state.totalReps, state.badges.length].map(
        formatNumber,
      ),
    );
    const daily = rows('Daily Progress (Last 30 Days)');
    expect(daily).toHaveLength(Math.min(30, entries.length));
    expect(daily.at(-1)?.[1]).toBe(`Day ${entries.at(-1)?.dayNumber}`);
    expect(rows('Weekly Performance')).toHaveLength(Math.min(8, Math.ceil(entries.length / 7)));
    expect(rows('Exercise Breakdown').map(([exercise]) => exercise)).toEqual(Object.values(exerciseNames));
    expect(rows('Performance Metrics')[0]).toEqual(['Consistency', String(state.completionRate)]);
  });
});

describe('Personal bests', () => {
  const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  it('stand above the charts: best day, best week, fastest, longest, and the progress since Day 1', () => {
    const person = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 11, { timeSeconds: 240 });
    const text = textOf(draw(person).markup);
    expect(text).toContain('Most reps in a day 60 Day 11, January 11, 2026');
    expect(text).toContain('Best week 273 reps Week 1, 7 days complete');
    expect(text).toContain('Fastest day 4:00 Day 1, January 1, 2026');
    expect(text).toContain('Longest streak 11 days');
    expect(text).toContain('Day 11 against Day 1 Day 1 30 reps Day 11 60 reps You do 2 times the reps');
    expect(text.indexOf('Personal bests')).toBeLessThan(text.indexOf('Daily Progress'));
  });

  it('name the factor since the first day from a tenth more on', () => {
    const person = Story.startedOn('2026-01-01');
    person.ask({ kind: 'startTrial' });
    const rule = { kind: 'steps', start: 50, step: 1, every: 1, ceiling: 450 } as const;
    person.ask({ kind: 'adoptPlan', plan: gentlePlan([], rule) });
    const factorText = () => /You do .*? the reps/.exec(textOf(draw(person).markup))?.[0];
    person.completeFrom('2026-01-01', 5);
    expect(factorText()).toBeUndefined();
    person.on('2026-01-06').complete();
    expect(factorText()).toBe('You do 1.1 times the reps');
  });

  it('are not shown before the first rep, nor the progress on Day 1', () => {
    expect(textOf(draw(Story.startedOn('2026-01-01')).markup)).not.toContain('Personal bests');
    expect(textOf(draw(Story.startedOn('2026-01-01').complete()).markup)).not.toContain('against Day 1');
  });
});

describe('The charts', () => {
  const pictures = (markup: string) => [...markup.matchAll(/role="img"/g)].length;

  it('show that there is nothing yet without an entry', () => {
    const person = Story.startedOn('2026-01-01').complete();
    person.ask({ kind: 'restart' });
    const { markup, rows, entries } = draw(person);
    expect(entries).toHaveLength(0);
    expect(markup.match(/Nothing to show yet/g)?.length).toBeGreaterThanOrEqual(3);
    expect(rows('Daily Progress (Last 30 Days)')).toEqual([]);
    expect(pictures(markup)).toBe(4);
  });

  it.each([
    [1, 1, 1],
    [29, 29, 5],
    [100, 30, 8],
  ])('show for %i entries the last %i days and %i weeks', (days, points, weeks) => {
    const { rows, entries } = draw(Story.startedOn('2025-01-01').completeFrom('2025-01-01', days));
    expect(entries).toHaveLength(days);
    expect(rows('Daily Progress (Last 30 Days)')).toHaveLength(points);
    expect(rows('Weekly Performance')).toHaveLength(weeks);
  });

  it('handle 400 entries, most of them missed', () => {
    const { markup, rows, entries } = draw(Story.startedOn('2025-01-01').complete().on('2026-02-04'));
    expect(entries).toHaveLength(400);
    expect(rows('Daily Progress (Last 30 Days)')).toHaveLength(30);
    expect(rows('Weekly Performance').map(([week]) => week)).toContain('Week 58');
    expect(markup).toContain('you did 0 reps and reached the target on 0');
  });
});
