import type { Recovery } from '@hundred/domain/insights/recovery';
import type { ReactNode } from 'react';
import { formatDecimal, formatNumber, formatPercent } from '../../../platform/format/format';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ChartFrame } from '../../../ui/charts/chart-frame';
import { formatDateOn } from '../date-format';
import { LoadPicture } from './load-picture';
import { loadTable, loadText, remarkText, whole } from './recovery-text';

type Props = { recovery: Recovery; today: string; effort: ReactNode };

const series = [
  { name: 'Done', sign: 'cell', color: 'var(--color-volume-3)' },
  { name: 'What the plan asked', sign: 'dashes', color: 'var(--color-ink)' },
  { name: 'Rest', sign: 'line', color: 'var(--color-rest)' },
  { name: 'Partial', sign: 'cell', color: 'var(--color-partial)' },
  { name: 'Missed', sign: 'cross', color: 'var(--color-missed)' },
] as const;

export function RecoveryView({ recovery, today, effort }: Props) {
  return (
    <>
      <RemarkCard recovery={recovery} />
      <ChartFrame
        title="Load over 42 dates"
        summary={loadText(recovery)}
        series={series}
        table={loadTable(recovery, today)}
      >
        <LoadPicture dates={recovery.dates} today={today} />
      </ChartFrame>
      <Figures recovery={recovery} today={today} />
      {effort}
      <p className="mt-6 max-w-[60ch] text-sm text-ink-3">
        These are counts, not a measurement of your body. On pain, chest discomfort or dizziness stop and ask
        a doctor.
      </p>
    </>
  );
}

function RemarkCard({ recovery: { remark, rise, dates } }: { recovery: Recovery }) {
  if (!remark) return null;
  const { title, text, offersRest } = remarkText(remark, rise);
  const isOpen = dates.at(-1)?.status === 'open';
  return (
    <Card className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 desktop:mb-6">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="max-w-[26ch] text-[clamp(1.5rem,1.1rem+1.7vw,2.25rem)] leading-[1.15] text-balance">
          {title}
        </h2>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
      {offersRest && isOpen && (
        <ButtonLink to="/dashboard" look="ink" size="large">
          Take a rest day
        </ButtonLink>
      )}
    </Card>
  );
}

function Figures({ recovery, today }: { recovery: Recovery; today: string }) {
  const { lastSeven, rise, withoutBreak, effort, effortPerLoad } = recovery;
  const before = (value: number | null, dates: string) =>
    value === null ? 'none to compare with yet' : `${formatDecimal(value)} in the ${dates} before`;
  return (
    <dl className="my-8 grid grid-cols-2 gap-x-6 gap-y-6 tablet:grid-cols-3 desktop:grid-cols-5">
      <Figure
        name="Last 7 dates against the plan"
        note={`${whole(lastSeven.completed)} done, ${whole(lastSeven.target)} asked`}
      >
        {lastSeven.target === 0 ? '–' : formatPercent((100 * lastSeven.completed) / lastSeven.target)}
      </Figure>
      <Figure
        name="Against the 21 before"
        note={rise ? `the plan’s own rise is ${formatDecimal(rise.plan)}×` : 'nothing to compare with yet'}
      >
        {rise ? `${formatDecimal(rise.own)}×` : '–'}
      </Figure>
      <Figure
        name="Days without a break"
        note={
          withoutBreak.since === null ? 'since you began' : `since ${formatDateOn(today, withoutBreak.since)}`
        }
      >
        {formatNumber(withoutBreak.dates)}
      </Figure>
      <Figure name="Effort, last 7 ratings" note={effort ? before(effort.before, '14') : 'no ratings yet'}>
        {effort ? `${formatDecimal(effort.lately)} of 5` : '–'}
      </Figure>
      <Figure
        name="Effort for each 100 of load, 14 dates"
        note={effortPerLoad ? before(effortPerLoad.before, '14') : 'no ratings yet'}
      >
        {effortPerLoad ? formatDecimal(effortPerLoad.lately) : '–'}
      </Figure>
    </dl>
  );
}

function Figure({ name, note, children }: { name: string; note: string; children: string }) {
  return (
    <div className="flex flex-col">
      <dt className="label">{name}</dt>
      <dd className="mt-auto pt-2">
        <span className="numeral text-numeral-md">{children}</span>
        <span className="mt-1 block text-sm text-ink-2">{note}</span>
      </dd>
    </div>
  );
}
