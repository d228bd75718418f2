import { useSession } from '../../platform/session';
import { browserZone } from '../../platform/time/browser-zone';

type Account = {
  uid: string;
  /** The zone of the account, which may differ from the browser's. All dates and clock times use it. */
  zone: string;
};

export function useAccount(): Account {
  const session = useSession();
  if (session.state !== 'signed-in') return { uid: '', zone: browserZone() };
  return { uid: session.person.uid, zone: session.person.timezone ?? browserZone() };
}
