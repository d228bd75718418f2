import type { Together } from '@hundred/contract/together/groups';
import { ButtonLink } from '../../../ui/button';
import { addressOf, formatTime, groupNameOf } from '../groups/group-text';
import { HubCard } from './hub-card';
import { PersonTile } from './person-tile';
import { text } from './text';

type Room = Together['rooms'][number];

const mostTiles = 4;

/** An open room, and who is in it. An old answer does not say who is there now. */
export function RoomCard({ room, isFresh }: { room: Room; isFresh: boolean }) {
  const { id, members, endsAt, people } = room;
  const time = formatTime(Date.parse(endsAt));
  const presentPeople = isFresh ? people?.filter(({ isMe, isPresent }) => isPresent && !isMe) : undefined;
  return (
    <HubCard
      title={groupNameOf('room', null)}
      to={addressOf('room', id)}
      aside={
        <span className="flex items-center gap-1.75 font-[680] text-done-ink before:size-2.5 before:rounded-[3px] before:bg-done">
          {text.openNow}
        </span>
      }
    >
      <div className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-2">
        {presentPeople && presentPeople.length > 0 && (
          <span className="flex gap-1" title={presentPeople.map(({ name }) => name).join(', ')}>
            {presentPeople.slice(0, mostTiles).map((person) => (
              <PersonTile key={person.id} name={person.name} today="open" />
            ))}
          </span>
        )}
        <p className="min-w-0 flex-[1_1_8rem] text-md leading-snug text-ink-2">
          {presentPeople ? presenceText(presentPeople.length, time) : text.members({ people: members, time })}
        </p>
        <ButtonLink to={addressOf('room', id)} look="ink" size="small">
          {text.join}
        </ButtonLink>
      </div>
    </HubCard>
  );
}

const presenceText = (people: number, time: string): string =>
  people > 0 ? text.here({ people, time }) : text.nobodyHere({ time });
