import { calendarAnswer } from '@hundred/domain/calendar/calendar-answer';
import { historyOf } from '@hundred/domain/challenge/state/history';
import type { DateStatus } from '@hundred/domain/challenge/state/state';
import { Story } from '@hundred/domain/rules/story';
import { personaNames, personas } from '@hundred/testkit/logs/personas';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CalendarPage } from './calendar-page';
import { explainDay } from './date-text';
import { type Month, monthOf } from './months';
import { describeRun } from './run-picker';

const statusTexts: Record<DateStatus, string> = {
  complete: 'Complete',
  partial: 'Partial',
  missed: 'Missed',
  rest: 'Rest Day',
  open: 'Not done yet',
};

const markupOf = (
  props: Pick<ComponentProps<typeof CalendarPage>, 'month' | 'calendar' | 'runs' | 'today'>,
) =>
  renderToStaticMarkup(
    <StaticRouter location="/progress">
      <CalendarPage {...props} runNumber={undefined} zone="UTC" onShow={() => {}} onExplain={() => {}} />
    </StaticRouter>,
  );

/** Zones matter only for times of day, which these tests do not show. */
const noZones = [] as const;

/** The calendar of a person at a month, by default the one of today. */
function draw({ log, now }: Pick<Story, 'log' | 'now'>, month?: Month) {
  const history = historyOf(log, now)!;
  const shownMonth = month ?? monthOf(history.today);
  const calendar = calendarAnswer(history, shownMonth, noZones)!;
  const markup = markupOf({ month: shownMonth, calendar, runs: calendar.runs, today: history.today });
  return { history, markup, shownMonth };
}

/** The date and the label of each drawn date. */
const datesOf = (markup: string) => [
  ...markup.matchAll(/data-date="([\d-]+)"[^>]*aria-label="([^"]+)"[^>]*?(aria-current="date")?[ >]/g),
];

describe('The calendar of', () => {
  it.each(personaNames)('%s shows every date as the rules define it', (name) => {
    const { history, markup, shownMonth } = draw(personas[name]());
    const drawnDates = datesOf(markup);
    expect(drawnDates.length).toBeGreaterThanOrEqual(28);
    const records = new Map(history.dates.map((record) => [record.date, record]));
    for (const [, date = '', label = ''] of drawnDates) {
      const record = records.get(date);
      const today = date === history.today ? 'today, ' : '';
      const day = record?.dayNumber == null ? '' : `Day ${record.dayNumber}, `;
      const nothing = date > history.today ? 'upcoming' : 'no challenge';
      expect(label.split(': ')[1]).toBe(
        record ? `${today}${day}${statusTexts[record.status]}` : today + nothing,
      );
    }
    const inMonth = history.dates.filter(({ date }) => monthOf(date).month === shownMonth.month);
    const countWhere = (test: (record: (typeof inMonth)[number]) => boolean) => inMonth.filter(test).length;
    const counters = [...markup.matchAll(/<dd[^>]*>(\d+)<\/dd>/g)].map(([, figure]) => Number(figure));
    expect(counters).toEqual([
      countWhere(({ status }) => status === 'complete'),
      countWhere(
        ({ status, date, run }) => /missed|partial/.test(status) && date < history.today && run !== null,
      ),
      countWhere(({ status }) => status === 'rest'),
    ]);
  });

  it('a person on Day 57 is read by a screen reader as a month of days', () => {
    const { markup } = draw(personas['day 57 with rests'](), { year: 2026, month: 2 });
    const labels = datesOf(markup).map(([, , label = '']) => label);
    expect(labels.slice(6, 13)).toEqual([
      'Saturday, February 7, 2026: Day 33, Complete',
      'Sunday, February 8, 2026: Day 34, Missed',
      'Monday, February 9, 2026: Day 34, Missed',
      'Tuesday, February 10, 2026: Day 34, Missed',
      'Wednesday, February 11, 2026: Day 34, Missed',
      'Thursday, February 12, 2026: Day 34, Complete',
      'Friday, February 13, 2026: Day 35, Complete',
    ]);
    expect(labels[23]).toBe('Tuesday, February 24, 2026: Day 46, Rest Day');
  });

  it('a person shows its dates before the days have loaded', () => {
    const month = { year: 2026, month: 2 };
    const markup = markupOf({ month, calendar: undefined, runs: [], today: '2026-02-10' });
    expect(markup).toContain('aria-busy="true"');
    expect(markup, 'two fingers zoom it').toMatch(/touch-pan-y touch-pinch-zoom/);
    expect(datesOf(markup)).toHaveLength(28);
    const labels = datesOf(markup).map(([, , label]) => label);
    expect([labels[8], labels[10]]).toEqual([
      'Monday, February 9, 2026',
      'Wednesday, February 11, 2026: upcoming',
    ]);
    expect(markup).toMatch(/data-date="2026-02-10"[^>]*aria-current="date"/);
  });
});

describe('The text of a day', () => {
  const { history } = draw(personas['day 57 with rests']());
  const dayOn = (date: string) =>
    calendarAnswer(history, monthOf(date), noZones)!.calendar.find((day) => day.date === date)!;
  const [asToday, asPast] = [true, false];

  it('differs between a rest day that was taken, one that was spent, and a weekday off', () => {
    expect(explainDay(dayOn('2026-01-23'), asPast)).toMatch(/^You took a rest day/);
    expect(explainDay(dayOn('2026-02-24'), asPast)).toMatch(/^We used a rest day for you/);
    const scheduled = { ...dayOn('2026-01-23'), scheduled: true as const };
    expect(explainDay(scheduled, asPast)).toMatch(/^Your plan has no workout/);
  });

  it('differs between a day under way and one that was left partial', () => {
    expect(explainDay(dayOn('2026-03-08'), asToday)).toMatch(/Finish all three today/);
    expect(explainDay(dayOn('2026-03-08'), asPast)).toMatch(/the day doesn’t/);
    // After a restart no run is left in which to finish the day.
    expect(explainDay({ ...dayOn('2026-03-08'), run: null }, asToday)).toMatch(
      /No challenge was running that day/,
    );
  });
});

describe('A run is named by its season, its path and its dates', () => {
  const namesOf = ({ history }: { history: Parameters<typeof calendarAnswer>[0] }) => {
    const { runs, today } = calendarAnswer(history, { year: 2026, month: 4 }, noZones)!;
    return runs.map((run) => describeRun(run, today));
  };
  const hundredDays = () => Story.startedOn('2026-01-01').completeFrom('2026-01-01', 100);
  const firstName = 'Challenge 1: Season 1, January 1, 2026 to April 10, 2026';

  it('while it is current', () => {
    const { log, now } = personas['season 2']();
    expect(namesOf({ history: historyOf(log, now)! })).toEqual([
      firstName,
      'Challenge 2: Season 2, Strength Path, April 12, 2026 to today',
    ]);
  });

  it('after it is finished', () => {
    expect(namesOf(hundredDays().on('2026-05-01'))).toEqual([firstName]);
  });

  it('before it begins, and after it was closed without having begun', () => {
    const story = hundredDays();
    story.ask({ kind: 'choosePath', path: 'strength' });
    expect(namesOf(story)).toEqual([
      firstName,
      'Challenge 2: Season 2, Strength Path, starts April 11, 2026',
    ]);
    story.ask({ kind: 'resetPath' });
    expect(namesOf(story)).toEqual([firstName, 'Challenge 2: Season 2, Strength Path, ended before Day 1']);
  });
});
