import { classNames } from '../../../ui/class-names';
import { initialOf } from '../../../ui/initial-of';
import { nameOf } from '../groups/group-text';
import { inTileOrder, type PersonToday, tilesText } from './people-text';
import { text } from './text';

const mostFaces = 8;

type Props = { people: readonly PersonToday[]; members: number };

/** A tile with the initial of each person. Those who are done are filled, the own one is framed. */
export function Faces({ people, members }: Props) {
  const inOrder = inTileOrder(people);
  // The own tile is the last one.
  const [others, ownTile] = [inOrder.slice(0, -1), inOrder.slice(-1)];
  // Two places are taken: one by the own tile, one by the number of those who are not shown.
  const shownPeople = members > mostFaces ? [...others.slice(0, mostFaces - 2), ...ownTile] : inOrder;
  const hiddenCount = members - shownPeople.length;
  return (
    <span role="img" aria-label={tilesText(people)} className="flex flex-none gap-1 max-tablet:gap-0.5">
      {shownPeople.map((person) => (
        <Face key={person.id} person={person} />
      ))}
      {hiddenCount > 0 && (
        <span className={classNames(tile, 'w-auto! px-0.5 text-ink-2')}>
          {text.more({ people: hiddenCount })}
        </span>
      )}
    </span>
  );
}

const tile =
  'grid size-7 flex-none place-items-center rounded-[22%] text-[.75rem] leading-none font-[720] max-tablet:size-5.5 max-tablet:text-[.6875rem]';

function lookOf({ isMe, today }: PersonToday): string {
  if (today === 'done') return 'bg-done text-on-done';
  if (today === 'resting') return 'bg-rest-soft text-rest-ink';
  return isMe ? 'inset-ring-[2.5px] inset-ring-ink' : 'text-ink-2 inset-ring-[1.5px] inset-ring-edge';
}

function Face({ person }: { person: PersonToday }) {
  const { isMe, today } = person;
  return (
    <span
      className={classNames(
        tile,
        'transition-colors duration-(--duration-fill)',
        lookOf(person),
        isMe && today !== 'open' && 'mx-1 ring-2 ring-ink ring-offset-2 ring-offset-paper',
      )}
    >
      {initialOf(nameOf(person))}
    </span>
  );
}
