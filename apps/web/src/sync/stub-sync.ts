import type { Transport } from '../platform/http/api';
import { stubPerson } from '../platform/stub-session';
import { stateAtStart } from './reducer/sync-state';
import type { Sync } from './sync';

const nobodyActs = () => Promise.reject(new Error('Nobody acts while pages are prerendered.'));

/** The sync for prerendering, with nothing read from a device. */
export function makeStubSync(api: Transport): Sync {
  const state = stateAtStart(stubPerson, 0, false);
  return {
    api,
    state: () => state,
    subscribe: () => () => {},
    ready: nobodyActs,
    perform: nobodyActs,
    pull: nobodyActs,
    pushAndPullIfOlder: () => {},
    pushPending: nobodyActs,
    retry: nobodyActs,
    discard: nobodyActs,
    setProfile: () => {},
    start: () => () => {},
  };
}
