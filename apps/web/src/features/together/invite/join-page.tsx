import type { Invitation } from '@hundred/contract/together/groups';
import { type GroupKind, mostOpenRooms } from '@hundred/domain/together/group-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePageTitle } from '../../../platform/look/page-title';
import { NotLoaded } from '../../../platform/not-loaded';
import { useApi } from '../../../platform/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Form } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import { Icon } from '../../../ui/icon';
import { PageHead } from '../../../ui/page-head';
import { refusalText, useGroupAction } from '../groups/group-action';
import { invitationQuery, isGone } from '../groups/group-queries';
import { GroupSkeleton } from '../groups/group-skeleton';
import { addressOf, formatDates, groupNameOf, kindNames, nameOf } from '../groups/group-text';
import { AwayLine, useIsOffline } from '../groups/offline-line';
import { SeenByOthers } from '../seen-by-others';
import { useDisplayName } from '../use-display-name';
import { displayName } from './name-fields';

/** Shows the group of an invitation before anything about the person is sent. */
export function JoinPage({ code }: { code: string }) {
  usePageTitle('An invitation');
  const invitation = useQuery(invitationQuery(useApi(), code));
  if (isGone(invitation.error)) return <NoInvitation />;
  if (invitation.data) return <Invited key={code} code={code} invitation={invitation.data} />;
  if (!invitation.error) return <GroupSkeleton label="Loading the invitation" />;
  return (
    <NotLoaded
      queries={[invitation]}
      title="The invitation did not load"
      what="The invitation"
      headingLevel={1}
    />
  );
}

/** A wrong, a revoked and an expired code look the same, so that nobody learns which codes existed. */
function NoInvitation() {
  return (
    <EmptyState
      title="This invitation does not hold"
      headingLevel={1}
      action={
        <ButtonLink to="/together" look="ink">
          Go to Together
        </ButtonLink>
      }
    >
      It may have run out or been taken back, or a letter is wrong. Ask whoever invited you for a new link.
    </EmptyState>
  );
}

const invitationVerbs: Record<GroupKind, string> = {
  team: 'asks you into a team',
  challenge: 'asks you into a private challenge',
  room: 'asks you to do today’s set together',
};

function Invited({ code, invitation }: { code: string; invitation: Invitation }) {
  const { kind, name, members, mostMembers, from, to, joined } = invitation;
  return (
    <div className="max-w-[40rem]">
      <PageHead
        back={
          <p className="mb-2 text-lg text-ink-2">
            {nameOf({ name: invitation.invitedBy })} {invitationVerbs[kind]}
          </p>
        }
        title={groupNameOf(kind, name)}
        lede={
          <>
            {from !== null && to !== null && `${formatDates(from, to)}. `}
            {members} of {mostMembers} places are taken. Joining is free.
          </>
        }
      />
      <AwayLine />
      {joined === null ? (
        <Joining code={code} invitation={invitation} />
      ) : (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-[600]">You are in this {kindNames[kind]} already.</p>
          <ButtonLink to={addressOf(kind, joined)} look="ink">
            Open it
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}

/** Why a valid invitation cannot be accepted. A missing name is handled by the page itself. */
const refusals: Record<Exclude<NonNullable<Invitation['refusal']>, 'name_required'>, string> = {
  social_suspended: 'You cannot join anything for now: whoever runs this installation has paused it for you.',
  too_many_groups: 'You are in as many as your plan opens. Leave one first, or see the plans.',
  too_many_rooms: `You are in ${mostOpenRooms} open rooms. Leave one of them first.`,
  group_full: 'All places are taken. Ask whoever invited you whether one comes free.',
  joining_closed: 'It is too late to join: nobody who came after the third date could win.',
};

function Joining({ code, invitation: { kind, refusal } }: { code: string; invitation: Invitation }) {
  const api = useApi();
  const navigate = useNavigate();
  const isAway = useIsOffline();
  // The server decides, because the profile on this device may be outdated.
  const hasName = refusal !== 'name_required';
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const joining = useGroupAction(
    () => api.post(`/join/${encodeURIComponent(code)}`),
    (answer) => void navigate(addressOf(answer.kind, answer.id), { replace: true }),
    () => {},
  );
  const naming = useDisplayName(() => joining.mutate());
  const wrong = hasName ? undefined : displayName.problemOf(name);
  const why = refusal !== null && hasName ? refusals[refusal] : undefined;
  const nameRefusal = naming.error ? refusalText(naming.error) : undefined;
  const problem = isChecked && wrong ? wrong : nameRefusal;

  function join() {
    setChecked(true);
    if (wrong !== undefined) return;
    if (hasName) joining.mutate();
    else naming.mutate(name);
  }

  return (
    <Card aria-labelledby="others-see">
      <h2 id="others-see" className="mb-2 text-lg">
        What the others will see
      </h2>
      <SeenByOthers kind={kind} />
      {why === undefined ? (
        <Form
          isInvalid={wrong !== undefined}
          refusal={naming.error}
          onSubmit={join}
          className="mt-5 grid gap-5"
        >
          {!hasName && (
            <TextField
              label={displayName.label}
              autoComplete={displayName.autoComplete}
              value={name}
              onChange={(event) => setName(event.target.value)}
              hint={displayName.hint}
              {...(problem !== undefined && { error: problem })}
            />
          )}
          {joining.error && <RefusalNote text={refusalText(joining.error)} />}
          <Button
            type="submit"
            look="next"
            disabled={isAway}
            busy={joining.isPending || naming.isPending}
            busyText="Joining..."
            className="justify-self-start max-tablet:w-full"
          >
            Join the {kindNames[kind]}
          </Button>
        </Form>
      ) : (
        <div className="mt-5 grid justify-items-start gap-3">
          <RefusalNote text={why} />
          {refusal === 'too_many_groups' && (
            <Link to="/premium" className="text-link">
              See the plans
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}

const RefusalNote = ({ text }: { text: string }) => (
  <p role="alert" className="flex items-start gap-1.5 font-[560] text-missed-ink">
    <Icon name="warning" size={18} className="mt-0.75" />
    {text}
  </p>
);
