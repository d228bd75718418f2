import type { CommunityEntry } from '@hundred/contract/together/community';
import { type CommunityCheer, communityCheers } from '@hundred/domain/community/community-entries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { classNames } from '../../ui/class-names';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { cancelFeedRequest, isWithdrawnError, refreshCommunity, updateEntry } from './community-query';
import { text } from './text';

const rowClasses = 'mt-3 flex flex-wrap gap-1.5 tablet:gap-2';
const cheerClasses =
  'inline-flex min-h-11 items-center rounded-2 px-3 text-sm font-[600] max-tablet:grow max-tablet:justify-center max-tablet:px-2';

/** The cheers of an example, which nobody can press. */
export function ExampleCheers({ entry: { cheer } }: { entry: CommunityEntry }) {
  return (
    <ul aria-label={text.cheer} className={rowClasses}>
      {communityCheers.map((choice) => (
        <li
          key={choice}
          className={classNames(
            cheerClasses,
            cheer === choice ? 'bg-invert text-on-invert' : 'text-ink-2 inset-ring inset-ring-line',
          )}
        >
          {text.cheers[choice]}
        </li>
      ))}
    </ul>
  );
}

/** One of four cheers or none. Pressing the chosen one again removes it. */
export function Cheers({ entry: { id, cheer } }: { entry: CommunityEntry }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const saveMutation = useMutation({
    mutationFn: (next: CommunityCheer | null) => api.put(`/community/${id}/cheer`, { cheer: next }),
    async onMutate(next) {
      const wasFeedCancelled = await cancelFeedRequest(queryClient);
      updateEntry(queryClient, id, { cheer: next });
      // When a refusal arrives, `cheer` is already the new one, so the previous one is passed along.
      return { previousCheer: cheer, wasFeedCancelled };
    },
    onError(error, _next, context) {
      updateEntry(queryClient, id, { cheer: context?.previousCheer ?? null });
      toast(error.message, 'error', readingTime);
    },
    onSettled(_answer, error, _next, context) {
      if (context?.wasFeedCancelled || (error && isWithdrawnError(error)))
        return refreshCommunity(queryClient);
    },
  });
  return (
    <fieldset className={rowClasses}>
      <legend className="sr-only">{text.cheer}</legend>
      {communityCheers.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={cheer === choice}
          onClick={() => !saveMutation.isPending && saveMutation.mutate(cheer === choice ? null : choice)}
          className={classNames(
            cheerClasses,
            'transition-colors duration-(--duration-fast)',
            cheer === choice
              ? 'bg-invert text-on-invert'
              : 'text-ink-2 inset-ring-[1.5px] inset-ring-edge hover:bg-sunk/60 hover:text-ink',
          )}
        >
          {text.cheers[choice]}
        </button>
      ))}
    </fieldset>
  );
}
