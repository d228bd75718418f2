import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { RetryButton } from '../../../ui/feedback/retry-button';
import { formatWait } from '../desk-format';
import { deskQuery, numbersQuery } from '../desk-queries';
import { useNow } from '../use-now';
import { text } from './text';

/** The four figures of the overview. One that did not load is a dash. */
export function KeyFigures() {
  const api = useApi();
  const now = useNow();
  const { data } = useQuery(numbersQuery(api));
  const desk = useQuery(deskQuery(api));
  function waitText(list: 'questions' | 'reports'): string {
    const oldest = desk.data?.[list].oldest;
    return oldest ? text.oldestWaits({ time: formatWait(oldest, now) }) : text.nothingWaits;
  }
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-3 border border-line bg-surface desktop:grid-cols-4">
      <Figure to="/desk/people" name={text.activeToday} value={data?.activeToday}>
        {data && text.activeWeek({ count: data.activeWeek })}
      </Figure>
      <Figure to="/desk/people" name={text.newPeople} value={data?.newThisWeek}>
        {data && text.newLastWeek({ count: data.newLastWeek })}
      </Figure>
      <Figure to="/desk/support" name={text.openSupport} value={desk.data?.questions.open}>
        {waitText('questions')}
      </Figure>
      <Figure to="/desk/reports" name={text.openReports} value={desk.data?.reports.open}>
        {waitText('reports')}
      </Figure>
    </dl>
  );
}

/** How many people there are in all, on phones in a line of its own. */
export function Totals() {
  const numbers = useQuery(numbersQuery(useApi()));
  const { data } = numbers;
  return (
    <p className="flex min-h-5 flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2 max-desktop:w-full desktop:ml-auto">
      {data && (
        <>
          <span>{text.registered({ count: data.registered })}</span>
          <span>{text.started({ count: data.begun })}</span>
          <span>{text.finished({ count: data.finished })}</span>
        </>
      )}
      {!data && numbers.error && (
        <RetryButton size="small" isRetrying={numbers.isFetching} onRetry={() => numbers.refetch()} />
      )}
    </p>
  );
}

type FigureProps = { to: string; name: string; value: number | undefined; children: string | undefined };

function Figure({ to, name, value, children }: FigureProps) {
  return (
    <div className="relative border-line px-5 py-2.5 max-desktop:odd:border-r max-desktop:nth-[n+3]:border-t desktop:not-first:border-l max-tablet:px-4">
      <dt className="label">
        <Link to={to} className="no-underline after:absolute after:inset-0">
          {name}
        </Link>
      </dt>
      <dd className="my-1 text-[2.25rem] leading-none font-[780] font-stretch-[108%]">
        {value === undefined ? '–' : formatNumber(value)}
      </dd>
      <dd className="min-h-5 text-sm text-ink-2">{children}</dd>
    </div>
  );
}
