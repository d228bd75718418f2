import { exerciseNames } from '@hundred/domain/days/exercises';
import { Story } from '@hundred/domain/rules/story';
import { historyAnswer } from '@hundred/domain/statistics/history-answer';
import { statsAnswer } from '@hundred/domain/statistics/stats-answer';
import { personaNames, personas } from '@hundred/testkit/logs/personas';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../platform/format/format';
import { StatisticsView } from './statistics-view';

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** The weeks of the small panel. */
const countWeeks = (markup: string) =>
  /Days completed per week, starting with Week \d+: ([\d, ]+)</.exec(markup)?.[1]?.split(', ').length ?? 0;

const profile = { displayName: null, ageGroup: '30-39', showNameOnLeaderboard: false } as const;

function render({ state, history }: Story) {
  const answer = historyAnswer(history, { run: state.runIndex + 1 })!;
  const markup = renderToString(
    <StaticRouter location="/statistics">
      <StatisticsView
        stats={statsAnswer(profile, state)}
        history={answer}
        names={exerciseNames}
        // Three exercises, each with 10 reps on Day 1 and one more every day.
        targetOn={(day) => 3 * (day + 9)}
        today={state.today}
      />
    </StaticRouter>,
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
    const { markup, rows, entries } = render(person);
    const numbers = markup.slice(markup.indexOf('aria-label="Your numbers"'));
    const tiles = [...numbers.matchAll(/<b [^>]*>([\d,]+)<\/b>/g)].map(([, figure]) => figure);
    expect(tiles).toEqual(
      [state.centuryClubDay ?? state.currentDay, state.streak, state.totalReps, state.badges.length].map(
        formatNumber,
      ),
    );
    const daily = rows('Daily Progress (Last 30 Days)');
    expect(daily).toHaveLength(Math.min(30, entries.length));
    expect(daily.at(-1)?.[1]).toBe(`Day ${entries.at(-1)?.dayNumber}`);
    const panels = textOf(markup);
    expect(countWeeks(markup)).toBe(Math.min(8, Math.ceil(entries.length / 7)));
    for (const exercise of Object.values(exerciseNames)) expect(panels).toContain(exercise);
    expect(panels).toContain(`Consistency ${state.completionRate}%`);
  });
});

describe('The story at the top', () => {
  const storyText = (person: Story) => textOf(render(person).markup);

  it('compares the last completed day with Day 1, and names the plan of Day 100', () => {
    const person = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 11).on('2026-01-12');
    expect(storyText(person)).toContain(
      '2 times your Day 1 reps. 30 reps on Day 1, 60 yesterday. On Day 100, you’ll do 327 reps.',
    );
    expect(storyText(person.on('2026-01-13'))).toContain(
      '30 reps on Day 1, 60 on Day 11. On Day 100, you’ll do 327 reps.',
    );
    expect(storyText(person.complete())).toContain(
      '30 reps on Day 1, 63 today. On Day 100, you’ll do 327 reps.',
    );
  });

  it('says to keep going before Day 4', () => {
    const person = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 2).on('2026-01-03');
    expect(storyText(person)).toContain(
      'Day 3. Keep going. 30 reps on Day 1, 33 yesterday. On Day 100, you’ll do 327 reps.',
    );
    expect(storyText(Story.startedOn('2026-01-01'))).toContain(
      'Day 1. Keep going. Today’s target: 30 reps in total. On Day 100, you’ll do 327 reps.',
    );
  });

  it('describes its picture: the line, today apart from it, and the goal', () => {
    const person = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 4).on('2026-01-05');
    person.exercise('pushups');
    expect(render(person).markup).toContain(
      'aria-label="Reps per day, from 30 on Day 1 to 39 on Day 4. Today is Day 5, with a target of 42 reps. On Day 100, you’ll do 327 reps."',
    );
  });
});

describe('Personal bests', () => {
  it('are the best day, the best week, the fastest day and the longest streak, above the charts', () => {
    const person = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 11, { timeSeconds: 240 });
    const text = textOf(render(person).markup);
    expect(text).toContain('Most reps in a day 60 Day 11, Sunday');
    // Weeks begin with the first date of the run. In the first one each exercise has 10 to 16 reps a day.
    expect(text).toContain('Most reps in a week 273 Jan 1 – 7, 7 of 7 days');
    expect(text).toContain('Fastest day 4:00 min Day 1');
    expect(text).toContain('Longest streak 11 days Your streak right now');
    expect(text.indexOf('Personal bests')).toBeLessThan(text.indexOf('Daily Progress'));
  });

  it('are not shown before the first rep', () => {
    expect(textOf(render(Story.startedOn('2026-01-01')).markup)).not.toContain('Personal bests');
  });
});

describe('The charts', () => {
  const pictures = (markup: string) => [...markup.matchAll(/role="img"/g)].length;

  it('show that there is nothing yet without an entry', () => {
    const person = Story.startedOn('2026-01-01').complete();
    person.ask({ kind: 'restart' });
    const { markup, rows, entries } = render(person);
    expect(entries).toHaveLength(0);
    expect(markup.match(/Nothing to show yet/g)).toHaveLength(2);
    expect(rows('Daily Progress (Last 30 Days)')).toEqual([]);
    // The story in two sizes, and the daily progress.
    expect(pictures(markup)).toBe(3);
  });

  it.each([
    [1, 1, 1],
    [29, 29, 5],
    [100, 30, 8],
  ])('show for %i entries the last %i days and %i weeks', (days, points, weeks) => {
    const { markup, rows, entries } = render(Story.startedOn('2025-01-01').completeFrom('2025-01-01', days));
    expect(entries).toHaveLength(days);
    expect(rows('Daily Progress (Last 30 Days)')).toHaveLength(points);
    expect(countWeeks(markup)).toBe(weeks);
  });

  it('handle 400 entries, most of them missed', () => {
    const { markup, rows, entries } = render(Story.startedOn('2025-01-01').complete().on('2026-02-04'));
    expect(entries).toHaveLength(400);
    expect(rows('Daily Progress (Last 30 Days)')).toHaveLength(30);
    // 400 dates reach into week 58.
    expect(markup).toMatch(/>W58<\/p>/);
    expect(markup).toContain('you did 0 reps. You reached your target on 0 days.');
  });
});
