import type { DeskReport } from '@hundred/contract/desk/waiting';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Icon } from '../../../ui/icon';
import { insertElements } from '../../../ui/language/insert-elements';
import { formatWait, nameOf } from '../desk-format';
import { DeskHead } from '../desk-head';
import { reportsQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { text as deskText } from '../text';
import { useAction } from '../use-action';
import { useNow } from '../use-now';
import { text } from './text';

/** How long a closed report can be opened again. */
const undoMs = 10_000;

/** Reports that wait: who reported whom, why, and what can be done. A tab of its own, and a column beside the questions. */
export default function ReportsTab() {
  const reports = useQuery(reportsQuery(useApi()));
  const { undoClose, setClosedReport } = useUndoClose();
  return (
    <>
      <DeskHead tab="reports" />
      {undoClose}
      <Loaded
        query={reports}
        loading={text.reportsLoading}
        notLoaded={text.reportsNotLoaded}
        className="h-60 rounded-3"
      >
        {({ reports: list }) =>
          list.length > 0 ? (
            <ul
              className={classNames(
                'grid gap-3.5 desktop:grid-cols-3 vast:grid-cols-4',
                list.length > 1 && 'tablet:grid-cols-2',
              )}
            >
              {list.map((report) => (
                <li key={report.id}>
                  <Report
                    report={report}
                    headingLevel={2}
                    onClosed={() => setClosedReport(report)}
                    className="rounded-3 border bg-surface"
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState isAtStart title={text.nothingWaits}>
              {text.newReports}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

/** The reports beside the questions, where there is room for both. Nothing while none waits. */
export function ReportsColumn() {
  const reports = useQuery(reportsQuery(useApi())).data?.reports ?? [];
  const { undoClose, setClosedReport } = useUndoClose();
  if (reports.length === 0 && !undoClose) return null;
  return (
    <section
      aria-labelledby="reports-column"
      className="rounded-3 border border-line bg-surface max-wide:hidden"
    >
      <h2 id="reports-column" className="flex min-h-17 items-center px-5 text-[1.0625rem]">
        {deskText.tabs.reports}
      </h2>
      {undoClose && <div className="px-2">{undoClose}</div>}
      {reports.map((report) => (
        <Report
          key={report.id}
          report={report}
          headingLevel={3}
          onClosed={() => setClosedReport(report)}
          className="border-t"
        />
      ))}
    </section>
  );
}

/** The line that opens the report again that was closed last, for as long as it is offered. */
function useUndoClose() {
  const [closedReport, setClosedReport] = useState<DeskReport>();
  const undoClose = closedReport && (
    <UndoClose key={closedReport.id} report={closedReport} onOver={() => setClosedReport(undefined)} />
  );
  return { undoClose, setClosedReport };
}

function UndoClose({ report, onOver }: { report: DeskReport; onOver: () => void }) {
  const api = useApi();
  const reopenAction = useAction({
    act: () => api.put(`/desk/reports/${report.id}`, { action: 'reopen' }),
    doneText: text.reopened,
    onDone: onOver,
  });
  useEffect(() => {
    const timer = setTimeout(onOver, undoMs);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <p role="status" className="mb-3 flex flex-wrap items-center gap-3 rounded-2 bg-sunk px-4 py-1.5">
      {text.reportClosed({ name: nameOf(report.reported) })}
      <Button size="small" look="text" busy={reopenAction.isBusy} onClick={() => reopenAction.run()}>
        {text.undo}
      </Button>
    </p>
  );
}

type ReportProps = { report: DeskReport; headingLevel: 2 | 3; onClosed: () => void; className: string };

function Report({ report, headingLevel, onClosed, className }: ReportProps) {
  // `words` is the reported name as it was; `isInUse` says whether it is still shown.
  const { id, at, reason, words, isInUse, reporter, reported, group } = report;
  const Heading = `h${headingLevel}` as const;
  const api = useApi();
  const now = useNow();
  const closeAction = useAction({
    act: () => api.put(`/desk/reports/${id}`, { action: 'close' }),
    doneText: text.closed,
    onDone: onClosed,
  });
  const removeNameAction = useAction({
    act: () => api.post(`/desk/reports/${id}/blank-name`),
    doneText: text.nameRemoved,
  });
  return (
    <article className={`border-line px-5 py-3.5 max-tablet:px-4 ${className}`}>
      <div className="flex items-center justify-between gap-x-2">
        <Heading className={headingLevel === 2 ? 'text-[1.0625rem]' : 'text-md'}>
          {text.reasons[reason]}
        </Heading>
        <Link
          to={`/desk/people/${reported.id}`}
          className="-my-3 inline-flex min-h-11 flex-none items-center text-sm font-[600] text-ink-2"
        >
          {text.openPerson}
          <Icon name="chevron-right" size={18} className="-mr-1.5" />
        </Link>
      </div>
      <p className="text-sm text-ink-2">
        {group && `${groupName(group)} · `}
        {text.ago({ time: formatWait(at, now) })}
      </p>
      {words !== null && (
        <blockquote className="my-2 border-l-3 border-edge pl-3 text-md wrap-anywhere">
          {text.quote({ words })}
        </blockquote>
      )}
      <p className="text-sm wrap-anywhere text-ink-2">
        {insertElements(peopleTextOf(report), {
          reported: <PersonLink person={reported} />,
          reporter: <PersonLink person={reporter} />,
        })}
      </p>
      {words !== null && !isInUse && <p className="mt-1 text-sm text-ink-2">{text.nameNotInUse}</p>}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2">
        <Button size="small" className="px-3!" busy={closeAction.isBusy} onClick={() => closeAction.run()}>
          {words === null || !isInUse ? text.close : text.keep}
        </Button>
        {isInUse && (
          <Button
            size="small"
            className="px-3!"
            busy={removeNameAction.isBusy}
            onClick={() => removeNameAction.run()}
          >
            {text.removeName}
          </Button>
        )}
      </div>
      {closeAction.signInDialog}
      {removeNameAction.signInDialog}
    </article>
  );
}

/** A group's name is reported about its owner. A person may have changed the reported name since. */
function peopleTextOf({ reason, words, reported }: DeskReport): string {
  if (reason === 'group name') return text.ofGroup;
  if (words === null) return text.about;
  return words === nameOf(reported) ? text.reportedBy : text.renamed;
}

const PersonLink = ({ person }: { person: DeskReport['reported'] }) => (
  <Link to={`/desk/people/${person.id}`} className="text-link">
    {nameOf(person)}
  </Link>
);

function groupName({ kind, name }: NonNullable<DeskReport['group']>): string {
  const kindName = text.groups[kind] ?? kind;
  return name ? text.namedGroup({ kind: kindName, name }) : kindName;
}
