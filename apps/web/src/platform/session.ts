import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the pages' frame needs to know about whoever is signed in. */
export type Person = { displayName: string; email: string; isPremium: boolean };

export type Session = { state: 'loading' } | { state: 'signed-out' } | { state: 'signed-in'; person: Person };

export type SignInOutcome = { ok: true } | { ok: false; code: 'not-set-up' | 'failed'; message: string };

/** The port behind which an identity service stands. Adapters are chosen in app/app.tsx. */
export type SessionAdapter = {
  current: () => Session;
  subscribe: (listener: () => void) => () => void;
  signIn: () => Promise<SignInOutcome>;
  signOut: () => Promise<void>;
  /** The token that proves who calls, or undefined when nobody is signed in. */
  token: () => Promise<string | undefined>;
};

export const SessionContext = createContext<SessionAdapter | undefined>(undefined);

export function useSessionAdapter(): SessionAdapter {
  const adapter = useContext(SessionContext);
  if (!adapter) throw new Error('useSession needs a SessionContext around it.');
  return adapter;
}

const whileRendering: Session = { state: 'loading' };

/** Prerendered pages know nobody: they begin as loading, and so does the page that takes them over. */
export function useSession(): Session {
  const { subscribe, current } = useSessionAdapter();
  return useSyncExternalStore(subscribe, current, () => whileRendering);
}
