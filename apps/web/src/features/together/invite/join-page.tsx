import type { Invitation } from '@hundred/contract/together/groups';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../platform/look/page-title';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { PageHead } from '../../../ui/page-head';
import { invitationQuery, isGone } from '../groups/group-queries';
import { GroupSkeleton } from '../groups/group-skeleton';
import { addressOf, formatDates, groupNameOf, nameOf } from '../groups/group-text';
import { NeedsConnectionLine } from '../groups/needs-connection-line';
import { JoiningCard } from './joining-card';
import { text } from './text';

/** Shows the group of an invitation before anything about the person is sent. */
export function JoinPage({ code }: { code: string }) {
  usePageTitle(text.invitation);
  const invitation = useQuery(invitationQuery(useApi(), code));
  if (isGone(invitation.error)) return <NoInvitation />;
  if (invitation.data) return <ShownInvitation key={code} code={code} invitation={invitation.data} />;
  if (!invitation.error) return <GroupSkeleton label={text.loading} />;
  return <NotLoaded queries={[invitation]} title={text.notLoaded} headingLevel={1} />;
}

/** A wrong, a revoked and an expired code look the same, so that nobody learns which codes existed. */
function NoInvitation() {
  return (
    <EmptyState
      title={text.invalid}
      headingLevel={1}
      action={
        <ButtonLink to="/together" look="ink">
          {text.toTogether}
        </ButtonLink>
      }
    >
      {text.invalidHint}
    </EmptyState>
  );
}

function ShownInvitation({ code, invitation }: { code: string; invitation: Invitation }) {
  const { kind, name, members, mostMembers, from, to, joined: joinedGroupId } = invitation;
  return (
    <div className="max-w-[40rem]">
      <PageHead
        back={
          <p className="mb-2 text-lg text-ink-2">
            {text.invitedBy[kind]({ person: nameOf({ name: invitation.invitedBy }) })}
          </p>
        }
        title={groupNameOf(kind, name)}
        lede={
          <>
            {from !== null && to !== null && text.dates({ dates: formatDates(from, to) })}{' '}
            {text.places({ taken: members, places: mostMembers })}
          </>
        }
      />
      <NeedsConnectionLine />
      {joinedGroupId === null ? (
        <JoiningCard code={code} invitation={invitation} />
      ) : (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-[600]">{text.alreadyIn[kind]}</p>
          <ButtonLink to={addressOf(kind, joinedGroupId)} look="ink">
            {text.openGroup}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}
