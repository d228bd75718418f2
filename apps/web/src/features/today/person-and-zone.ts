import { useSession } from '../../platform/session';
import { browserZone } from '../../platform/time/browser-zone';

type PersonAndZone = {
  uid: string;
  /** The zone of the profile, which may differ from the browser's. All dates and clock times of this person use it. */
  zone: string;
};

/** The signed-in person and their zone. While nobody is signed in: an empty `uid` and the browser's zone. */
export function usePersonAndZone(): PersonAndZone {
  const session = useSession();
  if (session.state !== 'signed-in') return { uid: '', zone: browserZone() };
  return { uid: session.person.uid, zone: session.person.timezone ?? browserZone() };
}
