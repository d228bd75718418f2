import { forecastOf } from '@hundred/domain/insights/ahead/forecast';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleRun } from './forecast-example';
import { ForecastView } from './forecast-view';

/** The text with this many days to go, on April 30, which is today in the example. */
function textWith(daysLeft: number, dueDates = exampleRun.dueDates): string {
  const run = { ...exampleRun, daysLeft, dueDates };
  const streak = { reason: { kind: 'notCovered' }, alive: 0.5 } as const;
  return renderToString(<ForecastView run={run} forecast={forecastOf(run)} times={[]} streak={streak} />)
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('The forecast', () => {
  it('shows as many dates as the hundred days still take', () => {
    const text = textWith(31);
    expect(text).toContain('Next 7 days until May 6 ');
    expect(text).toContain('chance of a perfect week.');
    expect(text).toContain('Next 14 days until May 13 ');
    expect(text).toContain('chance of two perfect weeks.');
    expect(text).toContain(
      'chance that your streak lasts another 30 days. A missed day ends your streak, because you turned off',
    );
  });

  it('names the earliest possible date of Day 100, not the first likely one', () => {
    const everyOtherDone = exampleRun.dueDates.map((date, index) => ({
      ...date,
      completed: index % 2 === 0,
    }));
    // The sixtieth date from April 30 on.
    expect(textWith(60, everyOtherDone)).toContain('Day 100 if you finish every day Jun 28 ');
  });

  it('shows no date after Day 100', () => {
    const text = textWith(8);
    expect(text).toContain('Next 7 days until May 6 ');
    expect(text).toContain('Next 14 days until May 7 ');
    expect(text).toContain('chance of finishing every day until Day 100.');
    expect(text).toContain(
      'chance that your streak lasts another 30 days or until Day 100. A missed day ends your streak, because you turned off',
    );
    expect(textWith(6)).toContain('Next 7 days until May 5 ');
    expect(textWith(6)).toContain('chance of finishing every day until Day 100.');
  });
});
