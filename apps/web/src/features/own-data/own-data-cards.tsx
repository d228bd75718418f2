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
import { useExport, useHistoryFile } from './use-export';

const ImportDialog = lazyDialog(() => import('./import-dialog'));
const DeleteDialog = lazyDialog(() => import('./delete-dialog'));

/** The person's stored data: export, import, delete. */
export function OwnDataCards() {
  const [openDialog, setOpenDialog] = useState<'import' | 'delete'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <TitledCard title="Your data">
        <ExportPart />
        <HistoryFilesPart />
        <ImportPart onImport={() => setOpenDialog('import')} />
      </TitledCard>
      <TitledCard title="Delete account">
        <p className="text-ink-2">
          Removes everything about you at once: workouts, streaks, badges, your place on the leaderboards. It
          cannot be taken back.
        </p>
        <Button className="mt-4 max-tablet:w-full" onClick={() => setOpenDialog('delete')}>
          Delete Account
        </Button>
      </TitledCard>
      {openDialog === 'import' && <ImportDialog onClose={close} />}
      {openDialog === 'delete' && <DeleteDialog onClose={close} />}
    </>
  );
}

function ExportPart() {
  const exporting = useExport();
  const { unsent } = useSyncStatus();
  return (
    <>
      <p className="text-ink-2">
        One file with everything kept about you: settings, every workout, badges and purchases. Another
        installation of Hundred can read it.
      </p>
      {countOf(unsent) > 0 && (
        <p className="mt-2 text-ink-2">
          Not in it yet: {countsText(unsent)}, waiting on this device for a connection.
        </p>
      )}
      <Button
        className="mt-4 max-tablet:w-full"
        busy={exporting.isPending}
        busyText="Preparing your file..."
        onClick={() => exporting.mutate()}
      >
        Export My Data
      </Button>
    </>
  );
}

/** Only the server's refusal proves that there is no run; an account without an answer may have one. */
function useHasNoRun(): boolean {
  const { error } = useChallenge(statsView);
  return error instanceof ApiError && error.needsOnboarding;
}

/** Made on this device. The export above contains the same figures for everybody. */
function HistoryFilesPart() {
  const isOpen = useCan()('file-export');
  const hasNoRun = useHasNoRun();
  const files = { CSV: useHistoryFile('csv'), PDF: useHistoryFile('pdf') };
  const isBusy = files.CSV.isPending || files.PDF.isPending;
  if (isOpen === undefined || hasNoRun) return null;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="text-ink-2">
        Every date as a table for a spreadsheet (CSV), or your hundred, totals, badges and weeks on two pages
        (PDF). Made on this device, also without a connection.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-tablet:flex-col">
        {isOpen ? (
          Object.entries(files).map(([name, file]) => (
            <Button
              key={name}
              busy={file.isPending}
              busyText="Preparing..."
              disabled={isBusy && !file.isPending}
              onClick={() => file.mutate()}
            >
              Export as {name}
            </Button>
          ))
        ) : (
          <ButtonLink to="/premium" icon="lock">
            CSV and PDF with Premium
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
      <p className="text-ink-2">Coming from another installation? Bring the file you exported there.</p>
      <Button className="mt-4 max-tablet:w-full" onClick={onImport}>
        Import My Data
      </Button>
    </div>
  );
}
