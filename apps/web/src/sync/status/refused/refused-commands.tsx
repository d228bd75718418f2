import { useMutation } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { useHeldFocus } from '../../../ui/focus/use-held-focus';
import { DateLook } from '../../../ui/hundred-grid/date-look';
import type { PendingCommand } from '../../command/pending-command';
import { useSync } from '../../sync-context';
import { canRetry, type RefusedGroup, refusedGroups } from './refused-groups';
import { text } from './text';

/** Shows what the server did not count, why, and what the person can do about it. */
export function RefusedCommands({ commands }: { commands: readonly PendingCommand[] }) {
  const focusProps = useHeldFocus();
  useFocusAfterwards(focusProps.ref);
  const path = useSync().state().local?.snapshot.runs.at(-1)?.path ?? null;
  return (
    <div {...focusProps} role="alert" className="mb-6 grid gap-3 tablet:mb-12">
      {refusedGroups(commands, path).map((group) => (
        <Refused key={group.key} group={group} />
      ))}
    </div>
  );
}

/**
 * When the last card is removed, the focus moves to the page below. The focus is checked before the removal, because
 * afterwards the page that contained it is unknown.
 */
function useFocusAfterwards(cards: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = cards.current;
    const page = element?.closest('main');
    return () => {
      if (element?.contains(document.activeElement)) page?.focus({ preventScroll: true });
    };
  }, [cards]);
}

function Refused({ group: { title, description, retryLabel, commands } }: { group: RefusedGroup }) {
  const sync = useSync();
  const retry = useMutation({
    mutationFn: async () => {
      for (const command of commands) if (canRetry(command)) await sync.retry(command.id);
    },
  });
  const discard = useMutation({ mutationFn: () => sync.discard(commands.map(({ id }) => id)) });
  return (
    <Card tone="open" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <DateLook state="missed" size={36} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-ink-2">{description}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {retryLabel !== undefined && (
          <Button
            look="ink"
            size="small"
            busy={retry.isPending}
            busyText={text.sending}
            onClick={() => retry.mutate()}
          >
            {retryLabel}
          </Button>
        )}
        <Button size="small" busy={discard.isPending} onClick={() => discard.mutate()}>
          {text.remove({ count: commands.length })}
        </Button>
      </div>
    </Card>
  );
}
