import type { TeamToday } from '@hundred/contract/together/groups';
import { Link } from 'react-router';
import { useChallenge } from '../../../challenge/use-challenge';
import { todayView } from '../../../challenge/views';
import { useApi } from '../../../platform/session';
import { Button, ButtonLink } from '../../../ui/button';
import { useGroupAction } from '../groups/group-action';
import { addressOf, groupNameOf, nameOf, shortName } from '../groups/group-text';
import { todayText } from '../groups/member-mark';
import { useIsOffline } from '../groups/needs-connection-line';
import { inTileOrder, teamNeeds } from '../people/people-text';
import { text as peopleTexts } from '../people/text';
import { text as sharedText } from '../text/shared';
import { HubCard } from './hub-card';
import type { LiveTeam } from './live-groups';
import { PersonTile } from './person-tile';
import { personToNudge } from './person-to-nudge';
import { text } from './text';

/** Who is done today, what the team still needs, and a nudge for one person. */
export function TeamCard({ team, isSuspended }: { team: LiveTeam; isSuspended: boolean }) {
  const { id, name, isReadOnly, today } = team;
  const address = addressOf('team', id);
  // Of the club's team, `people` names only some.
  const memberCount = team.isClub ? team.members : today.people.length;
  const unnamedCount = memberCount - today.people.length;
  const isAlone = memberCount === 1;
  const hasTooFew = today.asked < today.needed;
  const canNudge = !isAlone && !isReadOnly && !isSuspended && !team.isClub;
  return (
    <HubCard
      title={groupNameOf('team', name)}
      to={address}
      aside={isReadOnly ? text.viewOnly : text.streak({ days: today.streak })}
    >
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(2.625rem,1fr))] gap-x-0.5 gap-y-3 max-[22rem]:grid-cols-4 tablet:max-w-[38rem] tablet:grid-cols-[repeat(auto-fill,4.75rem)]">
        {inTileOrder(today.people).map((person) => (
          <Person key={person.id} person={person} />
        ))}
        {unnamedCount > 0 && (
          <li className="grid h-10 place-items-center font-[680] text-ink-2 tablet:h-12 tablet:justify-items-start">
            {peopleTexts.more({ people: unnamedCount })}
          </li>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0 flex-[1_1_9rem] text-md leading-snug text-ink-2">
          {isAlone ? (
            text.onlyYou
          ) : (
            <>
              {!hasTooFew && (
                <b className="block text-base font-[700] text-ink">
                  {peopleTexts.done({ done: today.done, asked: today.asked })}
                </b>
              )}
              {teamNeeds(today)}
            </>
          )}
        </p>
        {isAlone && team.isOwner && (
          <ButtonLink to={address} size="small">
            {text.invitePeople}
          </ButtonLink>
        )}
        {canNudge && <Nudge team={id} people={today.people} />}
      </div>
    </HubCard>
  );
}

function Person({ person }: { person: TeamToday['people'][number] }) {
  const { isMe, today } = person;
  const { data } = useChallenge(todayView);
  const ownDay = isMe && today === 'open' ? data?.dayNumber : undefined;
  const tile = <PersonTile name={person.name} today={today} ownDay={ownDay} />;
  return (
    <li className="grid min-w-0 justify-items-center gap-1.75 text-center text-xs leading-tight font-[580] font-stretch-[90%] text-ink-2 tablet:justify-items-start tablet:text-left tablet:text-sm">
      {ownDay === undefined ? (
        tile
      ) : (
        <Link
          to="/dashboard"
          aria-label={sharedText.doDay({ day: ownDay })}
          className="scale-110 rounded-[22%] max-[22rem]:scale-100"
        >
          {tile}
        </Link>
      )}
      <span className="w-full truncate" title={nameOf(person)}>
        {isMe ? text.you : shortName(person)}
      </span>
      <span className="sr-only">{todayText(today)}</span>
    </li>
  );
}

/** Offers to nudge one person. After that nothing more is offered today, so that the button stays a kind one. */
function Nudge({ team, people }: { team: string; people: TeamToday['people'] }) {
  const api = useApi();
  const isOffline = useIsOffline();
  const nudgeAction = useGroupAction(
    (member: string) => api.post(`/teams/${team}/nudge/${member}`),
    () => {},
  );
  const choice = personToNudge(people);
  if (!choice) return null;
  const name = shortName(choice.person);
  if (choice.isNudged) return <p className="text-sm font-[560] text-ink-3">{text.nudged({ name })}</p>;
  return (
    <Button
      size="small"
      icon="bell"
      disabled={isOffline}
      busy={nudgeAction.isPending}
      onClick={() => nudgeAction.mutate(choice.person.id)}
    >
      {text.nudge({ name })}
    </Button>
  );
}
