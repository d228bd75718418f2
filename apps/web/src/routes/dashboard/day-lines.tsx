import { useCan } from '../../challenge/premium';
import { DaySlot } from '../../features/dashboard/day-slot';
import { PeopleSlot } from '../../features/dashboard/people-slot';
import { PeopleLine } from '../../features/together/people/lazy-people-line';
import { CoachLine } from './lazy-parts';
import type { Places } from './use-places';

type Props = { places: Places; isDayComplete: boolean };

/** The lines above the exercises: what the people of the person's groups do, and a tip of the coach. */
export function DayLines({ places, isDayComplete }: Props) {
  const { people, coach, remove } = places;
  const isCoached = useCan()('coaching-tips');
  return (
    <div className="day-lines">
      <PeopleSlot isHeld={people === 'held'}>
        {people !== 'none' && <PeopleLine isHidden={people !== 'held'} />}
      </PeopleSlot>
      {isCoached !== false && !isDayComplete && (
        <DaySlot name="coach" isHeld={coach}>
          {isCoached && <CoachLine isHidden={!coach} onAnswered={() => remove('coach')} />}
        </DaySlot>
      )}
    </div>
  );
}
