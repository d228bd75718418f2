import { useState } from 'react';
import { usePeoplePlace } from '../../features/dashboard/people-place';
import { useSession } from '../../platform/session';
import { readHeldPlaces } from '../../platform/storage/day-places';

/**
 * The places above the exercises that are held for people, coach and recap. Decided when the page opens, because the
 * exercises below must not move. Only an answer of the person removes a place.
 */
export function usePlaces() {
  const session = useSession();
  const people = usePeoplePlace();
  const [heldPlaces, setHeldPlaces] = useState(() =>
    session.state === 'signed-in' ? readHeldPlaces(session.person.uid) : { coach: false, recap: false },
  );
  return {
    people,
    ...heldPlaces,
    remove: (place: 'coach' | 'recap') => setHeldPlaces((before) => ({ ...before, [place]: false })),
  };
}

export type Places = ReturnType<typeof usePlaces>;
