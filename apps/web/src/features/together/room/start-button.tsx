import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../platform/session';
import { classNames } from '../../../ui/class-names';
import { lazyDialog } from '../../../ui/feedback/lazy-part';
import { Icon, IconFrame } from '../../../ui/icon';
import { useGroupAction } from '../groups/group-action';
import { createdInviteQuery } from '../groups/group-queries';
import { addressOf } from '../groups/group-text';
import { NameDialog } from '../groups/name-dialog';
import { useIsOffline } from '../groups/offline-line';
import { groupDrawings } from '../hub/group-drawings';
import { text as hub } from '../hub/text';
import { displayName, groupName } from '../invite/name-fields';
import { text as page } from '../text/page';
import { useDisplayName } from '../use-display-name';
import { type StartOnce, useStartOnce } from './start-once';
import { text } from './text';

const ChallengeDialog = lazyDialog(() => import('../challenge/challenge-dialog'));

type Props = {
  kind: GroupKind;
  /** A row says what the kind of group is. */
  look: 'tile' | 'row';
  /** Every member needs a name, so it is asked for first. */
  needsName: boolean;
};

/** Starts a team, a challenge or a room, after the questions that it needs. */
export function StartButton({ kind, look, needsName }: Props) {
  const id = useId();
  const isAway = useIsOffline();
  const [isAsking, setAsking] = useState(false);
  const startOnce = useStartOnce(kind);
  const opening = useOpenRoom(startOnce);
  const close = () => setAsking(false);

  /** A room opens at once; for a team or a challenge a dialog asks for more. */
  function start() {
    setAsking(kind !== 'room');
    if (kind === 'room') opening.mutate();
  }
  // After the name, the dialog of a team or a challenge takes the place of the one for the name.
  const naming = useDisplayName(() => {
    if (kind === 'room') start();
  });

  return (
    <>
      <button
        type="button"
        disabled={isAway}
        aria-busy={opening.isPending || undefined}
        aria-labelledby={look === 'row' ? `${id}-name` : undefined}
        aria-describedby={look === 'row' ? `${id}-hint` : undefined}
        aria-label={look === 'tile' ? text.start[kind] : undefined}
        onClick={() => (needsName ? setAsking(true) : start())}
        className={classNames(
          'transition-colors duration-(--duration-fast) hover:bg-sunk/60 active:bg-sunk disabled:opacity-55 aria-busy:opacity-55',
          look === 'tile'
            ? 'grid min-h-19.5 flex-[1_1_4.75rem] content-center justify-items-center gap-1.75 rounded-2 px-1 text-sm font-[620] inset-ring-[1.5px] inset-ring-edge'
            : '-mx-2 flex min-h-18 w-[calc(100%+1rem)] items-center gap-3.5 rounded-2 px-2 py-3 text-left',
        )}
      >
        <IconFrame className="text-ink-2">{groupDrawings[kind]}</IconFrame>
        {look === 'tile' ? (
          hub.kinds[kind]
        ) : (
          <>
            <span className="min-w-0 flex-1 leading-tight">
              <span id={`${id}-name`} className="block font-[640]">
                {text.start[kind]}
              </span>
              <span id={`${id}-hint`} className="mt-1 block text-md leading-snug text-ink-2">
                {page.empty[kind]}
              </span>
            </span>
            <Icon name="chevron-right" size={18} className="text-ink-3" />
          </>
        )}
      </button>
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
