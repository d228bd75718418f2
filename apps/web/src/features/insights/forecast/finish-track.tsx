import { daysBetween } from '@hundred/domain/days/civil-date';
import { programLength } from '@hundred/domain/days/exercises';
import type { RunAhead } from '@hundred/domain/insights/ahead/run-ahead';
import { formatNumber } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import type { DatedForecast } from './forecast-text';
import { text } from './text';

/** If today is at this percentage of the track or after it, "Today" does not overlap the name of the left end. */
const leastForFirstDay = 20;
/** The same for the right end, if today is there or before. */
const mostForLastDay = 75;

/** The way from Day 1 over today to the likely dates of Day 100. Screen readers get the text beside it instead. */
export function FinishTrack({ run, forecast }: { run: RunAhead; forecast: DatedForecast }) {
  const { today, from, dueDates, datesOfRun, daysLeft } = run;
  const { range, middle } = forecast;
  // The due dates may begin in an earlier run; the last `datesOfRun` of them are those of this one.
  const start = dueDates.at(-datesOfRun)?.date ?? from;
  const length = Math.max(1, daysBetween(start, range.to));
  const percentOf = (date: string) => (100 * daysBetween(start, date)) / length;
  const [todayPercent, likelyStartPercent] = [percentOf(today), percentOf(range.from)];
  const lastDueDate = dueDates.at(-1);
  const isTodayDone = lastDueDate?.date === today && lastDueDate.completed;
  // `from` is today unless today is done or a rest day.
  const isTodayOpen = from === today;
  const dayNumber = programLength - daysLeft + (isTodayDone ? 0 : 1);
  return (
    <div aria-hidden="true" className="text-xs text-ink-3 desktop:col-span-full">
      <div className="relative mx-4.5 h-9 *:absolute *:top-1/2 *:-translate-y-1/2">
        <span className="left-0 h-2 rounded-full bg-done" style={{ width: `${todayPercent}%` }} />
        <span
          className="border-t-2 border-dotted border-edge"
          style={{ left: `${todayPercent}%`, right: `${100 - likelyStartPercent}%` }}
        />
        <span
          className="right-0 h-4.5 min-w-2 rounded-1 border-[1.5px] border-ink"
          style={{ left: `${likelyStartPercent}%` }}
        />
        <span className="h-6 w-1 -translate-x-1/2 bg-ink" style={{ left: `${percentOf(middle)}%` }} />
        <span
          className={classNames(
            'grid size-9 -translate-x-1/2 place-items-center rounded-[21%] text-sm font-[780]',
            isTodayDone && 'bg-done text-on-done',
            !isTodayDone && (isTodayOpen ? 'bg-accent text-on-accent' : 'bg-rest text-on-rest'),
          )}
          style={{ left: `${todayPercent}%` }}
        >
          {formatNumber(dayNumber)}
        </span>
      </div>
      <div className="relative mx-4.5 mt-1 h-[1.5em] *:absolute *:whitespace-nowrap">
        {todayPercent >= leastForFirstDay && <span className="left-0">{text.firstDay}</span>}
        <span className="-translate-x-1/2 font-[640] text-ink" style={{ left: `${todayPercent}%` }}>
          {text.today}
        </span>
        {todayPercent <= mostForLastDay && <span className="right-0">{text.lastDay}</span>}
      </div>
    </div>
  );
}
