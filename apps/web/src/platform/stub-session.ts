import type { Person, Session, SessionAdapter } from './session';

/** In development and in the tests' build this key says who is signed in: `loading`, `free` or `premium`. */
const markerKey = 'hundred:stub-session';

const person: Person = { displayName: 'Ines Carvalho', email: 'ines@example.com', isPremium: false };

/** Stands in until an identity service is connected: nobody can sign in. */
export function makeStubSession(): SessionAdapter {
  let session: Session = readMarker();
  const listeners = new Set<() => void>();
  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: async () => ({ ok: false, code: 'not-set-up', message: 'Sign-in is not set up yet.' }),
    async signOut() {
      session = { state: 'signed-out' };
      for (const listener of listeners) listener();
    },
    token: async () => undefined,
  };
}

function readMarker(): Session {
  if (!(import.meta.env.DEV || import.meta.env.MODE === 'gallery')) return { state: 'signed-out' };
  switch (globalThis.sessionStorage?.getItem(markerKey)) {
    case 'loading':
      return { state: 'loading' };
    case 'free':
      return { state: 'signed-in', person };
    case 'premium':
      return { state: 'signed-in', person: { ...person, isPremium: true } };
    default:
      return { state: 'signed-out' };
  }
}
