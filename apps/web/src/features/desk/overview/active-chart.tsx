import type { DeskNumbers } from '@hundred/contract/desk/installation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { civilDateFormat, formatNumber } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { Icon } from '../../../ui/icon';
import { DeskCard } from '../desk-card';
import { numbersQuery } from '../desk-queries';
import { ActiveBars } from './active-bars';
import { text } from './text';

/** The numbers of days that can be shown. */
const spans = ['14', '90'] as const;

type Day = DeskNumbers['days'][number];

const formatShortDate = civilDateFormat({ month: 'short', day: 'numeric' });

/** How many people completed an exercise on each of the last days, as bars and as a table. */
export function ActiveChart() {
  const [span, setSpan] = useState<(typeof spans)[number]>('14');
  const { data, isPending } = useQuery(numbersQuery(useApi()));
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
      {data && <Chart days={data.days.slice(-Number(span))} />}
      {isPending && (
        <SkeletonGroup label={text.chartLoading}>
          <Skeleton className="h-46" />
        </SkeletonGroup>
      )}
      {!data && !isPending && <p className="text-ink-2">{text.chartNotLoaded}</p>}
    </DeskCard>
  );
}

function Chart({ days }: { days: readonly Day[] }) {
  return (
    <figure>
      {/* Each drawing has about the width at which it is shown, so that its letters keep their size. */}
      <ActiveBars days={days} width={820} className="max-desktop:hidden" />
      <ActiveBars days={days} width={660} className="max-tablet:hidden desktop:hidden" />
      <ActiveBars days={days} width={360} className="tablet:hidden" />
      <DaysTable days={days} />
    </figure>
  );
}

function DaysTable({ days }: { days: readonly Day[] }) {
  return (
    <details className="group mt-1 text-sm text-ink-2 not-open:-mb-1.5">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5">
        {text.asTable}
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
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
                {formatShortDate(date)}
              </th>
              <td>{people === null ? text.notCounted : formatNumber(people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
