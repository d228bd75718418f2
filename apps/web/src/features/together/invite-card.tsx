import type { MadeInvite } from '@hundred/contract/groups';
import type { Room } from '@hundred/contract/rooms';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCopyText } from '../../platform/copy-text';
import { dateHere } from '../../platform/date-here';
import { useApi } from '../../platform/session';
import { canShare, openShareSheet } from '../../platform/share-sheet';
import { Button } from '../../ui/button';
import { LinkCopied } from '../../ui/link-copied';
import { TitledCard } from '../../ui/titled-card';
import { useHeldFocus } from '../../ui/use-held-focus';
import { useIsAway } from './away-line';
import { groupPaths } from './group-paths';
import { madeInviteQuery } from './group-queries';
import { formatDay, formatTime } from './group-words';
import { useGroupWork } from './group-work';
import { useMayStart } from './may-start';
import { whyNoInvite } from './why-no-invite';

type Props = {
  kind: GroupKind;
  group: Pick<Room, 'id' | 'isOwner' | 'mayInvite' | 'invite'> & {
    /** Of a challenge, the last date on which anybody can join. */
    joinUntil?: string;
  };
  /** Nobody can join any more, full or too late: why. */
  closed?: string | undefined;
};

/** The link that lets others in. Its owner has it, and the server tells it once. */
export function InviteCard({ kind, group, closed }: Props) {
  if (!group.isOwner) return null;
  return (
    <TitledCard title="Invite">
      {closed === undefined && group.mayInvite ? (
        <OpenInvite kind={kind} group={group} />
      ) : (
        <NoInvite kind={kind} group={group} closed={closed} />
      )}
    </TitledCard>
  );
}

/** A link that was made before still lets somebody in, or will once a place is free: it can always be ended. */
function NoInvite({ kind, group: { id, invite }, closed }: Props) {
  const mayStart = useMayStart();
  const held = useHeldFocus();
  return (
    <div {...held}>
      <p className="text-md text-ink-2">{closed ?? whyNoInvite(kind, mayStart(kind))}</p>
      {invite && kind !== 'room' && (
        <>
          <p className="mt-3 mb-4 text-sm text-ink-3">
            The link that was made is valid until {untilWords(kind, invite.expiresAt)}.
          </p>
          <RevokeButton kind={kind} id={id} />
        </>
      )}
    </div>
  );
}

function OpenInvite({ kind, group: { id, invite, joinUntil } }: Omit<Props, 'closed'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isAway = useIsAway();
  const { data: made } = useQuery(madeInviteQuery(kind, id));
  const keep = (answer: MadeInvite) => queryClient.setQueryData(madeInviteQuery(kind, id).queryKey, answer);
  const making = useGroupWork(
    () => api.post(`/${groupPaths[kind]}/${id}/invite`),
    ({ invite }) => keep(invite),
  );
  // Another device, or the server, may have ended the one that was made here. A server of before says no marks.
  const isSame = made?.mark === invite?.mark && made?.expiresAt === invite?.expiresAt;
  const known = isSame ? made : undefined;
  const makeButton = (
    <Button
      size="small"
      look={invite ? 'line' : 'ink'}
      className={invite ? '' : 'flex-1'}
      disabled={isAway}
      busy={making.isPending}
      busyText="Making the link..."
      onClick={() => making.mutate()}
    >
      {invite ? 'New link' : 'Make a link'}
    </Button>
  );
  if (!invite && !making.isPending)
    return (
      <>
        <p className="mb-4 text-md text-ink-2">Whoever has the link can join, and needs no Premium.</p>
        <div className="flex">{makeButton}</div>
      </>
    );
  return (
    <>
      {known && (
        <p className="text-2xl font-[740] tracking-[.06em] font-stretch-[104%]">{inHalves(known.code)}</p>
      )}
      <p className="mt-1 mb-4 text-sm text-ink-3">
        {invite && `Valid until ${untilWords(kind, invite.expiresAt, joinUntil)}. `}
        {known
          ? 'Whoever joins needs no Premium.'
          : 'The link is shown once, when it is made. A new one ends it.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {known ? <SendLink url={known.url} /> : makeButton}
        {kind !== 'room' && <RevokeButton kind={kind} id={id} />}
      </div>
    </>
  );
}

/** The device's own sheet where there is one, else the clipboard. */
function SendLink({ url }: { url: string }) {
  const [copied, copy] = useCopyText();
  const data: ShareData = { title: 'Hundred, together', url };
  return (
    <>
      <Button
        size="small"
        look="ink"
        icon={copied === 'copied' ? 'check' : 'link'}
        className="flex-1 whitespace-nowrap"
        onClick={() => copy(url)}
      >
        {copied === 'copied' ? 'Link copied' : 'Copy link'}
      </Button>
      {canShare(data) && (
        <Button size="small" icon="share" onClick={() => void openShareSheet(data)}>
          Share
        </Button>
      )}
      <LinkCopied state={copied} link={url} />
    </>
  );
}

function RevokeButton({ kind, id }: { kind: 'team' | 'challenge'; id: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const revoking = useGroupWork(
    () => api.delete(`/${groupPaths[kind]}/${id}/invite`),
    () => queryClient.removeQueries(madeInviteQuery(kind, id)),
  );
  return (
    <Button
      size="small"
      disabled={useIsAway()}
      busy={revoking.isPending}
      busyText="Revoking..."
      onClick={() => revoking.mutate()}
    >
      Revoke
    </Button>
  );
}

/** Read aloud or typed, five by five. */
const inHalves = (code: string) => `${code.slice(0, 5)} ${code.slice(5)}`;

/** A link goes on where the last date of joining does; to whom it is sent, it is over with their own. */
function untilWords(kind: GroupKind, instant: string, joinUntil?: string): string {
  if (kind === 'room') return formatTime(Date.parse(instant));
  const last = dateHere(instant);
  return formatDay(joinUntil !== undefined && joinUntil < last ? joinUntil : last);
}
