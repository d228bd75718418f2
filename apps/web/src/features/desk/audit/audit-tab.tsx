import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../platform/session';
import { Select } from '../../../ui/forms/select';
import { DeskCard } from '../desk-card';
import { DeskHead } from '../desk-head';
import { auditQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { PageButtons } from '../page-buttons';
import { usePages } from '../use-pages';
import { AuditList } from './audit-list';
import { text } from './text';

/** What was done at the desk, by all operators or by one. */
export default function AuditTab() {
  const [operator, setOperator] = useState('');
  const pages = usePages<number>();
  // The newest entries come first, so each page has the entries that were made before the last one of the previous page.
  const before = pages.after;
  const audit = useQuery(auditQuery(useApi(), { ...(operator && { operator }), ...(before && { before }) }));
  return (
    <>
      <DeskHead tab="audit">
        {audit.data &&
          audit.data.operators.length > 0 &&
          (audit.data.entries.length > 0 || operator !== '') && (
            <Select
              label={text.operator}
              value={operator}
              emptyText={text.everyOperator}
              options={audit.data.operators.map(({ id, name }) => ({ value: id, name }))}
              onChange={(chosen) => {
                setOperator(chosen);
                pages.goToFirst();
              }}
              className="tablet:[&_label]:sr-only min-w-56"
            />
          )}
      </DeskHead>
      <Loaded query={audit} loading={text.loading} notLoaded={text.notLoaded} className="h-96 rounded-3">
        {({ entries, isMore }) => {
          const last = entries.at(-1);
          return (
            <Entries
              entries={entries}
              onBack={pages.earlierPageCount > 0 ? pages.goBack : undefined}
              onNext={isMore && last ? () => pages.goOnAfter(last.id) : undefined}
            />
          );
        }}
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
  if (entries.length === 0)
    return (
      <DeskCard title={text.none}>
        <p className="text-ink-2">{text.noneHint}</p>
      </DeskCard>
    );
  return (
    <>
      <DeskCard title={text.done}>
        <AuditList entries={entries} />
      </DeskCard>
      <div className="mt-3 flex">
        <PageButtons backText={text.newer} nextText={text.older} onBack={onBack} onNext={onNext} />
      </div>
    </>
  );
}
