import type { Invitation } from '@hundred/contract/together/groups';
import { mostOpenRooms } from '@hundred/domain/together/group-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePremium } from '../../../challenge/premium';
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
import { addressOf, formatDates, groupNameOf, nameOf } from '../groups/group-text';
import { AwayLine, useIsOffline } from '../groups/offline-line';
import { SeenByOthers } from '../seen-by-others';
import { useDisplayName } from '../use-display-name';
import { displayName } from './name-fields';
import { text } from './text';

/** Shows the group of an invitation before anything about the person is sent. */
export function JoinPage({ code }: { code: string }) {
  usePageTitle(text.invitation);
  const invitation = useQuery(invitationQuery(useApi(), code));
  if (isGone(invitation.error)) return <NoInvitation />;
  if (invitation.data) return <Invited key={code} code={code} invitation={invitation.data} />;
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

function Invited({ code, invitation }: { code: string; invitation: Invitation }) {
  const { kind, name, members, mostMembers, from, to, joined } = invitation;
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
      <AwayLine />
      {joined === null ? (
        <Joining code={code} invitation={invitation} />
      ) : (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-[600]">{text.alreadyIn[kind]}</p>
          <ButtonLink to={addressOf(kind, joined)} look="ink">
            {text.openGroup}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}

/** Why a valid invitation cannot be accepted. A missing name is handled by the page itself. */
function refusalOf(
  code: Exclude<NonNullable<Invitation['refusal']>, 'name_required'>,
  hasPlans: boolean,
): string {
  switch (code) {
    case 'social_suspended':
      return text.suspended;
    case 'too_many_groups':
      return hasPlans ? text.tooManyGroups : text.leaveGroup;
    case 'too_many_rooms':
      return text.tooManyRooms({ rooms: mostOpenRooms });
    case 'group_full':
      return text.full;
    case 'joining_closed':
      return text.closed;
  }
}

function Joining({ code, invitation: { kind, refusal } }: { code: string; invitation: Invitation }) {
  const api = useApi();
  const navigate = useNavigate();
  const isAway = useIsOffline();
  const hasPlans = usePremium()?.isForAll !== true;
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
  const field = displayName();
  const nameProblem = hasName ? undefined : field.problemOf(name);
  const obstacle = refusal !== null && hasName ? refusalOf(refusal, hasPlans) : undefined;
  const nameRefusal = naming.error ? refusalText(naming.error) : undefined;
  const shownProblem = isChecked && nameProblem ? nameProblem : nameRefusal;

  function join() {
    setChecked(true);
    if (nameProblem !== undefined) return;
    if (hasName) joining.mutate();
    else naming.mutate(name);
  }

  return (
    <Card aria-labelledby="others-see">
      <h2 id="others-see" className="mb-2 text-lg">
        {text.othersWillSee}
      </h2>
      <SeenByOthers kind={kind} />
      {obstacle === undefined ? (
        <Form
          isInvalid={nameProblem !== undefined}
          refusal={naming.error}
          onSubmit={join}
          className="mt-5 grid gap-5"
        >
          {!hasName && (
            <TextField
              label={field.label}
              autoComplete={field.autoComplete}
              value={name}
              onChange={(event) => setName(event.target.value)}
              hint={field.hint}
              {...(shownProblem !== undefined && { error: shownProblem })}
            />
          )}
          {joining.error && <RefusalNote message={refusalText(joining.error)} />}
          <Button
            type="submit"
            look="next"
            disabled={isAway}
            busy={joining.isPending || naming.isPending}
            busyText={text.joining}
            className="justify-self-start max-tablet:w-full"
          >
            {text.join[kind]}
          </Button>
        </Form>
      ) : (
        <div className="mt-5 grid justify-items-start gap-3">
          <RefusalNote message={obstacle} />
          {refusal === 'too_many_groups' && hasPlans && (
            <Link to="/premium" className="text-link">
              {text.seePlans}
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}

const RefusalNote = ({ message }: { message: string }) => (
  <p role="alert" className="flex items-start gap-1.5 font-[560] text-missed-ink">
    <Icon name="warning" size={18} className="mt-0.75" />
    {message}
  </p>
);
