import type { Room } from '@hundred/contract/together/rooms';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePremium } from '../../../challenge/premium';
import { useCopyText } from '../../../platform/device/copy-text';
import { canShare, openShareSheet } from '../../../platform/device/share-sheet';
import { useApi } from '../../../platform/session';
import { dateHere } from '../../../platform/time/date-here';
import { Button } from '../../../ui/button';
import { LinkCopied } from '../../../ui/feedback/link-copied';
import { useHeldFocus } from '../../../ui/focus/use-held-focus';
import { TitledCard } from '../../../ui/titled-card';
import { useGroupAction } from '../groups/group-action';
import { groupPaths } from '../groups/group-paths';
import { createdInviteQuery } from '../groups/group-queries';
import { formatDay, formatTime } from '../groups/group-text';
import { useIsOffline } from '../groups/needs-connection-line';
import { useCanStart } from './can-start';
import { text } from './text';
import { whyNoInvite } from './why-no-invite';

type Props = {
  kind: GroupKind;
  group: Pick<Room, 'id' | 'isOwner' | 'mayInvite' | 'invite'> & {
    /** The last date on which a challenge can be joined. */
    joinUntil?: string;
  };
  /** Why nobody can join any more: the group is full, or it is too late. */
  closedReason?: string | undefined;
};

/** The invitation link. Only the owner has it, and the server sends it once. */
export function InviteCard({ kind, group, closedReason }: Props) {
  if (!group.isOwner) return null;
  return (
    <TitledCard title={text.invite}>
      {closedReason === undefined && group.mayInvite ? (
        <OpenInvite kind={kind} group={group} />
      ) : (
        <NoInvite kind={kind} group={group} closedReason={closedReason} />
      )}
    </TitledCard>
  );
}

/** A link that was created before still works, or works again once a place is free, so it can always be revoked. */
function NoInvite({ kind, group: { id, invite, joinUntil }, closedReason }: Props) {
  const mayStart = useCanStart();
  const focusProps = useHeldFocus();
  return (
    <div {...focusProps}>
      <p className="text-md text-ink-2">{closedReason ?? whyNoInvite(kind, mayStart(kind))}</p>
      {invite && kind !== 'room' && (
        <>
          <p className="mt-3 mb-4 text-sm text-ink-3">
            {text.linkValid({ until: untilText(kind, invite.expiresAt, joinUntil) })}
          </p>
          <RevokeButton kind={kind} id={id} />
        </>
      )}
    </div>
  );
}

/** The link with the actions for it, or the button that creates one. */
function OpenInvite({ kind, group: { id, invite, joinUntil } }: Omit<Props, 'closedReason'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isOffline = useIsOffline();
  const isForAll = usePremium()?.isForAll;
  const { data: created } = useQuery(createdInviteQuery(kind, id));
  const createAction = useGroupAction(
    () => api.post(`/${groupPaths[kind]}/${id}/invite`),
    ({ invite: createdInvite }) =>
      queryClient.setQueryData(createdInviteQuery(kind, id).queryKey, createdInvite),
  );
  // Another device or the server may have revoked the link that was created here. `mark` differs for each link; an older
  // server sends none, so only the expiry is compared.
  const isCurrent = created?.mark === invite?.mark && created?.expiresAt === invite?.expiresAt;
  const link = isCurrent ? created : undefined;
  const createButton = (
    <Button
      size="small"
      look={invite ? 'line' : 'ink'}
      className={invite ? '' : 'max-tablet:flex-1'}
      disabled={isOffline}
      busy={createAction.isPending}
      busyText={text.makingLink}
      onClick={() => createAction.mutate()}
    >
      {invite ? text.newLink : text.makeLink}
    </Button>
  );
  if (!invite && !createAction.isPending)
    return (
      <>
        <p className="mb-4 text-md text-ink-2">{isForAll ? text.inviteHintForAll : text.inviteHint}</p>
        <div className="flex max-w-96">{createButton}</div>
      </>
    );
  return (
    <>
      {link && (
        <p className="text-2xl font-[740] tracking-[.06em] font-stretch-[104%]">{inHalves(link.code)}</p>
      )}
      <p className="mt-1 mb-4 text-sm text-ink-3">
        {invite &&
          (link ? text.codeValid : text.linkValid)({
            until: untilText(kind, invite.expiresAt, joinUntil),
          })}{' '}
        {!link && text.linkShownOnce}
        {link && !isForAll && text.noPremiumNeeded}
      </p>
      <div className="flex max-w-96 flex-wrap gap-2">
        {link ? (
          // In a room the next step is to be ready, whose button is the filled one.
          <SendLink url={link.url} look={kind === 'room' ? 'line' : 'ink'} />
        ) : (
          createButton
        )}
        {kind !== 'room' && <RevokeButton kind={kind} id={id} />}
      </div>
    </>
  );
}

/** Uses the device's share sheet where there is one, otherwise the clipboard. */
function SendLink({ url, look }: { url: string; look: 'ink' | 'line' }) {
  const [copyState, copy] = useCopyText();
  const isCopied = copyState === 'copied';
  const data: ShareData = { title: text.shareTitle, url };
  return (
    <>
      <Button
        size="small"
        look={look}
        icon={isCopied ? 'check' : 'link'}
        className="flex-1 whitespace-nowrap"
        onClick={() => copy(url)}
      >
        {isCopied ? text.linkCopied : text.copyLink}
      </Button>
      {canShare(data) && (
        <Button size="small" icon="share" onClick={() => void openShareSheet(data)}>
          {text.share}
        </Button>
      )}
      <LinkCopied state={copyState} link={url} />
    </>
  );
}

function RevokeButton({ kind, id }: { kind: 'team' | 'challenge'; id: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const revokeAction = useGroupAction(
    () => api.delete(`/${groupPaths[kind]}/${id}/invite`),
    () => queryClient.removeQueries(createdInviteQuery(kind, id)),
  );
  return (
    <Button
      size="small"
      disabled={useIsOffline()}
      busy={revokeAction.isPending}
      busyText={text.revoking}
      onClick={() => revokeAction.mutate()}
    >
      {text.revoke}
    </Button>
  );
}

/** A code of ten letters as two groups of five, which is easier to read aloud and to type. */
const inHalves = (code: string) => `${code.slice(0, 5)} ${code.slice(5)}`;

/**
 * The link of a challenge expires when its last joining date ends in the last time zone. Here that instant may lie on a
 * later date, and then the joining date is shown.
 */
function untilText(kind: GroupKind, instant: string, joinUntil?: string): string {
  if (kind === 'room') return formatTime(Date.parse(instant));
  const lastDate = dateHere(instant);
  return formatDay(joinUntil !== undefined && joinUntil < lastDate ? joinUntil : lastDate);
}
