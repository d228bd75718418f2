import type { Together } from '@hundred/contract/together/groups';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { serverClock } from '../../../platform/time/server-clock';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { addressOf, formatDates, formatDay, groupNameOf, peopleText } from '../groups/group-text';
import { text as pageText } from '../text/page';
import { text } from './text';

/** Teams of which an older server sends no more than the name. */
export function TeamList({ teams }: { teams: Together['teams'] }) {
  return (
    <GroupList title={pageText.lists.team}>
      {teams.map(({ id, name, members }) => (
        <GroupLink
          key={id}
          to={addressOf('team', id)}
          name={groupNameOf('team', name)}
          note={peopleText(members)}
        />
      ))}
    </GroupList>
  );
}

/** Challenges that are not running. */
export function ChallengeList({ challenges }: { challenges: Together['challenges'] }) {
  return (
    <GroupList title={pageText.lists.challenge}>
      {challenges.map((challenge) => (
        <GroupLink
          key={challenge.id}
          to={addressOf('challenge', challenge.id)}
          name={groupNameOf('challenge', challenge.name)}
          note={challengeNote(challenge)}
        />
      ))}
    </GroupList>
  );
}

/** The dates of a challenge, and whether it is ahead or over. */
function challengeNote({ from, to, isSettled, members }: Together['challenges'][number]): string {
  if (isSettled) return text.datesAndResult({ dates: formatDates(from, to) });
  if (Date.parse(from) > serverClock.now())
    return text.startsOn({ day: formatDay(from), people: peopleText(members) });
  return text.datesAndPeople({ dates: formatDates(from, to), people: peopleText(members) });
}

function GroupList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line">{children}</ul>
    </Card>
  );
}

function GroupLink({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <li>
      <Link
        to={to}
        className="-mx-2 flex min-h-15 items-center justify-between gap-3 rounded-2 px-2 py-2 no-underline hover:bg-sunk/60"
      >
        <span className="min-w-0 leading-tight">
          <span className="block font-[640] wrap-anywhere">{name}</span>
          <span className="mt-0.5 block text-sm text-ink-3">{note}</span>
        </span>
        <Icon name="chevron-right" size={18} className="text-ink-3" />
      </Link>
    </li>
  );
}
