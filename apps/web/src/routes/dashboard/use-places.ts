import { useState } from 'react';
import { usePeoplePlace } from '../../features/dashboard/people-place';
import { useSession } from '../../platform/session';
import { heldPlaces } from '../../platform/storage/day-places';

/**
 * The places above the exercises that are held for people, coach and recap. Decided when the page opens, because the
 * exercises below must not move; a person who has answered removes theirs.
 */
export function usePlaces() {
  const session = useSession();
  const people = usePeoplePlace();
  const [held, setHeld] = useState(() =>
    session.state === 'signed-in' ? heldPlaces(session.person.uid) : { coach: false, recap: false },
  );
  return {
    people,
    ...held,
    remove: (place: 'coach' | 'recap') => setHeld((before) => ({ ...before, [place]: false })),
  };
}

export type Places = ReturnType<typeof usePlaces>;
