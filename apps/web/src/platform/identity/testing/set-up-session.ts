import type { Profile } from '@hundred/contract/identity';
import type { PublicConfig } from '@hundred/contract/operations';
import { beforeEach, vi } from 'vitest';
import { makeBrowserStorage } from '../../../testing/browser-storage';
import { stubPerson } from '../../stub-session';
import type { IdentityPort } from '../identity-port';
import { makeSessionMemory } from '../session-memory';
import { makeSessionStore, type SessionNeeds } from '../session-store';
import { redirectMarker } from '../sign-in';

export const user = stubPerson;
export const otherUser: Profile = {
  ...user,
  uid: '00000000-0000-4000-8000-000000000002',
  displayName: 'Bo',
};

export const config: PublicConfig = {
  version: '1',
  installation: 'here',
  publicUrl: 'https://hundred.example',
  supportEmail: null,
  payments: 'off',
  identity: { adapter: 'oidc', authority: 'https://id.example', clientId: 'web', changePasswordUrl: null },
};

export type StubbedAnswer = { status: number; body: unknown } | 'offline' | 'silence';
/** Answers of the server from which a test can choose. */
export const answers = {
  ok: { status: 200, body: { user } },
  refused: { status: 401, body: { error: 'not_signed_in', message: 'Please sign in.' } },
  trouble: { status: 503, body: { error: 'storage_away', message: 'One moment.' } },
  offline: 'offline',
} satisfies Record<string, StubbedAnswer>;

/** Silences the console, because calls that fail on purpose would fill the test report. */
export function hushFailedCalls(): void {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
}

interface Setup {
  /** The installation at which the stored person had signed in. Without it, nobody is stored. */
  rememberedAt?: string;
  path?: string;
  /** Whether this tab has left the page for signing in. */
  isRedirectPending?: boolean;
  port?: Partial<IdentityPort>;
  /** The next answers by address. Further calls succeed. */
  calls?: Record<string, StubbedAnswer[]>;
  clearData?: SessionNeeds['clearData'];
  onCall?: (address: string) => void;
  mustReauthenticate?: boolean;
}

/** A session of a page whose server, identity service and other tabs are in the hands of the test. */
export function setUp({
  rememberedAt,
  path = '/dashboard',
  isRedirectPending,
  port = {},
  calls = {},
  clearData,
  onCall,
  mustReauthenticate = false,
}: Setup = {}) {
  const memory = makeSessionMemory(makeBrowserStorage());
  const tabStorage = makeBrowserStorage();
  if (rememberedAt) memory.storePerson({ installation: rememberedAt, user });
  memory.setMustReauthenticate(mustReauthenticate);
  if (isRedirectPending) tabStorage.setItem(redirectMarker, '1');
  const requests: string[] = [];
  const identity = makeIdentity(port);
  const clearedData: [uid: string, what: string][] = [];
  const languages: Profile['language'][] = [];
  let otherTab = () => {};
  const returnListeners: (() => void)[] = [];
  const session = makeSessionStore({
    fetch: fakeFetch(calls, (address, request) => {
      onCall?.(address);
      requests.push(request);
    }),
    memory,
    tabStorage,
    path,
    loadPort: async () => identity,
    onOtherTab: (listener) => {
      otherTab = listener;
    },
    onReturned: (listener) => returnListeners.push(listener),
    clearData: clearData ?? (async (uid, what) => void clearedData.push([uid, what])),
    loadLanguage: async (language) => void languages.push(language),
  });
  return {
    session,
    identity,
    memory,
    tabStorage,
    /** The addresses of all calls, each with the token that it was sent with. */
    requests,
    /** The people whose data was cleared on the device, and how much of it. */
    clearedData,
    /** The languages in which the page was shown. */
    languages,
    /** Tells the session that another tab has changed who is signed in. */
    inOtherTab: () => otherTab(),
    /** Shows the page from the cache of the browser, as its back button does. */
    comeBack() {
      for (const listener of returnListeners) listener();
    },
    state: () => session.current().state,
  };
}

function fakeFetch(
  calls: Record<string, StubbedAnswer[]>,
  onCall: (address: string, request: string) => void,
): typeof fetch {
  return async (input, init) => {
    const address = String(input);
    const bearer = new Headers(init?.headers).get('authorization');
    onCall(address, `${address}${bearer ? ` ${bearer}` : ''}`);
    const fallback: StubbedAnswer = address === '/api/config' ? { status: 200, body: config } : answers.ok;
    const answer = calls[address]?.shift() ?? fallback;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    // Never answers. A signal that is aborted already rejects at once, as with the real `fetch`.
    if (answer === 'silence')
      return new Promise((_, reject) => init?.signal?.aborted && reject(init.signal.reason));
    return Response.json(answer.body, { status: answer.status });
  };
}

const makeIdentity = (port: Partial<IdentityPort>): IdentityPort => ({
  prepare: vi.fn(),
  popup: vi.fn(async () => true),
  redirect: vi.fn(() => new Promise<never>(() => {})),
  redirectResult: vi.fn(async () => undefined),
  token: vi.fn(async () => 'token-1'),
  renew: vi.fn(async () => 'token-2'),
  forget: vi.fn(async () => {}),
  signOut: vi.fn(async () => 'ended' as const),
  ...port,
});
