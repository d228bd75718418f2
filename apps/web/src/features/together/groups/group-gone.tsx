import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { forgetGroup } from './group-queries';
import { text } from './text';

/** Says that the group is gone. A person who is not a member sees the same as for a group that never existed. */
export function GroupGone({ kind, id }: { kind: GroupKind; id: string }) {
  const queryClient = useQueryClient();
  useEffect(() => forgetGroup(queryClient, kind, id), [queryClient, kind, id]);
  return (
    <EmptyState
      title={text.gone[kind]}
      headingLevel={1}
      action={
        <ButtonLink to="/together" look="ink">
          {text.toTogether}
        </ButtonLink>
      }
    >
      {kind === 'room' ? text.roomGoneHint : text.goneHint}
    </EmptyState>
  );
}
