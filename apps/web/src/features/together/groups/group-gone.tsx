import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { forgetGroup } from './group-queries';

const titles: Record<GroupKind, string> = {
  team: 'This team is not here',
  challenge: 'This challenge is not here',
  room: 'This room is closed',
};

/** A person who is not a member gets the same page as for a group that never existed. */
export function GroupGone({ kind, id }: { kind: GroupKind; id: string }) {
  const queryClient = useQueryClient();
  useEffect(() => forgetGroup(queryClient, kind, id), [queryClient, kind, id]);
  return (
    <EmptyState
      title={titles[kind]}
      headingLevel={1}
      action={
        <ButtonLink to="/together" look="ink">
          Back to Together
        </ButtonLink>
      }
    >
      {kind === 'room'
        ? 'Its three hours are over, or you have left it. Your own day goes on as ever.'
        : 'It has ended, or you are not in it. Your own days and streak go on as ever.'}
    </EmptyState>
  );
}
