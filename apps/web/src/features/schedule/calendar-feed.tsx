import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCopyText } from '../../platform/device/copy-text';
import { formatDate } from '../../platform/format/format';
import { type Api, isUnreachable } from '../../platform/http/api';
import type { RetryableQuery } from '../../platform/not-loaded';
import { useApi } from '../../platform/session';
import { dateHere } from '../../platform/time/date-here';
import { Button } from '../../ui/button';
import { RetryButton } from '../../ui/feedback/retry-button';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { useHeldFocus } from '../../ui/focus/use-held-focus';
import { TextField } from '../../ui/forms/text-field';
import { TitledCard } from '../../ui/titled-card';
import { text } from './text';

const feedKey = ['schedule', 'feed'];
const feedQuery = (api: Api) => queryOptions({ queryKey: feedKey, queryFn: () => api.get('/schedule/feed') });
const showError = (error: Error) => toast(error.message, 'error', readingTime);
const formatSince = (since: string) => formatDate(dateHere(since));

/** A subscription of a person without Premium or between two runs. It can only be ended. With a title it is a card. */
export function FeedToEnd({ title }: { title?: string }) {
  const focusProps = useHeldFocus();
  const feed = useQuery(feedQuery(useApi()));
  const { data, errorUpdateCount } = feed;
  // A query that is loaded again has no error meanwhile, so its failures are counted.
  const failure = !data && errorUpdateCount > 0 && <FeedMissing feed={feed} />;
  const subscription = data?.since && (
    <div className="mt-4 grid justify-items-start gap-4">
      <p className="text-ink-2">{text.emptySince({ date: formatSince(data.since) })}</p>
      <EndButton onEnded={() => toast(text.ended, 'success')} />
    </div>
  );
  const content = failure || subscription;
  return (
    <div {...focusProps}>{content && title ? <TitledCard title={title}>{content}</TitledCard> : content}</div>
  );
}

function FeedMissing({ feed }: { feed: RetryableQuery }) {
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <p role="status" className="text-ink-2">
        {isUnreachable(feed.error) ? text.offline : text.notLoaded}
      </p>
      <RetryButton size="small" isRetrying={feed.isFetching} onRetry={() => void feed.refetch()} />
    </div>
  );
}

function EndButton({ onEnded }: { onEnded: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const endMutation = useMutation({
    mutationFn: () => api.delete('/schedule/feed'),
    onSuccess() {
      onEnded();
      return queryClient.invalidateQueries({ queryKey: feedKey });
    },
    onError: showError,
  });
  return (
    <Button
      className="max-tablet:w-full"
      busy={endMutation.isPending}
      busyText={text.ending}
      onClick={() => endMutation.mutate()}
    >
      {text.endSubscription}
    </Button>
  );
}

/** The subscription of a person with Premium: made, renewed and ended here. */
export function Feed() {
  const api = useApi();
  const queryClient = useQueryClient();
  const feed = useQuery(feedQuery(api));
  const createMutation = useMutation({
    mutationFn: () => api.post('/schedule/feed', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedKey }),
    onError: showError,
  });
  const url = createMutation.data?.url;
  const since = feed.data?.since;
  const makeButton = (label: string) => (
    <Button
      look={since ? 'line' : 'ink'}
      className="max-tablet:w-full"
      busy={createMutation.isPending}
      busyText={text.makingAddress}
      onClick={() => createMutation.mutate()}
    >
      {label}
    </Button>
  );
  if (feed.error && !feed.data) return <FeedMissing feed={feed} />;
  if (!feed.data) return <p className="mt-3 text-ink-2">{text.loading}</p>;
  return (
    <div className="mt-4 grid gap-4">
      {url ? (
        <FeedAddress url={url} />
      ) : (
        <p className="text-ink-2">
          {since ? text.subscribedSince({ date: formatSince(since) }) : text.subscribeHint}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!url && makeButton(since ? text.newAddress : text.subscribe)}
        {/* The address that was made here no longer works then, so it disappears. */}
        {since && <EndButton onEnded={createMutation.reset} />}
      </div>
    </div>
  );
}

/** The server sends the address once, when it is made. */
function FeedAddress({ url }: { url: string }) {
  const [copyState, copy] = useCopyText();
  return (
    <>
      <TextField
        label={text.address}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint={text.addressHint}
      />
      <Button look="ink" className="max-tablet:w-full" onClick={() => copy(url)}>
        {copyState === 'copied' ? text.copied : text.copyAddress}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {copyState === 'copied' && text.addressCopied}
        {copyState === 'refused' && text.copyRefused}
      </p>
    </>
  );
}
