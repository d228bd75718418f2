import type { Story } from '@hundred/domain/rules/story';
import { BrowserRouter } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../app/app';
import { retries } from '../app/query-client';
import { loadSignedInPage } from '../app/routes';
import type { Transport } from '../platform/http/api';
import { makeSessionMemory } from '../platform/identity/session-memory';
import type { Person, Session, SessionAdapter } from '../platform/session';
import { stubPerson } from '../platform/stub-session';
import { openIndexedDbStore } from '../sync/store/indexed-db-store';
import { preloadDevice } from '../sync/store/open-device';
import { currentToasts, dismissToast } from '../ui/feedback/toast-store';
import { listenForMessages } from './messages';
import { type Answers, config, unreachable } from './story-api';
import { makeStoryApi } from './story-server';
import '../styles.css';

/** The size of the window in pixels: by default that of a phone. */
type Size = { width?: number; height?: number };

/** What a visit of `showPage` may set. */
export type VisitOptions = Size & {
  /** Answers that no log can give: see `makeStoryApi`. */
  answers?: Answers;
  person?: Partial<Person>;
  /** The local storage from earlier visits. */
  device?: Record<string, string>;
};

// A failed request is retried at once.
retries.firstDelayMs = 0;

let personCount = 0;
let uid: string | undefined;

/** Each test has its own person, so that late writes of the previous test's page do not reach it. */
export function uidOfTest(): string {
  if (uid === undefined) {
    personCount += 1;
    uid = `00000000-0000-4000-8000-${String(personCount).padStart(12, '0')}`;
  }
  return uid;
}

/**
 * Renders the whole application at one address for a person with this story, at the story's own time. Only the server
 * is replaced, by one that answers by the rules over the story. A second call in the same test is another visit with
 * the same browser.
 */
export async function showPage(path: string, story: Story, options: VisitOptions = {}) {
  const { answers, person, device = { privacyAccepted: 'true' }, ...size } = options;
  // Before the start a person has no zone.
  const timezone = story.log.length > 0 ? story.state.timezone : null;
  const user: Person = { ...stubPerson, uid: uidOfTest(), timezone, ...person };
  for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
  makeSessionMemory(localStorage).storePerson({ installation: config.installation, user });
  // As main.tsx does: reads the device while the program loads.
  await Promise.all([loadSignedInPage(path.split('?')[0] ?? path), preloadDevice(user.uid)]);
  const session = makeSession({ state: 'signed-in', person: user }, makeStoryApi(story, user, answers));
  return { ...(await openPage(path, session, story.now, size)), session };
}

/** Renders a page for a signed-out person, or while the session is loading. */
export async function showSignedOut(path: string, state: 'signed-out' | 'loading', size: Size = {}) {
  const refuse = async () => {
    throw unreachable();
  };
  const session = makeSession({ state }, { get: refuse, post: refuse, put: refuse, delete: refuse });
  localStorage.setItem('privacyAccepted', 'true');
  return openPage(path, session, Date.now(), size);
}

async function openPage(
  path: string,
  session: SessionAdapter,
  now: number,
  { width = 390, height = 844 }: Size,
) {
  const addressBefore = location.href;
  await cleanup();
  await page.viewport(width, height);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  listenForMessages();
  onTestFinished(async () => {
    await cleanup();
    vi.useRealTimers();
    history.replaceState(null, '', addressBefore);
    await forgetEverything();
  });
  history.replaceState(null, '', path);
  return render(<App session={session} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />);
}

function makeSession(first: Session, api: Transport): SessionAdapter {
  let session = first;
  const listeners = new Set<() => void>();
  function change(next: Session) {
    session = next;
    for (const listener of listeners) listener();
  }
  return {
    api,
    publicApi: api,
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare: () => {},
    signIn: async () => ({ ok: true }),
    signOut: async () => change({ state: 'signed-out' }),
    update: (person) => change({ ...session, state: 'signed-in', person }),
  };
}

/** Clears the browser for the next test. */
async function forgetEverything(): Promise<void> {
  uid = undefined;
  for (const { id } of currentToasts()) dismissToast(id);
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    if (name)
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      });
}

/** Returns to the page at the story's present time, as if the device had slept meanwhile. */
export function comeBack(story: Story): void {
  vi.setSystemTime(story.now);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Waits until the device has pulled the whole story, so that later commands are judged by all of it. */
export async function expectDeviceToHaveLog(story: Story): Promise<void> {
  const store = await openIndexedDbStore();
  await expect
    .poll(async () => (await store.read(uidOfTest())).base?.length, {
      message: 'facts that the device knows',
    })
    .toBe(story.log.length);
}
