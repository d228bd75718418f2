import { useQuery } from '@tanstack/react-query';
import { formatSince } from '../../../platform/format/format-since';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { RetryButton } from '../../../ui/feedback/retry-button';
import { TitledCard } from '../../../ui/titled-card';
import { useGroupAction } from './group-action';
import { blocksQuery } from './group-queries';
import { nameOf } from './group-text';
import { useIsOffline } from './needs-connection-line';
import { text } from './text';

/** The people whom this person has blocked. Renders nothing if nobody is. */
export function BlockedPeople() {
  const api = useApi();
  const isOffline = useIsOffline();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(blocksQuery(api));
  const unblockAction = useGroupAction(
    (id: string) => api.delete(`/blocks/${id}`),
    () => {},
  );
  if (!data && errorUpdateCount > 0)
    return (
      <TitledCard title={text.blocked}>
        <p role="alert" className="text-md text-ink-2">
          {text.blockedNotLoaded}
        </p>
        <RetryButton size="small" className="mt-4" isRetrying={isFetching} onRetry={() => void refetch()} />
      </TitledCard>
    );
  if (!data || data.blocks.length === 0) return null;
  return (
    <TitledCard title={text.blocked}>
      <p className="text-md text-ink-2">{text.blockedHint}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.blocks.map(({ id, name, since }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-2">
            <span className="py-2">
              <span className="block font-[600] wrap-anywhere">{nameOf({ name })}</span>
              <span className="block text-sm text-ink-2">
                {text.blockedSince({ since: formatSince(new Date(since)) })}
              </span>
            </span>
            <Button
              look="text"
              size="small"
              className="-mr-4"
              aria-label={text.unblockPerson({
                name: nameOf({ name }),
                since: formatSince(new Date(since)),
              })}
              disabled={isOffline}
              busy={unblockAction.isPending && unblockAction.variables === id}
              onClick={() => unblockAction.mutate(id)}
            >
              {text.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
