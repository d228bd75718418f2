import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView } from '../../challenge/views';
import { formatDate } from '../../platform/format/format';
import { ApiError } from '../../platform/http/api';
import { logUnlessRequestFailed } from '../../platform/http/log-unless-request-failed';
import { useApi, useSessionAdapter } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { toast } from '../../ui/feedback/toast-store';
import { Icon } from '../../ui/icon';
import { type ChosenFile, readChosenFile } from './chosen-file';
import { text } from './text';

/** Picks a file, describes it, and imports it into this account. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const { isReading, file, problem, choose } = useFileChoice();
  const importMutation = useImport(onClose);
  const { data: premium } = useChallenge(premiumView);
  const shownProblem = problem ?? (importMutation.error && problemOf(importMutation.error));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.importTitle}
      description={text.importDescription}
      footer={
        <>
          {file && (
            <Button
              look="ink"
              disabled={isReading}
              busy={importMutation.isPending}
              busyText={text.importing}
              onClick={() => importMutation.mutate(file)}
            >
              {text.confirmImport}
            </Button>
          )}
          <Button
            look={file ? 'line' : 'ink'}
            disabled={importMutation.isPending}
            onClick={() => picker.current?.click()}
          >
            {file ? text.chooseOtherFile : text.chooseFile}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        <li>{text.importsProgress}</li>
        <li>{text.importsNoRanking}</li>
        <li>{premium?.isForAll ? text.importsNoPurchases : text.importsNoPremium}</li>
        {premium?.isInTrial && <li>{text.importEndsTrial}</li>}
      </ul>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label={text.fileToImport}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const pickedFile = target.files?.[0];
          // Allows to pick the same file again after it was corrected.
          target.value = '';
          if (!pickedFile) return;
          importMutation.reset();
          void choose(pickedFile);
        }}
      />
      <div role="status" className="mt-4 empty:hidden">
        {file && (
          <p>
            <b className="wrap-anywhere">{file.name}</b>
            <span className="block text-ink-2">
              {text.fileSummary({ date: formatDate(file.exportedOn), days: file.workoutDays })}
            </span>
          </p>
        )}
      </div>
      {shownProblem && (
        <p
          role="alert"
          className="mt-4 flex items-start gap-1.5 text-sm font-[560] text-missed-ink wrap-anywhere"
        >
          <Icon name="warning" size={18} className="mt-px" />
          {shownProblem}
        </p>
      )}
    </Dialog>
  );
}

/**
 * The message of an error. If the server refused the content of the file, it includes the server's detail, for support.
 * A newer version is no fault of the file.
 */
function problemOf(error: Error): string {
  if (!(error instanceof ApiError) || error.code !== 'invalid_input') return error.message;
  const isContentRefused = error.field !== undefined && error.field !== 'version';
  return isContentRefused ? text.fileRefused({ detail: error.detail }) : error.message;
}

/** The file that was chosen last, or why it cannot be imported. */
function useFileChoice() {
  const lastPicked = useRef<File>(null);
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<ChosenFile | { problem: string }>();

  async function choose(pickedFile: File) {
    lastPicked.current = pickedFile;
    setReading(true);
    const fileOrProblem = await readChosenFile(pickedFile);
    // Another file may have been chosen while this one was read.
    if (lastPicked.current !== pickedFile) return;
    setChosen(fileOrProblem);
    setReading(false);
  }
  return {
    isReading,
    file: chosen && 'data' in chosen ? chosen : undefined,
    problem: chosen && 'problem' in chosen ? chosen.problem : undefined,
    choose,
  };
}

function useImport(onClose: () => void) {
  const api = useApi();
  const { update } = useSessionAdapter();
  const sync = useSync();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ data }: ChosenFile) => api.post('/account/import', data),
    async onSuccess({ user, started }) {
      update(user);
      onClose();
      toast(started ? text.importedChallenge : text.importedSettings, 'success');
      if (!started) return;
      // The dashboard would redirect to the onboarding without the log. A failed pull is repeated there.
      await sync.pull().catch(logUnlessRequestFailed);
      navigate('/dashboard', { replace: true });
    },
  });
}
