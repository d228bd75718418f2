import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { text } from './text';

const calls = { restart: '/challenge/reset', path: '/challenge/century-club/reset' } as const;

/** `restart` begins again with season 1; `path` closes the run of season 2, so that the person can choose another path. */
export type Reset = keyof typeof calls;

/** Closes the run after a confirmation, and opens the page where the next one begins. */
export default function ResetDialog({ reset, onClose }: { reset: Reset; onClose: () => void }) {
  const { notes, done, doneForTomorrow, failed, ...dialogTexts } = text[reset];
  const api = useApi();
  const sync = useSync();
  const navigate = useNavigate();
  const resetMutation = useMutation({
    async mutationFn() {
      // An exercise of today that the server does not know yet decides when the next run opens.
      await sync.pushPending();
      return api.post(calls[reset]);
    },
    onSuccess(answer) {
      if ('opensOn' in answer && answer.opensOn) toast(doneForTomorrow, 'success', readingTime);
      else toast(done, 'success');
      onClose();
      navigate('/dashboard');
    },
    onError() {
      toast(failed, 'error');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      {...dialogTexts}
      busy={resetMutation.isPending}
      danger
      onConfirm={() => resetMutation.mutate()}
      onCancel={onClose}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
