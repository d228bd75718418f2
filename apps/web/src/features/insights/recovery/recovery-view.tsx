import type { Recovery } from '@hundred/domain/insights/recovery';
import type { ReactNode } from 'react';
import { formatDecimal, formatNumber, formatPercent } from '../../../platform/format/format';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { formatDateAsOf } from '../date-format';
import { formatRounded } from '../format-rounded';
import { LoadPicture } from './load-picture';
import { figuresText, loadTable, remarkText } from './recovery-text';
import { text } from './text';

type Props = { recovery: Recovery; today: string; effortQuestion: ReactNode };

const legendSigns = [
  { id: 'complete', sign: 'cell', color: 'var(--color-volume-3)' },
  { id: 'plan', sign: 'dashes', color: 'var(--color-ink)' },
  { id: 'rest', sign: 'line', color: 'var(--color-rest)' },
  { id: 'partial', sign: 'cell', color: 'var(--color-partial)' },
  { id: 'missed', sign: 'cross', color: 'var(--color-missed)' },
] as const;

/** The legend names only what occurs. */
const seriesOfLoad = (dates: Recovery['dates']) =>
  legendSigns
    .filter(({ id }) => id === 'plan' || dates.some(({ status }) => status === id))
    .map(({ id, ...sign }) => ({ ...sign, name: id === 'plan' ? text.plan : text.statuses[id] }));

/** A remark about the load, its chart, and figures to compare it with. */
export function RecoveryView({ recovery, today, effortQuestion }: Props) {
  return (
    <>
      <RemarkCard recovery={recovery} />
      <div className="vast:mb-6 vast:grid vast:grid-cols-[minmax(0,1fr)_22rem] vast:gap-x-12">
        <ChartFrame
          title={text.load}
          summary={
            <>
              {text.loadExplained} <span className="sr-only">{figuresText(recovery)}</span>
            </>
          }
          series={seriesOfLoad(recovery.dates)}
          table={loadTable(recovery, today)}
        >
          <LoadPicture dates={recovery.dates} today={today} />
        </ChartFrame>
        <Figures recovery={recovery} today={today} />
      </div>
      {effortQuestion}
      <p className="mt-6 max-w-[60ch] text-sm text-ink-3">{text.disclaimer}</p>
    </>
  );
}

function RemarkCard({ recovery: { remark, rise, dates } }: { recovery: Recovery }) {
  if (!remark) return null;
  const { title, reason, offersRest } = remarkText(remark, rise);
  const isTodayOpen = dates.at(-1)?.status === 'open';
  return (
    <Card className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 desktop:mb-6">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="max-w-[26ch] text-[clamp(1.5rem,1.1rem+1.7vw,2.25rem)] leading-[1.15] text-balance">
          {title}
        </h2>
        <p className="mt-2 text-ink-2">{reason}</p>
      </div>
      {offersRest && isTodayOpen && (
        <ButtonLink to="/dashboard" look="ink" size="large">
          {text.takeRestDay}
        </ButtonLink>
      )}
    </Card>
  );
}

function Figures({ recovery, today }: { recovery: Recovery; today: string }) {
  const { lastSeven, rise, withoutBreak, effort, effortPerLoad } = recovery;
  /** The note with the figure to compare with. */
  const noteWith = (value: number | null, write: (values: { figure: string }) => string) =>
    value === null ? text.nothingToCompare : write({ figure: formatDecimal(value) });
  return (
    <dl className="my-8 grid grid-cols-2 gap-x-6 gap-y-6 max-tablet:fill-last-row tablet:grid-cols-3 desktop:max-vast:auto-cols-fr desktop:max-vast:grid-flow-col desktop:max-vast:grid-cols-none vast:my-0 vast:grid-cols-1 vast:content-start vast:gap-y-8">
      <Figure
        name={text.againstPlan}
        note={text.ofPlan({
          done: formatRounded(lastSeven.completed),
          target: formatRounded(lastSeven.target),
        })}
      >
        {lastSeven.target === 0 ? '–' : formatPercent((100 * lastSeven.completed) / lastSeven.target)}
      </Figure>
      <Figure name={text.againstBefore} note={noteWith(rise?.plan ?? null, text.planTimes)}>
        {rise ? text.times({ figure: formatDecimal(rise.own) }) : '–'}
      </Figure>
      <Figure
        name={text.daysWithoutBreak}
        note={
          withoutBreak.since === null
            ? text.sinceStart
            : text.since({ date: formatDateAsOf(today, withoutBreak.since) })
        }
      >
        {formatNumber(withoutBreak.dates)}
      </Figure>
      {effort && (
        <Figure name={text.effortOfRatings} note={noteWith(effort.before, text.inRatingsBefore)}>
          {text.ofFive({ effort: formatDecimal(effort.lately) })}
        </Figure>
      )}
      {effortPerLoad && (
        <Figure name={text.effortPerLoad} note={noteWith(effortPerLoad.before, text.inDaysBefore)}>
          {formatDecimal(effortPerLoad.lately)}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ name, note, children }: { name: string; note: string; children: string }) {
  return (
    <div className="flex flex-col border-line desktop:max-vast:not-first:border-l desktop:max-vast:not-first:pl-4">
      <dt className="label">{name}</dt>
      <dd className="mt-auto pt-2 vast:mt-0">
        <span className="numeral text-numeral-md">{children}</span>
        <span className="mt-1 block text-sm text-ink-2">{note}</span>
      </dd>
    </div>
  );
}
