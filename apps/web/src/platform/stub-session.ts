import { makeApi } from './api';
import type { Person, Session, SessionAdapter } from './session';

/** In the gallery's build this key says who is signed in: `loading`, `free` or `premium`. */
const markerKey = 'hundred:stub-session';

export const stubPerson: Person = {
  uid: '00000000-0000-4000-8000-000000000001',
  displayName: 'Ines Carvalho',
  email: 'ines@example.com',
  ageGroup: null,
  showNameOnLeaderboard: true,
  signInMethod: 'email',
  timezone: 'Europe/Lisbon',
  reminderTime: '09:00',
  autoRestCover: true,
  theme: 'system',
  dailyReminders: true,
  streakWarnings: true,
  achievementNews: true,
  milestoneNews: true,
};

/** Stands in where there is no server: while pages are prerendered, and in the gallery. */
export function makeStubSession(): SessionAdapter {
  let session: Session = readMarker();
  const listeners = new Set<() => void>();
  return {
    api: makeApi({ fetch: answer, token: async () => undefined }),
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare: () => {},
    signIn: async () => ({ ok: false, code: 'not-set-up', message: 'Nobody can sign in to the gallery.' }),
    async signOut() {
      session = { state: 'signed-out' };
      for (const listener of listeners) listener();
    },
    update: () => {},
  };
}

/** Nothing is asked of a server that is not there: its refusal would stand on every page's console. */
const answer: typeof fetch = async (input) =>
  input === '/api/premium/status'
    ? Response.json({ isPremium: marker() === 'premium', until: null })
    : Response.json({ error: 'not_found', message: 'There is no server here.' }, { status: 404 });

const marker = () => globalThis.sessionStorage?.getItem(markerKey);

function readMarker(): Session {
  if (import.meta.env.MODE !== 'gallery') return { state: 'signed-out' };
  switch (marker()) {
    case 'loading':
      return { state: 'loading' };
    case 'free':
    case 'premium':
      return { state: 'signed-in', person: stubPerson };
    default:
      return { state: 'signed-out' };
  }
}
