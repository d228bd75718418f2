import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../platform/session';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { useGroupAction } from '../groups/group-action';
import { createdInviteQuery } from '../groups/group-queries';
import { addressOf } from '../groups/group-text';
import { NameDialog } from '../groups/name-dialog';
import { useIsOffline } from '../groups/needs-connection-line';
import { displayNameField, groupNameField } from '../invite/name-fields';
import { useDisplayName } from '../use-display-name';
import { type StartOnce, useStartOnce } from './start-once';
import { StartRow, StartTile } from './start-tile';
import { text } from './text';

const ChallengeDialog = lazyDialog(() => import('../challenge/challenge-dialog'));

type Props = {
  kind: GroupKind;
  /** A tile shows only the kind of group; a row also says what it is. */
  look: 'tile' | 'row';
  /** The person has no name yet. Every member needs one, so the button asks for it first. */
  needsName: boolean;
};

/** Starts a team, a challenge or a room, after the questions that it needs. */
export function StartButton({ kind, look, needsName }: Props) {
  const isOffline = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const startOnce = useStartOnce(kind);
  const openAction = useOpenRoom(startOnce);
  const stopAsking = () => setAsking(false);
  const saveNameAction = useDisplayName(() => {
    // A team or a challenge goes on asking: its dialog follows by itself, because the name is not missing any more.
    if (kind === 'room') openRoom();
  });

  function openRoom() {
    stopAsking();
    openAction.mutate();
  }

  function start() {
    if (kind === 'room' && !needsName) openRoom();
    else setAsking(true);
  }

  const Trigger = look === 'tile' ? StartTile : StartRow;
  return (
    <>
      <Trigger kind={kind} isBusy={openAction.isPending} isDisabled={isOffline} onPress={start} />
      {isAsking && needsName && (
        <NameDialog
          title={text.askName}
          field={displayNameField()}
          saveText={text.continue}
          action={saveNameAction}
          onClose={stopAsking}
        />
      )}
      {isAsking && !needsName && kind === 'team' && (
        <TeamNameDialog startOnce={startOnce} onClose={stopAsking} />
      )}
      {isAsking && !needsName && kind === 'challenge' && (
        <ChallengeDialog startOnce={startOnce} onClose={stopAsking} />
      )}
    </>
  );
}

function TeamNameDialog({ startOnce, onClose }: { startOnce: StartOnce; onClose: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const startAction = useGroupAction(
    (name: string) => startOnce(() => api.post('/teams', { name }), { name }),
    ({ id }) => void navigate(addressOf('team', id)),
    // The dialog shows the reason of a refusal.
    () => {},
  );
  return (
    <NameDialog
      title={text.newTeam}
      field={groupNameField()}
      saveText={text.startTeam}
      action={startAction}
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
