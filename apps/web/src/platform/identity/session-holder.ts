import { makeListeners } from '../../ui/listeners';
import { logUnlessRequestFailed } from '../http/log-unless-request-failed';
import type { Session } from '../session';
import type { SessionMemory } from './session-memory';
import { sessionOfOtherTab, uidOf } from './session-transitions';

/** Clears the data of a person on this device: only the log, or also the commands that are not sent yet. */
export type ClearPersonData = (uid: string, what: 'log' | 'everything') => Promise<void>;

export type SessionHolder = ReturnType<typeof makeSessionHolder>;

/** Holds who is signed in on this tab, and notifies the page of every change. */
export function makeSessionHolder(opening: Session, memory: SessionMemory, clearData: ClearPersonData) {
  const changes = makeListeners();
  let session = opening;
  /**
   * The last person who was signed in. A refused call may end the session just before the person signs out, and
   * the sign-out still has to know whose data to clear.
   */
  let lastUid = uidOf(session);

  function setSession(next: Session): void {
    if (next === session) return;
    session = next;
    lastUid = uidOf(next) ?? lastUid;
    changes.notify();
  }

  /** The script that clears is loaded only now and may fail to load. Signing out goes on all the same. */
  const clearOrLog: ClearPersonData = (uid, what) => clearData(uid, what).catch(logUnlessRequestFailed);

  return {
    currentSession: () => session,
    lastUid: () => lastUid,
    subscribe: changes.subscribe,
    setSession,
    clearData: clearOrLog,
    followOtherTab: () => setSession(sessionOfOtherTab(session, memory.person())),
    /** Ends the session but keeps the pending commands, so that the person finds them after the next sign-in. */
    endSession(why: { problem?: string; notice?: string | undefined } = {}): void {
      const uid = memory.person()?.user.uid;
      if (uid !== undefined) void clearOrLog(uid, 'log');
      memory.forgetPerson();
      setSession({ state: 'signed-out', ...why });
    },
  };
}
