import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect } from 'react';
import { todayQuery } from '../platform/challenge-queries';
import { useApi } from '../platform/session';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { DateLook } from '../ui/hundred-grid/date-look';
import { useHeldFocus } from '../ui/use-held-focus';
import type { Deed } from './deed';
import { canSendAgain, type RefusedGroup, refusedGroups } from './refused-groups';
import { useTrainingLog } from './training-log';

/** What the server did not count, why, and what can be done about it. */
export function RefusedDeeds({ deeds }: { deeds: readonly Deed[] }) {
  const held = useHeldFocus();
  useFocusAfterwards(held.ref);
  const today = useQuery({ ...todayQuery(useApi()), enabled: false }).data;
  return (
    <div {...held} role="alert" className="mb-6 grid gap-3 tablet:mb-12">
      {refusedGroups(deeds, today?.path ?? null).map((group) => (
        <Refused key={group.deeds[0]?.order} group={group} />
      ))}
    </div>
  );
}

/**
 * With the last of it the whole place goes: the page that it stood above has its focus then. Looked at before it goes,
 * because afterwards nobody knows whose the focus was.
 */
function useFocusAfterwards(place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const here = place.current;
    const page = here?.closest('main');
    return () => {
      if (here?.contains(document.activeElement)) page?.focus({ preventScroll: true });
    };
  }, [place]);
}

function Refused({ group: { title, text, again, deeds } }: { group: RefusedGroup }) {
  const log = useTrainingLog();
  const sending = useMutation({
    mutationFn: async () => {
      for (const deed of deeds) if (canSendAgain(deed)) await log.retry(deed);
    },
  });
  const discard = useMutation({ mutationFn: () => log.discard(deeds) });
  return (
    <Card tone="open" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <DateLook state="missed" size={36} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {again !== undefined && (
          <Button
            look="ink"
            size="small"
            busy={sending.isPending}
            busyText="Sending..."
            onClick={() => sending.mutate()}
          >
            {again}
          </Button>
        )}
        <Button size="small" busy={discard.isPending} onClick={() => discard.mutate()}>
          Remove {deeds.length === 1 ? 'it' : 'them'}
        </Button>
      </div>
    </Card>
  );
}
