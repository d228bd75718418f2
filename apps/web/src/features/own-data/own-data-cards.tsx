import { useState } from 'react';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { statsView } from '../../challenge/views';
import { ApiError } from '../../platform/http/api';
import { countOf, countsText } from '../../sync/status/pending-counts';
import { useSyncStatus } from '../../sync/sync-context';
import { Button, ButtonLink } from '../../ui/button';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import { TitledCard } from '../../ui/titled-card';
import { text } from './text';
import { useExport, useHistoryFile } from './use-export';

const ImportDialog = lazyDialog(() => import('./import-dialog'));
const DeleteDialog = lazyDialog(() => import('./delete-dialog'));

/** The person's stored data: export, import, delete. */
export function OwnDataCards() {
  const [openDialog, setOpenDialog] = useState<'import' | 'delete'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <TitledCard title={text.yourData}>
        <ExportPart />
        <HistoryFilesPart />
        <ImportPart onImport={() => setOpenDialog('import')} />
      </TitledCard>
      <TitledCard title={text.deleteTitle}>
        <p className="text-ink-2">{text.deleteHint}</p>
        <Button className="mt-4 max-tablet:w-full" onClick={() => setOpenDialog('delete')}>
          {text.delete}
        </Button>
      </TitledCard>
      {openDialog === 'import' && <ImportDialog onClose={close} />}
      {openDialog === 'delete' && <DeleteDialog onClose={close} />}
    </>
  );
}

function ExportPart() {
  const exportMutation = useExport();
  const { unsent } = useSyncStatus();
  return (
    <>
      <p className="text-ink-2">{text.exportHint}</p>
      {countOf(unsent) > 0 && (
        <p className="mt-2 text-ink-2">{text.notExported({ unsent: countsText(unsent) })}</p>
      )}
      <Button
        className="mt-4 max-tablet:w-full"
        busy={exportMutation.isPending}
        busyText={text.exporting}
        onClick={() => exportMutation.mutate()}
      >
        {text.export}
      </Button>
    </>
  );
}

/** Whether the account has certainly no run: only the server's refusal proves it. Without an answer there may be one. */
function useHasNoRun(): boolean {
  const { error } = useChallenge(statsView);
  return error instanceof ApiError && error.needsOnboarding;
}

/** The files made on this device, for Premium. The export above contains the same figures for everybody. */
function HistoryFilesPart() {
  const canUse = useCan()('file-export');
  const hasNoRun = useHasNoRun();
  const csv = useHistoryFile('csv');
  const pdf = useHistoryFile('pdf');
  const isBusy = csv.isPending || pdf.isPending;
  const files = [
    { fileMutation: csv, label: text.historyFiles.csv },
    { fileMutation: pdf, label: text.historyFiles.pdf },
  ];
  if (canUse === undefined || hasNoRun) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-ink-2">{text.historyHint}</p>
      <div className="mt-4 flex flex-wrap gap-3 max-tablet:flex-col">
        {canUse ? (
          files.map(({ fileMutation, label }) => (
            <Button
              key={label}
              busy={fileMutation.isPending}
              busyText={text.preparing}
              disabled={isBusy && !fileMutation.isPending}
              onClick={() => fileMutation.mutate()}
            >
              {label}
            </Button>
          ))
        ) : (
          <ButtonLink to="/premium" icon="lock">
            {text.historyLocked}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Only for accounts without a run, because a file is never merged with what was done here. */
function ImportPart({ onImport }: { onImport: () => void }) {
  if (!useHasNoRun()) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-ink-2">{text.importHint}</p>
      <Button className="mt-4 max-tablet:w-full" onClick={onImport}>
        {text.import}
      </Button>
    </div>
  );
}
