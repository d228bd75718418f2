import { makeListeners } from '../../ui/listeners';
import { logUnlessRequestFailed } from '../http/log-unless-request-failed';
import type { Session } from '../session';
import type { SessionMemory } from './session-memory';
import { sessionOfOtherTab, uidOf } from './session-transitions';

/** Clears the data of a person on this device: only the log, or also the commands that are not sent yet. */
export type Forget = (uid: string, what: 'log' | 'everything') => Promise<void>;

export type SessionHolder = ReturnType<typeof makeSessionHolder>;

/** Holds who is signed in on this tab, and notifies the page of every change. */
export function makeSessionHolder(opening: Session, memory: SessionMemory, clearData: Forget) {
  const changes = makeListeners();
  let session = opening;
  /** The last person who was signed in. A call may have found nobody signed in before the sign-out itself. */
  let lastUid = uidOf(session);

  function setSession(next: Session): void {
    if (next === session) return;
    session = next;
    lastUid = uidOf(next) ?? lastUid;
    changes.notify();
  }

  /** The code may be missing because a newer version has replaced it, and signing out must go on. */
  const forget: Forget = (uid, what) => clearData(uid, what).catch(logUnlessRequestFailed);

  return {
    currentSession: () => session,
    lastUid: () => lastUid,
    subscribe: changes.subscribe,
    setSession,
    forget,
    followOtherTab: () => setSession(sessionOfOtherTab(session, memory.person())),
    /** Ends the session but keeps the pending commands, so that the person finds them after the next sign-in. */
    endSession(why: { problem?: string; notice?: string | undefined } = {}): void {
      const uid = memory.person()?.user.uid;
      if (uid !== undefined) void forget(uid, 'log');
      memory.forgetPerson();
      setSession({ state: 'signed-out', ...why });
    },
  };
}
