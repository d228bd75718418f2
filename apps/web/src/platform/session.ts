import type { Profile } from '@hundred/contract/identity';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Api, Transport } from './http/api';

/** Whoever is signed in. */
export type Person = Profile;

export type Session =
  /** `completing`: the page came back from signing in elsewhere and finishes it. */
  | { state: 'loading'; completing?: true }
  /** `problem`: why a sign-in that was under way did not succeed. `notice`: what to know after logging out. */
  | { state: 'signed-out'; problem?: string; notice?: string | undefined }
  /** `since`: when they signed in on this device. `returnTo`: where they wanted to go before they did. */
  | { state: 'signed-in'; person: Person; since?: string | undefined; returnTo?: string };

export type SignInOutcome = { ok: true } | { ok: false; code: 'not-set-up' | 'failed'; message: string };

/** Who is signed in, and how to change that. Chosen in main.tsx. */
export type SessionAdapter = {
  /** The product's server, called as whoever is signed in. */
  api: Transport;
  current: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Loads what signing in needs, so that its window opens at once when asked for. */
  prepare: () => void;
  /** `returnTo`: where to go afterwards, should the page have to be left for it. */
  signIn: (returnTo?: string) => Promise<SignInOutcome>;
  signOut: () => Promise<void>;
  /** The server answered with a newer profile. */
  update: (user: Profile) => void;
  /** Whoever a page is made for while it is prerendered; public pages are made for nobody. */
  prerenderedFor?: Session;
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
  const { subscribe, current, prerenderedFor = whileRendering } = useSessionAdapter();
  return useSyncExternalStore(subscribe, current, () => prerenderedFor);
}

export const useApi = (): Api => useSessionAdapter().api;
