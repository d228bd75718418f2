import type { Forecast, RunAhead } from '@hundred/domain/insights/ahead/forecast';
import { earliestFinish } from '@hundred/domain/insights/ahead/run-ahead';
import { datesOfStreak, type StreakAhead } from '@hundred/domain/insights/ahead/streak-ahead';
import type { TimeAhead } from '@hundred/domain/insights/ahead/time-ahead';
import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { formatDateOn } from '../date-format';
import { TimePerDay } from '../details/time-per-day-card';
import { finishBins } from './finish-bins';
import { FinishPicture } from './finish-picture';
import {
  binsTable,
  chanceInTens,
  chartText,
  type DatedForecast,
  endsWithin,
  lastOf,
  rangeText,
  streakReasonText,
} from './forecast-text';

type Props = {
  run: RunAhead;
  forecast: Forecast;
  times: readonly TimeAhead[];
  streak: StreakAhead | null;
};

export function ForecastView({ run, forecast, times, streak }: Props) {
  const lastClean = (dates: number) => (endsWithin(dates, run) ? earliestFinish(run) : lastOf(dates, run));
  return (
    <>
      {forecast.kind === 'tooEarly' && <TooEarly run={run} />}
      {forecast.kind === 'changing' && <Changing run={run} {...forecast} />}
      {forecast.kind === 'overAYear' && (
        <Card>
          <p className="text-sm text-ink-3">Day 100</p>
          <p className="numeral mt-1 text-[clamp(1.75rem,5vw,3rem)]">More than a year at this pace</p>
          <p className="mt-2 max-w-[44ch] text-lg text-ink-2">
            That is where the last weeks lead, not where you have to go. Every day done moves it.
          </p>
        </Card>
      )}
      {forecast.kind === 'date' && <FinishDate run={run} forecast={forecast} />}
      {(forecast.kind === 'date' || forecast.kind === 'overAYear') && (
        <div className="mt-4 grid gap-4 tablet:grid-cols-2 tablet:max-desktop:fill-last-row desktop:mt-6 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none desktop:gap-6">
          <Chance title="Clean 7" to={lastClean(7)} chance={forecast.cleanWeek} today={run.today}>
            {`you complete each date ${endsWithin(7, run) ? 'to Day 100' : 'of the next 7'}.`}
          </Chance>
          <Chance title="Clean 14" to={lastClean(14)} chance={forecast.cleanFortnight} today={run.today}>
            {`you do so ${endsWithin(14, run) ? 'to Day 100' : 'for the next 14'}. One gap does not end a streak.`}
          </Chance>
          {streak && (
            <Chance
              title="Streak alive"
              to={lastOf(datesOfStreak, run)}
              chance={streak.alive}
              today={run.today}
            >
              {`your streak lives through the next 30 dates${endsWithin(datesOfStreak, run) ? ', or to Day 100 if that comes first' : ''}. ${streakReasonText(streak.reason, run.today)}`}
            </Chance>
          )}
          {times.length > 0 && <TimePerDay times={times} />}
        </div>
      )}
      <p className="mt-6 text-sm text-ink-3">
        Worked out on this device from your log. It knows how your dates went, not what comes.
      </p>
    </>
  );
}

function TooEarly({ run }: { run: RunAhead }) {
  return (
    <EmptyState title="A forecast comes after two weeks">
      {`It needs 14 dates of this run to know your rhythm. So far there are ${formatNumber(run.datesOfRun)}.`}
    </EmptyState>
  );
}

function FinishDate({ run, forecast }: { run: RunAhead; forecast: DatedForecast }) {
  const { bins, later } = finishBins(forecast.hundred, forecast.range);
  const { today } = run;
  const lately = run.dueDates.slice(-28);
  return (
    <>
      <Card className="mb-4 grid gap-6 desktop:mb-6 desktop:grid-cols-[1fr_minmax(280px,auto)]">
        <div>
          <p className="text-sm text-ink-3">Day 100 around</p>
          <p className="numeral mt-1.5 text-[clamp(2.25rem,6vw,4rem)]">
            {formatDateOn(today, forecast.middle)}
          </p>
          <p className="mt-2 max-w-[44ch] text-lg text-ink-2">{rangeText(forecast, today)}</p>
        </div>
        <dl className="content-start">
          <Figure name="None missed from here on">{formatDateOn(today, earliestFinish(run))}</Figure>
          <Figure name="Days to go">{formatNumber(run.daysLeft)}</Figure>
          <Figure name={`Completed of the last ${lately.length} dates`}>
            {formatNumber(lately.filter(({ completed }) => completed).length)}
          </Figure>
        </dl>
      </Card>
      <ChartFrame
        title="A hundred times from here"
        summary={chartText(run)}
        series={[]}
        table={binsTable(bins, later, today)}
      >
        <FinishPicture bins={bins} later={later} middle={forecast.middle} />
      </ChartFrame>
    </>
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

type ChanceProps = { title: string; to: string; chance: number; today: string; children: ReactNode };

function Chance({ title, to, chance, today, children }: ChanceProps) {
  const percent = chanceInTens(chance);
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-3">{`to ${formatDateOn(today, to)}`}</p>
      </div>
      <p className="numeral mt-2 text-numeral-md">{formatPercent(percent)}</p>
      <TenCells filled={percent / 10} />
      <p className="mt-3 text-sm text-ink-2">
        About {percent === 10 ? '1 time' : `${percent / 10} times`} in 10 {children}
      </p>
    </Card>
  );
}

function TenCells({ filled }: { filled: number }) {
  return (
    <div aria-hidden="true" className="mt-3 grid grid-cols-10 gap-1">
      {Array.from({ length: 10 }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the ten cells never change places
          key={index}
          className={classNames(
            'aspect-square max-h-8 rounded-[21%]',
            index < filled ? 'bg-ink' : 'border-[1.5px] border-edge',
          )}
        />
      ))}
    </div>
  );
}

function Changing({ run, lately, before }: { run: RunAhead; lately: number; before: number }) {
  const parts = [
    { name: 'Last 14 asked dates', share: lately, dates: run.dueDates.slice(-14) },
    { name: 'The 28 before', share: before, dates: run.dueDates.slice(-42, -14) },
  ];
  return (
    <Card className="grid gap-6 tablet:grid-cols-3">
      <div>
        <h2 className="text-xl">Your rhythm is changing; a date would be a guess</h2>
        <p className="mt-2 text-sm text-ink-2">
          The last two weeks and the four before them are too far apart to draw one line through both. The
          date comes back when they agree.
        </p>
      </div>
      {parts.map(({ name, share, dates }) => (
        <div key={name}>
          <p className="text-sm text-ink-3">{name}</p>
          <p className="numeral text-numeral-md">{formatPercent(100 * share)}</p>
          <div aria-hidden="true" className="mt-2 flex flex-wrap gap-1">
            {dates.map(({ date, completed }) => (
              <span
                key={date}
                className={classNames(
                  'size-4 rounded-[21%]',
                  completed ? 'bg-done' : 'border-[1.5px] border-edge',
                )}
              />
            ))}
          </div>
        </div>
      ))}
    </Card>
  );
}
