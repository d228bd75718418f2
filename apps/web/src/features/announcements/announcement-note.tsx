import type { OperatorAnnouncement } from '@hundred/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { isUnreachable } from '../../platform/http/api';
import { useSessionAdapter } from '../../platform/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/feedback/toast-store';
import { Icon } from '../../ui/icon';
import { text } from './text';

/** What the operator announced. It is gone on every device once it is read. */
export default function AnnouncementNote({ announcement }: { announcement: OperatorAnnouncement }) {
  const session = useSessionAdapter();
  const readMutation = useMutation({
    mutationFn: () => session.api.put(`/announcement/${announcement.id}/read`),
    onSettled(_answer, error) {
      // A refusal means that the announcement has ended meanwhile, so it is removed too.
      if (isUnreachable(error)) return toast(text.noConnection, 'error');
      const current = session.current();
      if (current.state !== 'signed-in') return;
      const { announcement: _, ...person } = current.person;
      session.update(person);
    },
  });
  return (
    <section
      aria-label={text.label}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-3 border border-line bg-surface px-4 py-3"
    >
      <Icon name="info" className="flex-none text-ink-2" />
      <p className="min-w-0 flex-1 basis-60 whitespace-pre-line wrap-anywhere">{announcement.text}</p>
      <Button
        size="small"
        busy={readMutation.isPending}
        onClick={() => readMutation.mutate()}
        className="max-tablet:ml-auto"
      >
        {text.read}
      </Button>
    </section>
  );
}
