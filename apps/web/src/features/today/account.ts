import { browserZone } from '../../platform/browser-zone';
import { useSession } from '../../platform/session';

type Account = {
  uid: string;
  /** Dates and clock times are those of the account's zone, wherever the browser is. */
  zone: string;
};

export function useAccount(): Account {
  const session = useSession();
  if (session.state !== 'signed-in') return { uid: '', zone: browserZone() };
  return { uid: session.person.uid, zone: session.person.timezone ?? browserZone() };
}
