import { restAllowance } from '@hundred/domain/challenge/facts/allowance';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../platform/session';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { readingTime, toast } from '../../ui/feedback/toast-store';

const resets = {
  restart: {
    call: '/challenge/reset',
    title: 'Restart the challenge?',
    description: 'You go back to Day 1 of the first season, whichever season you are in.',
    notes: [
      `Your day number and your current streak start over, with ${restAllowance} new rest days.`,
      'Your history, total reps, longest streak and badges are kept.',
      'If you have worked out today, Day 1 opens tomorrow.',
    ],
    confirmText: 'Restart Challenge',
    busyText: 'Restarting...',
    done: 'Challenge reset! Starting fresh from Day 1.',
    failed: 'Failed to reset challenge',
  },
  path: {
    call: '/challenge/century-club/reset',
    title: 'Change your Century Club path?',
    description: 'This run of Season 2 ends, and you choose a new path.',
    notes: [
      `Season 2 begins again with Day 1, and with ${restAllowance} new rest days.`,
      'Season 1, your streak, total reps and badges are kept, and so is the history of this path.',
      'If you have worked out today, the new path opens tomorrow.',
    ],
    confirmText: 'Change path',
    busyText: 'Changing...',
    done: 'Century Club path reset! Choose a new path.',
    failed: 'Failed to reset Century Club path',
  },
} as const;

export type Reset = keyof typeof resets;

/** Closes the run after a confirmation, and opens the page where the next one begins. */
export default function ResetDialog({ reset, onClose }: { reset: Reset; onClose: () => void }) {
  const { call, notes, done, failed, ...words } = resets[reset];
  const api = useApi();
  const navigate = useNavigate();
  const resetting = useMutation({
    mutationFn: () => api.post(call),
    onSuccess(answer) {
      if ('opensOn' in answer && answer.opensOn) toast(`${done} It opens tomorrow.`, 'success', readingTime);
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
      {...words}
      busy={resetting.isPending}
      danger
      onConfirm={() => resetting.mutate()}
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
