import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { Select } from '../../../ui/forms/select';
import { DeskCard } from '../desk-card';
import { DeskHead } from '../desk-head';
import { auditQuery } from '../desk-queries';
import { AuditList } from './audit-list';

export default function AuditTab() {
  const [operator, setOperator] = useState('');
  /** The last entry of each page before this one. */
  const [before, setBefore] = useState<readonly number[]>([]);
  const last = before.at(-1);
  const audit = useQuery(
    auditQuery(useApi(), { ...(operator && { operator }), ...(last && { before: last }) }),
  );
  return (
    <>
      <DeskHead title="Audit">
        {audit.data && audit.data.operators.length > 0 && (
          <Select
            label="Operator"
            value={operator}
            emptyText="Everybody"
            options={audit.data.operators.map(({ id, name }) => ({ value: id, name }))}
            onChange={(chosen) => {
              setOperator(chosen);
              setBefore([]);
            }}
            className="min-w-56"
          />
        )}
      </DeskHead>
      {audit.data ? (
        <Entries
          entries={audit.data.entries}
          onBack={before.length > 0 ? () => setBefore(before.slice(0, -1)) : undefined}
          onNext={audit.data.isMore ? () => setBefore([...before, audit.data.entries.at(-1)!.id]) : undefined}
        />
      ) : audit.error ? (
        <NotLoaded queries={[audit]} title="The audit did not load" unharmed="Nothing is lost." />
      ) : (
        <SkeletonGroup label="Loading the audit">
          <Skeleton className="h-96 rounded-3" />
        </SkeletonGroup>
      )}
    </>
  );
}

type EntriesProps = {
  entries: readonly DeskAuditEntry[];
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

function Entries({ entries, onBack, onNext }: EntriesProps) {
  if (entries.length === 0)
    return <EmptyState title="Nothing yet">What operators do is listed here.</EmptyState>;
  return (
    <>
      <DeskCard title="What operators did">
        <AuditList entries={entries} />
      </DeskCard>
      {(onBack || onNext) && (
        <div className="mt-3 flex justify-end gap-2">
          <Button size="small" disabled={!onBack} onClick={onBack}>
            Newer
          </Button>
          <Button size="small" disabled={!onNext} onClick={onNext}>
            Older
          </Button>
        </div>
      )}
    </>
  );
}
