import type { Profile } from '@hundred/contract/identity';
import type { PublicConfig } from '@hundred/contract/operations';
import { beforeEach, vi } from 'vitest';
import { makeBrowserStorage } from '../../../testing/browser-storage';
import { stubPerson } from '../../stub-session';
import type { IdentityPort } from '../identity-port';
import { makeSessionMemory } from '../session-memory';
import { makeSessionStore, redirectMarker, type SessionNeeds } from '../session-store';

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
  remembered?: string;
  path?: string;
  awaiting?: boolean;
  port?: Partial<IdentityPort>;
  calls?: Record<string, StubbedAnswer[]>;
  forget?: SessionNeeds['forget'];
  onCall?: (address: string) => void;
  signInAnew?: boolean;
}

export function setUp({
  remembered,
  path = '/dashboard',
  awaiting,
  port = {},
  calls = {},
  forget,
  onCall,
  signInAnew = false,
}: Setup = {}) {
  const storage = makeBrowserStorage();
  const memory = makeSessionMemory(storage);
  const tabStorage = makeBrowserStorage();
  if (remembered) memory.storePerson({ installation: remembered, user });
  memory.setMustReauthenticate(signInAnew);
  if (awaiting) tabStorage.setItem(redirectMarker, '1');
  const requests: string[] = [];
  const queue: Record<string, StubbedAnswer[]> = { '/api/config': [], ...calls };
  const fake: typeof fetch = async (input, init) => {
    const address = String(input);
    const bearer = new Headers(init?.headers).get('authorization');
    onCall?.(address);
    requests.push(`${address}${bearer ? ` ${bearer}` : ''}`);
    const fallback: StubbedAnswer = address === '/api/config' ? { status: 200, body: config } : answers.ok;
    const answer = queue[address]?.shift() ?? fallback;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'silence')
      return new Promise((_, reject) => init?.signal?.aborted && reject(init.signal.reason));
    return Response.json(answer.body, { status: answer.status });
  };
  const identity: IdentityPort = {
    prepare: vi.fn(),
    popup: vi.fn(async () => true),
    redirect: vi.fn(() => new Promise<never>(() => {})),
    redirectResult: vi.fn(async () => undefined),
    token: vi.fn(async () => 'token-1'),
    renew: vi.fn(async () => 'token-2'),
    forget: vi.fn(async () => {}),
    signOut: vi.fn(async () => 'ended' as const),
    ...port,
  };
  const forgotten: [uid: string, what: string][] = [];
  const languages: Profile['language'][] = [];
  let otherTab = () => {};
  const returns: (() => void)[] = [];
  const needs: SessionNeeds = {
    fetch: fake,
    memory,
    tabStorage,
    path,
    loadPort: async () => identity,
    onOtherTab: (listener) => {
      otherTab = listener;
    },
    onReturned: (listener) => returns.push(listener),
    forget: forget ?? (async (uid, what) => void forgotten.push([uid, what])),
    loadLanguage: async (language) => void languages.push(language),
  };
  const session = makeSessionStore(needs);
  return {
    session,
    identity,
    memory,
    tabStorage,
    requests,
    forgotten,
    languages,
    inOtherTab: () => otherTab(),
    comeBack() {
      for (const listener of returns) listener();
    },
    state: () => session.current().state,
  };
}
