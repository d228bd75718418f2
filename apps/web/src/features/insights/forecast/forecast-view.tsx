import type { Forecast } from '@hundred/domain/insights/ahead/forecast';
import { earliestFinish, type RunAhead } from '@hundred/domain/insights/ahead/run-ahead';
import { datesOfStreak, type StreakAhead } from '@hundred/domain/insights/ahead/streak-ahead';
import type { TimeAhead } from '@hundred/domain/insights/ahead/time-ahead';
import { formatNumber } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { formatDateAsOf } from '../date-format';
import { ChanceCard } from './chance-card';
import { ChangingRhythm } from './changing-rhythm';
import { FinishDate } from './finish-date';
import { endsWithin, lastDateOf, streakReasonText } from './forecast-text';
import { text } from './text';
import { TimePerDay } from './time-per-day-card';

type Props = {
  run: RunAhead;
  forecast: Forecast;
  times: readonly TimeAhead[];
  streak: StreakAhead | null;
};

/** The forecast, or why there is none, and below it the chances of the next days. */
export function ForecastView({ run, forecast, times, streak }: Props) {
  return (
    <>
      {forecast.kind === 'tooEarly' && (
        <EmptyState title={text.tooEarly}>
          {text.tooEarlyReason({ days: formatNumber(run.datesOfRun) })}
        </EmptyState>
      )}
      {forecast.kind === 'changing' && <ChangingRhythm run={run} {...forecast} />}
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
    </>
  );
}

type ChancesProps = Omit<Props, 'forecast'> & {
  forecast: Exclude<Forecast, { kind: 'tooEarly' | 'changing' }>;
};

/** What can be expected of the next days: none missed, the streak, and the time per day. */
function Chances({ run, forecast, times, streak }: ChancesProps) {
  const { today } = run;
  const lastPerfectDate = (days: number) =>
    endsWithin(days, run) ? earliestFinish(run) : lastDateOf(days, run);
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
          until={formatDateAsOf(today, lastPerfectDate(days))}
          chance={days === 7 ? forecast.cleanWeek : forecast.cleanFortnight}
          event={perfectText(days)}
        />
      ))}
      {streak && (
        <ChanceCard
          title={text.streak}
          until={formatDateAsOf(today, lastDateOf(datesOfStreak, run))}
          chance={streak.alive}
          event={`${streakText({ days: datesOfStreak })} ${streakReasonText(streak.reason, today)}`}
        />
      )}
      {times.length > 0 && <TimePerDay times={times} />}
    </div>
  );
}
