import type { Transport } from '../platform/http/api';
import { stubPerson } from '../platform/stub-session';
import { stateAtStart } from './reducer/sync-state';
import type { Sync } from './sync';

const refuse = () => Promise.reject(new Error('A prerendered page performs and requests nothing.'));

/** The sync for prerendering, with nothing read from a device. */
export function makeStubSync(api: Transport): Sync {
  const now = 0;
  const isOffline = false;
  const state = stateAtStart(stubPerson, now, isOffline);
  return {
    api,
    state: () => state,
    subscribe: () => () => {},
    ready: refuse,
    perform: refuse,
    pull: refuse,
    pushAndPullIfOlder: () => {},
    pushPending: refuse,
    retry: refuse,
    discard: refuse,
    setProfile: () => {},
    start: () => () => {},
  };
}
