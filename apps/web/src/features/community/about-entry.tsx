import type { CommunityEntry } from '@hundred/contract/community';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { readingTime, toast } from '../../ui/toast-store';
import { isTakenBack, refreshCommunity } from './community-query';
import { deedWords, whoWords } from './community-words';

/** What to do about somebody whom one does not want to meet. Nobody is told who did it. */
export function AboutEntry({ entry, onClose }: { entry: CommunityEntry; onClose: () => void }) {
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
      if (!isTakenBack(error)) return;
      onClose();
      return refreshCommunity(queryClient);
    },
  });
  const isBusy = (what: string) => doing.isPending && doing.variables === what;
  /** The other of the two waits: both would tell of themselves, one after the window is gone. */
  const start = (what: 'block' | 'report') => {
    if (!doing.isPending) doing.mutate(what);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Block or report"
      description={`${whoWords(entry)} ${deedWords(entry)}. They are not told who did it.`}
      footer={
        <>
          <Button look="ink" busy={isBusy('block')} busyText="Blocking..." onClick={() => start('block')}>
            Block
          </Button>
          <Button busy={isBusy('report')} busyText="Reporting..." onClick={() => start('report')}>
            {entry.name === null ? 'Report' : 'Report this name'}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        Blocked, neither of you sees the other here, nor can join what the other owns. A report goes to
        whoever runs this, without a word from you.
      </p>
    </Dialog>
  );
}
