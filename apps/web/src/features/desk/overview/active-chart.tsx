import type { DeskNumbers } from '@hundred/contract/desk/installation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { civilDateFormat, formatNumber } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { DeskCard } from '../desk-card';
import { numbersQuery } from '../desk-queries';
import { text } from './text';

const spans = ['14', '90'] as const;

type Day = DeskNumbers['days'][number];

const weekday = civilDateFormat({ weekday: 'short' });
const shortDate = civilDateFormat({ month: 'short', day: 'numeric' });

/** How many people completed an exercise on each of the last days. Today's bar is open. */
export function ActiveChart() {
  const [span, setSpan] = useState<(typeof spans)[number]>('14');
  const { data, isPending } = useQuery(numbersQuery(useApi()));
  const days = data?.days.slice(-Number(span));
  return (
    <DeskCard
      title={text.chart}
      aside={
        <ChoiceRow
          label={text.span}
          choices={spans.map((value) => ({ value, name: text.days({ count: Number(value) }) }))}
          chosen={span}
          onChoose={setSpan}
        />
      }
    >
      {days ? (
        <Bars days={days} />
      ) : isPending ? (
        <SkeletonGroup label={text.chartLoading}>
          <Skeleton className="h-46" />
        </SkeletonGroup>
      ) : (
        <p className="text-ink-2">{text.chartNotLoaded}</p>
      )}
    </DeskCard>
  );
}

const height = 184;
const left = 40;
const floor = 156;
const top = 26;

/** A round number above the highest value, in three steps. */
function scaleOf(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, highest / 3)));
  const third = [1, 2, 5, 10].map((times) => times * step).find((size) => size * 3 >= highest) ?? step;
  return third * 3;
}

function Bars({ days }: { days: readonly Day[] }) {
  return (
    <figure>
      <Drawing days={days} width={820} className="max-tablet:hidden" />
      <Drawing days={days} width={360} className="tablet:hidden" />
      <Table days={days} />
    </figure>
  );
}

/** Every how many days one has a label, so that labels do not touch. */
const labelEvery = (isLong: boolean, isOnPhone: boolean) =>
  isLong ? (isOnPhone ? 30 : 15) : isOnPhone ? 2 : 1;

type DrawingProps = { days: readonly Day[]; width: number; className: string };

function Drawing({ days, width, className }: DrawingProps) {
  const values = days.map(({ people }) => people ?? 0);
  const most = Math.max(...values);
  const end = scaleOf(most);
  const yOf = (value: number) => floor - (value / end) * (floor - top);
  const pitch = (width - left) / days.length;
  const barWidth = Math.max(2, Math.min(38, pitch * 0.72));
  const xOf = (index: number) => left + pitch * index + (pitch - barWidth) / 2;
  const isNarrow = days.length > 14;
  const last = days.length - 1;
  const peak = values.lastIndexOf(most);
  const every = labelEvery(isNarrow, width < 500);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`mt-2 w-full overflow-visible ${className}`}
    >
      {[0, 1, 2, 3].map((third) => {
        const value = (end / 3) * third;
        return (
          <g key={third}>
            <path
              d={`M${left} ${yOf(value)}H${width}`}
              className={third === 0 ? 'stroke-edge' : 'stroke-line'}
            />
            <text x={left - 8} y={yOf(value) + 4} textAnchor="end" className="fill-ink-3 text-[12px]">
              {formatNumber(value)}
            </text>
          </g>
        );
      })}
      {days.map(({ date, people }, index) => {
        const isToday = index === last;
        const y = yOf(people ?? 0);
        return (
          <g key={date}>
            <rect
              x={xOf(index)}
              y={y}
              width={barWidth}
              height={floor - y}
              rx={isNarrow ? 1 : 4}
              strokeWidth={isToday ? 2 : 0}
              className={isToday ? 'fill-done-soft stroke-done' : 'fill-done'}
            />
            {(isToday || (index === peak && most > 0 && last - peak > 1)) && (
              <text
                x={xOf(index) + barWidth / 2}
                y={y - 7}
                textAnchor={isToday && isNarrow ? 'end' : 'middle'}
                className="fill-ink text-[14px] font-[720]"
              >
                {formatNumber(people ?? 0)}
              </text>
            )}
            {(last - index) % every === 0 && (
              <text
                x={xOf(index) + barWidth / 2}
                y={height - 8}
                textAnchor={isToday && isNarrow ? 'end' : 'middle'}
                className={isToday ? 'fill-ink text-[12px] font-[640]' : 'fill-ink-3 text-[12px]'}
              >
                {isToday ? text.today : isNarrow ? shortDate(date) : weekday(date)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Table({ days }: { days: readonly Day[] }) {
  return (
    <details className="mt-1 text-sm text-ink-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">{text.asTable}</summary>
      <table className="w-full max-w-80 text-left">
        <caption className="sr-only">{text.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.people}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, people }) => (
            <tr key={date}>
              <th scope="row" className="font-[430]">
                {shortDate(date)}
              </th>
              <td>{people === null ? text.notCounted : formatNumber(people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
