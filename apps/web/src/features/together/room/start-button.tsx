import { type GroupKind, mostOpenRooms } from '@hundred/domain/together/group-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { useGroupAction } from '../groups/group-action';
import { createdInviteQuery } from '../groups/group-queries';
import { addressOf } from '../groups/group-text';
import { NameDialog } from '../groups/name-dialog';
import { useIsOffline } from '../groups/offline-line';
import { displayName, groupName } from '../invite/name-fields';
import { useDisplayName } from '../use-display-name';
import { type StartOnce, useStartOnce } from './start-once';
import { text } from './text';

const ChallengeDialog = lazyDialog(() => import('../challenge/challenge-dialog'));

type Props = {
  kind: GroupKind;
  /** The person is in as many groups as allowed at once. */
  isFull: boolean;
  /** Every member needs a name, so it is asked for first. */
  needsName: boolean;
};

export function StartButton({ kind, isFull, needsName }: Props) {
  const isAway = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const startOnce = useStartOnce(kind);
  const opening = useOpenRoom(startOnce);
  const naming = useDisplayName(() => {
    if (kind === 'room') start();
  });
  const close = () => setAsking(false);

  function start() {
    setAsking(kind !== 'room');
    if (kind === 'room') opening.mutate();
  }

  if (isFull)
    return (
      <p className="text-sm text-ink-3">
        {kind === 'room' ? text.roomLimitReached({ rooms: mostOpenRooms }) : text.limitReached}
      </p>
    );
  return (
    <>
      <Button
        size="small"
        disabled={isAway}
        busy={opening.isPending}
        onClick={() => (needsName ? setAsking(true) : start())}
      >
        {text.start[kind]}
      </Button>
      {isAsking && needsName && (
        <NameDialog
          title={text.askName}
          field={displayName()}
          saveText={text.continue}
          saving={naming}
          onClose={close}
        />
      )}
      {isAsking && !needsName && kind === 'team' && <TeamNameDialog startOnce={startOnce} onClose={close} />}
      {isAsking && !needsName && kind === 'challenge' && (
        <ChallengeDialog startOnce={startOnce} onClose={close} />
      )}
    </>
  );
}

function TeamNameDialog({ startOnce, onClose }: { startOnce: StartOnce; onClose: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const starting = useGroupAction(
    (name: string) => startOnce(() => api.post('/teams', { name }), { name }),
    ({ id }) => void navigate(addressOf('team', id)),
    () => {},
  );
  return (
    <NameDialog
      title={text.newTeam}
      field={groupName()}
      saveText={text.startTeam}
      saving={starting}
      onClose={onClose}
    />
  );
}

/** A room needs no form: it opens at once, with its link. */
function useOpenRoom(startOnce: StartOnce) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useGroupAction(
    () => startOnce(() => api.post('/rooms')),
    (room) => {
      if ('invite' in room)
        queryClient.setQueryData(createdInviteQuery('room', room.id).queryKey, room.invite);
      navigate(addressOf('room', room.id));
    },
  );
}
