import type { CommunityEntry } from '@hundred/contract/together/community';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { isWithdrawnError, refreshCommunity } from './community-query';
import { milestoneText, personText } from './entry-text';
import { text } from './text';

type Action = 'block' | 'report';

/** Lets a person block or report the owner of an entry. The owner is not notified. */
export function BlockReportDialog({ entry, onClose }: { entry: CommunityEntry; onClose: () => void }) {
  // Blocking an entry without a name would reveal whose it is, so the server refuses it.
  const hasName = entry.name !== null;
  const api = useApi();
  const queryClient = useQueryClient();
  const sendMutation = useMutation({
    mutationFn: (action: Action) => api.post(`/community/${entry.id}/${action}`, {}),
    onSuccess(_answer, action) {
      toast(action === 'block' ? text.blocked : text.reported, 'success');
      onClose();
      return refreshCommunity(queryClient);
    },
    onError(error) {
      toast(error.message, 'error', readingTime);
      if (!isWithdrawnError(error)) return;
      onClose();
      return refreshCommunity(queryClient);
    },
  });
  const isBusy = (action: Action) => sendMutation.isPending && sendMutation.variables === action;
  /** Only one action at a time: the first one closes the dialog, so the second would show its message after that. */
  const start = (action: Action) => {
    if (!sendMutation.isPending) sendMutation.mutate(action);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={hasName ? text.blockOrReport : text.report}
      description={text.secret({
        milestone: milestoneText(entry).replace('{person}', () => personText(entry)),
      })}
      footer={
        <>
          {hasName && (
            <Button look="ink" busy={isBusy('block')} busyText={text.blocking} onClick={() => start('block')}>
              {text.block}
            </Button>
          )}
          <Button busy={isBusy('report')} busyText={text.reporting} onClick={() => start('report')}>
            {hasName ? text.reportName : text.report}
          </Button>
        </>
      }
    >
      {hasName && <p className="mb-2 text-ink-2">{text.blockHint}</p>}
      <p className="text-ink-2">{text.reportHint}</p>
    </Dialog>
  );
}
