import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Select } from '../../../ui/forms/select';
import { DeskCard } from '../desk-card';
import { DeskHead } from '../desk-head';
import { auditQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { AuditList } from './audit-list';
import { text } from './text';

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
      <DeskHead tab="audit">
        {audit.data && audit.data.operators.length > 0 && (
          <Select
            label={text.operator}
            value={operator}
            emptyText={text.everyOperator}
            options={audit.data.operators.map(({ id, name }) => ({ value: id, name }))}
            onChange={(chosen) => {
              setOperator(chosen);
              setBefore([]);
            }}
            className="min-w-56"
          />
        )}
      </DeskHead>
      <Loaded query={audit} loading={text.loading} notLoaded={text.notLoaded} className="h-96 rounded-3">
        {({ entries, isMore }) => (
          <Entries
            entries={entries}
            onBack={before.length > 0 ? () => setBefore(before.slice(0, -1)) : undefined}
            onNext={isMore ? () => setBefore([...before, entries.at(-1)!.id]) : undefined}
          />
        )}
      </Loaded>
    </>
  );
}

type EntriesProps = {
  entries: readonly DeskAuditEntry[];
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

function Entries({ entries, onBack, onNext }: EntriesProps) {
  if (entries.length === 0) return <EmptyState title={text.none}>{text.noneHint}</EmptyState>;
  return (
    <>
      <DeskCard title={text.done}>
        <AuditList entries={entries} />
      </DeskCard>
      {(onBack || onNext) && (
        <div className="mt-3 flex justify-end gap-2">
          <Button size="small" disabled={!onBack} onClick={onBack}>
            {text.newer}
          </Button>
          <Button size="small" disabled={!onNext} onClick={onNext}>
            {text.older}
          </Button>
        </div>
      )}
    </>
  );
}
