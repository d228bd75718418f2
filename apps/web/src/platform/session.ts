import type { Profile } from '@hundred/contract/identity';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Api, Transport } from './http/api';

/** The person who is signed in. */
export type Person = Profile;

export type Session =
  /** `completing`: the page came back from signing in elsewhere and completes the sign-in. */
  | { state: 'loading'; completing?: true }
  /** `problem`: why a sign-in failed. `notice`: a message after signing out. */
  | { state: 'signed-out'; problem?: string; notice?: string | undefined }
  /** `since`: when they signed in on this device. `returnTo`: the path that they requested before. */
  | { state: 'signed-in'; person: Person; since?: string | undefined; returnTo?: string };

export type SignInOutcome = { ok: true } | { ok: false; code: 'not-set-up' | 'failed'; message: string };

/** Knows who is signed in, and changes it. `main.tsx` chooses the adapter. */
export type SessionAdapter = {
  /** Calls the product's server as the person who is signed in. */
  api: Transport;
  /** For the calls that anyone may make, also before a sign-in. `api` refuses without a person. */
  publicApi: Transport;
  current: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Loads what signing in needs, so that its window opens without delay. */
  prepare: () => void;
  /** `returnTo`: the path to open afterwards, if the page has to be left. */
  signIn: (returnTo?: string) => Promise<SignInOutcome>;
  signOut: () => Promise<void>;
  /** Takes over a newer profile from an answer of the server. */
  update: (user: Profile) => void;
  /** The session for which a page is prerendered; public pages have none. */
  prerenderedFor?: Session;
};

export const SessionContext = createContext<SessionAdapter | undefined>(undefined);

export function useSessionAdapter(): SessionAdapter {
  const adapter = useContext(SessionContext);
  if (!adapter) throw new Error('useSession needs a SessionContext around it.');
  return adapter;
}

const sessionWhilePrerendering: Session = { state: 'loading' };

/** Prerendered pages know no person: they start as loading, and so does the page that hydrates them. */
export function useSession(): Session {
  const { subscribe, current, prerenderedFor = sessionWhilePrerendering } = useSessionAdapter();
  return useSyncExternalStore(subscribe, current, () => prerenderedFor);
}

export const useApi = (): Api => useSessionAdapter().api;

export const usePublicApi = (): Api => useSessionAdapter().publicApi;
