import type { DeskReport } from '@hundred/contract/desk/waiting';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { formatWait, nameOf } from '../desk-format';
import { DeskHead } from '../desk-head';
import { reportsQuery } from '../desk-queries';
import { useAction } from '../use-action';
import { useNow } from '../use-now';

/** How long a closed report can be opened again, in milliseconds. */
const undoFor = 10_000;

/** Reports that wait: who reported whom, why, and what can be done. */
export default function ReportsTab() {
  const reports = useQuery(reportsQuery(useApi()));
  const [closed, setClosed] = useState<DeskReport>();
  const list = reports.data?.reports;
  return (
    <>
      <DeskHead title="Reports" />
      {closed && <Undo key={closed.id} report={closed} onOver={() => setClosed(undefined)} />}
      {list && list.length > 0 && (
        <ul className="grid gap-3.5 tablet:grid-cols-2 desktop:grid-cols-3">
          {list.map((report) => (
            <li key={report.id}>
              <Report report={report} onClosed={() => setClosed(report)} />
            </li>
          ))}
        </ul>
      )}
      {list?.length === 0 && (
        <EmptyState title="Nothing waits.">New reports appear here by themselves.</EmptyState>
      )}
      {!list && reports.error && (
        <NotLoaded queries={[reports]} title="The reports did not load" unharmed="Nothing was changed." />
      )}
      {reports.isPending && (
        <SkeletonGroup label="Loading reports">
          <Skeleton className="h-60 rounded-3" />
        </SkeletonGroup>
      )}
    </>
  );
}

function Undo({ report, onOver }: { report: DeskReport; onOver: () => void }) {
  const api = useApi();
  const reopening = useAction({
    act: () => api.put(`/desk/reports/${report.id}`, { action: 'reopen' }),
    said: 'The report is open again.',
    onDone: onOver,
  });
  useEffect(() => {
    const timer = setTimeout(onOver, undoFor);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <p role="status" className="mb-3 flex flex-wrap items-center gap-3 rounded-2 bg-sunk px-4 py-1.5">
      The report of {nameOf(report.reported)} is closed.
      <Button size="small" look="text" busy={reopening.isBusy} onClick={() => reopening.run()}>
        Undo
      </Button>
    </p>
  );
}

const titles = { name: 'Name of a person', 'group name': 'Name of a group', behaviour: 'Behavior' } as const;

function Report({ report, onClosed }: { report: DeskReport; onClosed: () => void }) {
  const { id, at, reason, words, isInUse, reporter, reported, group } = report;
  const api = useApi();
  const now = useNow();
  const closing = useAction({
    act: () => api.put(`/desk/reports/${id}`, { action: 'close' }),
    said: 'Closed.',
    onDone: onClosed,
  });
  const blanking = useAction({
    act: () => api.put(`/desk/reports/${id}`, { action: 'blank' }),
    said: 'The name is removed.',
  });
  return (
    <article className="rounded-3 border border-line bg-surface px-4.5 py-3.5">
      <h2 className="text-[1.0625rem]">{titles[reason]}</h2>
      <p className="text-sm text-ink-2">
        {group && `${groupNames[group.kind] ?? group.kind}${group.name ? ` “${group.name}”` : ''} · `}
        {formatWait(at, now)} ago
      </p>
      {words !== null && (
        <blockquote className="my-2 border-l-3 border-edge pl-3 text-md wrap-anywhere">“{words}”</blockquote>
      )}
      <p className="text-sm wrap-anywhere text-ink-2">
        About <Link to={`/desk/people/${reported.id}`}>{nameOf(reported)}</Link>, reported by{' '}
        <Link to={`/desk/people/${reporter.id}`}>{nameOf(reporter)}</Link>.
      </p>
      {words !== null && !isInUse && (
        <p className="mt-1 text-sm text-ink-2">This name is not in use any more.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" className="grow" busy={closing.isBusy} onClick={() => closing.run()}>
          {words === null ? 'Close' : 'Keep'}
        </Button>
        {isInUse && (
          <Button size="small" className="grow" busy={blanking.isBusy} onClick={() => blanking.run()}>
            Remove the name
          </Button>
        )}
        <ButtonLink to={`/desk/people/${reported.id}`} size="small" className="grow">
          Open this person
        </ButtonLink>
      </div>
      {closing.dialog}
      {blanking.dialog}
    </article>
  );
}

const groupNames: Record<string, string> = { team: 'Team', challenge: 'Challenge', room: 'Room' };
