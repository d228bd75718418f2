import { forecastOf } from '@hundred/domain/insights/ahead/forecast';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleRun } from './forecast-example';
import { ForecastView } from './forecast-view';

/** The text on April 30 with this many days to go. */
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
    expect(text).toContain('Clean 7 to May 6 ');
    expect(text).toContain('you complete each date of the next 7.');
    expect(text).toContain('Clean 14 to May 13 ');
    expect(text).toContain('you do so for the next 14. One gap');
    expect(text).toContain('your streak lives through the next 30 dates. Missed dates');
  });

  it('names the earliest possible date of Day 100, not the first likely one', () => {
    const everyOther = exampleRun.dueDates.map((date, index) => ({ ...date, completed: index % 2 === 0 }));
    expect(textWith(60, everyOther)).toContain('No cell lies before June 28: a day cannot be done twice.');
  });

  it('shows no date after Day 100', () => {
    const text = textWith(8);
    expect(text).toContain('Clean 7 to May 6 ');
    expect(text).toContain('Clean 14 to May 7 ');
    expect(text).toContain('you do so to Day 100. One gap');
    expect(text).toContain(
      'your streak lives through the next 30 dates, or to Day 100 if that comes first. Missed dates',
    );
    expect(textWith(6)).toContain('Clean 7 to May 5 ');
    expect(textWith(6)).toContain('you complete each date to Day 100.');
  });
});
