import { earliestFinish, type RunAhead } from '@hundred/domain/insights/ahead/run-ahead';
import { formatNumber } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { formatDateAsOf } from '../date-format';
import { finishBins } from './finish-bins';
import { FinishPicture } from './finish-picture';
import { FinishTrack } from './finish-track';
import { binsTable, type DatedForecast, rangeText } from './forecast-text';
import { text } from './text';

/** A figure says how many of the latest due dates were finished, of at most this many. */
const recentDueDateCount = 28;

/** The date around which Day 100 is expected, and a chart of the dates of a hundred simulated finishes. */
export function FinishDate({ run, forecast }: { run: RunAhead; forecast: DatedForecast }) {
  const { bins, later } = finishBins(forecast.hundred, forecast.range);
  const { today } = run;
  const recentDueDates = run.dueDates.slice(-recentDueDateCount);
  return (
    <div className="grid grid-cols-1 gap-4 desktop:gap-6 vast:grid-cols-[30rem_minmax(0,1fr)]">
      <Card className="grid gap-6 desktop:grid-cols-[1fr_minmax(280px,auto)] vast:grid-cols-1 vast:content-between">
        <div>
          <p className="text-sm text-ink-3">{text.lastDayAround}</p>
          <p className="numeral mt-1.5 text-[clamp(2.25rem,6vw,4rem)]">
            {formatDateAsOf(today, forecast.middle)}
          </p>
          <p className="mt-2 max-w-[60ch] text-lg text-pretty text-ink-2">{rangeText(forecast)}</p>
        </div>
        <dl className="content-start">
          <Figure name={text.noneMissed}>{formatDateAsOf(today, earliestFinish(run))}</Figure>
          <Figure name={text.daysToGo}>{formatNumber(run.daysLeft)}</Figure>
          <Figure name={text.finishedLately({ days: formatNumber(recentDueDates.length) })}>
            {formatNumber(recentDueDates.filter(({ completed }) => completed).length)}
          </Figure>
        </dl>
        <FinishTrack run={run} forecast={forecast} />
      </Card>
      <ChartFrame
        title={text.finishes}
        summary={text.finishesText}
        series={[]}
        table={binsTable(bins, later, today)}
      >
        <FinishPicture bins={bins} later={later} middle={forecast.middle} />
      </ChartFrame>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line py-3 not-first:border-t">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-[720]">{children}</dd>
    </div>
  );
}
