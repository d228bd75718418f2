import type { Forecast } from '@hundred/domain/insights/ahead/forecast';
import { earliestFinish, type RunAhead } from '@hundred/domain/insights/ahead/run-ahead';
import { datesOfStreak, type StreakAhead } from '@hundred/domain/insights/ahead/streak-ahead';
import type { TimeAhead } from '@hundred/domain/insights/ahead/time-ahead';
import { formatNumber, formatPercent } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { formatDateOn } from '../date-format';
import { ChanceCard } from './chance-card';
import { finishBins } from './finish-bins';
import { FinishPicture } from './finish-picture';
import {
  binsTable,
  type DatedForecast,
  endsWithin,
  lastOf,
  rangeText,
  streakReasonText,
} from './forecast-text';
import { text } from './text';
import { TimePerDay } from './time-per-day-card';

type Props = {
  run: RunAhead;
  forecast: Forecast;
  times: readonly TimeAhead[];
  streak: StreakAhead | null;
};

export function ForecastView({ run, forecast, times, streak }: Props) {
  return (
    <>
      {forecast.kind === 'tooEarly' && (
        <EmptyState title={text.tooEarly}>
          {text.tooEarlyReason({ days: formatNumber(run.datesOfRun) })}
        </EmptyState>
      )}
      {forecast.kind === 'changing' && <Changing run={run} {...forecast} />}
      {forecast.kind === 'overAYear' && (
        <Card>
          <p className="text-sm text-ink-3">{text.lastDay}</p>
          <p className="numeral mt-1 text-[clamp(1.75rem,5vw,3rem)]">{text.overAYear}</p>
          <p className="mt-2 max-w-[44ch] text-lg text-ink-2">{text.overAYearReason}</p>
        </Card>
      )}
      {forecast.kind === 'date' && <FinishDate run={run} forecast={forecast} />}
      {(forecast.kind === 'date' || forecast.kind === 'overAYear') && (
        <Chances run={run} forecast={forecast} times={times} streak={streak} />
      )}
      <p className="mt-6 text-sm text-ink-3">{text.estimate}</p>
    </>
  );
}

type ChancesProps = Omit<Props, 'forecast'> & {
  forecast: Exclude<Forecast, { kind: 'tooEarly' | 'changing' }>;
};

/** What can be expected of the next days: none missed, the streak, and the time per day. */
function Chances({ run, forecast, times, streak }: ChancesProps) {
  const { today } = run;
  const lastPerfect = (days: number) => (endsWithin(days, run) ? earliestFinish(run) : lastOf(days, run));
  const perfectText = (days: number) => {
    if (endsWithin(days, run)) return text.perfectToEnd;
    return days === 7 ? text.perfectWeek : text.perfectFortnight;
  };
  const streakText = endsWithin(datesOfStreak, run) ? text.streakLastsToEnd : text.streakLasts;
  return (
    <div className="mt-4 grid gap-4 tablet:grid-cols-2 tablet:max-desktop:fill-last-row desktop:mt-6 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none desktop:gap-6">
      {([7, 14] as const).map((days) => (
        <ChanceCard
          key={days}
          title={text.nextDays({ days })}
          until={formatDateOn(today, lastPerfect(days))}
          chance={days === 7 ? forecast.cleanWeek : forecast.cleanFortnight}
          describe={(chance) => perfectText(days)({ chance })}
        />
      ))}
      {streak && (
        <ChanceCard
          title={text.streak}
          until={formatDateOn(today, lastOf(datesOfStreak, run))}
          chance={streak.alive}
          describe={(chance) =>
            `${streakText({ chance, days: datesOfStreak })} ${streakReasonText(streak.reason, today)}`
          }
        />
      )}
      {times.length > 0 && <TimePerDay times={times} />}
    </div>
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
          <p className="text-sm text-ink-3">{text.lastDayAround}</p>
          <p className="numeral mt-1.5 text-[clamp(2.25rem,6vw,4rem)]">
            {formatDateOn(today, forecast.middle)}
          </p>
          <p className="mt-2 max-w-[44ch] text-lg text-ink-2">{rangeText(forecast, today)}</p>
        </div>
        <dl className="content-start">
          <Figure name={text.noneMissed}>{formatDateOn(today, earliestFinish(run))}</Figure>
          <Figure name={text.daysToGo}>{formatNumber(run.daysLeft)}</Figure>
          <Figure name={text.finishedLately({ days: formatNumber(lately.length) })}>
            {formatNumber(lately.filter(({ completed }) => completed).length)}
          </Figure>
        </dl>
      </Card>
      <ChartFrame
        title={text.finishes}
        summary={text.finishesText({ earliest: formatDateOn(today, earliestFinish(run)) })}
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

function Changing({ run, lately, before }: { run: RunAhead; lately: number; before: number }) {
  const parts = [
    { id: 'lately', name: text.lately, share: lately, dates: run.dueDates.slice(-14) },
    { id: 'before', name: text.before, share: before, dates: run.dueDates.slice(-42, -14) },
  ];
  return (
    <Card className="grid gap-6 tablet:grid-cols-3">
      <div>
        <h2 className="text-xl">{text.isChanging}</h2>
        <p className="mt-2 text-sm text-ink-2">{text.isChangingReason}</p>
      </div>
      {parts.map(({ id, name, share, dates }) => (
        <div key={id}>
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
