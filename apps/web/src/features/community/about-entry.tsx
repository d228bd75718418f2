import type { CommunityEntry } from '@hundred/contract/together/community';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { isOutdated, refreshCommunity } from './community-query';
import { aboutText, eventText, personText } from './community-text';

/** Block and report for an entry. The other person is not notified. */
export function AboutEntry({ entry, onClose }: { entry: CommunityEntry; onClose: () => void }) {
  // Blocking an entry without a name would reveal whose it is, so the server refuses it.
  const hasName = entry.name !== null;
  const api = useApi();
  const queryClient = useQueryClient();
  const doing = useMutation({
    mutationFn: (what: 'block' | 'report') => api.post(`/community/${entry.id}/${what}`, {}),
    onSuccess(_answer, what) {
      toast(
        what === 'block' ? 'You will not meet here any more.' : 'Reported. Whoever runs this will look.',
        'success',
      );
      onClose();
      return refreshCommunity(queryClient);
    },
    onError(error) {
      toast(error.message, 'error', readingTime);
      if (!isOutdated(error)) return;
      onClose();
      return refreshCommunity(queryClient);
    },
  });
  const isBusy = (what: string) => doing.isPending && doing.variables === what;
  /** Only one action at a time, because both would show a message, one after the dialog is gone. */
  const start = (what: 'block' | 'report') => {
    if (!doing.isPending) doing.mutate(what);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={aboutText(entry)}
      description={`${personText(entry)} ${eventText(entry)}. They are not told who did it.`}
      footer={
        <>
          {hasName && (
            <Button look="ink" busy={isBusy('block')} busyText="Blocking..." onClick={() => start('block')}>
              Block
            </Button>
          )}
          <Button busy={isBusy('report')} busyText="Reporting..." onClick={() => start('report')}>
            {hasName ? 'Report this name' : 'Report'}
          </Button>
        </>
      }
    >
      {hasName && (
        <p className="mb-2 text-ink-2">
          Blocked, neither of you sees the other’s name here, nor can join what the other owns.
        </p>
      )}
      <p className="text-ink-2">A report goes to whoever runs this, without a word from you.</p>
    </Dialog>
  );
}
