import type { SessionAdapter } from '../session';
import { serverClock, withClockReading } from '../time/server-clock';
import { loadPort } from './load-port';
import { makeSessionMemory, rememberedKey } from './session-memory';
import { makeSessionStore, type SessionNeeds } from './session-store';

/** The session of this browser, with its storage, its tabs and the identity service of the installation. */
export function makeBrowserSession(needs: Pick<SessionNeeds, 'clearData' | 'loadLanguage'>): SessionAdapter {
  return makeSessionStore({
    fetch: withClockReading((input, init) => fetch(input, init), serverClock),
    memory: makeSessionMemory(localStorage),
    tabStorage: sessionStorage,
    path: location.pathname,
    loadPort,
    onOtherTab: (listener) =>
      addEventListener('storage', ({ key }) => {
        // The key is null if the whole storage was cleared.
        if (key === rememberedKey || key === null) listener();
      }),
    onReturned: (listener) =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      }),
    ...needs,
  });
}

const handOverPaths = new Set(['/auth/popup', '/auth/back', '/auth/silent']);

/** Whether this page, in a popup or a hidden frame, only hands an answer to the page that waits for it. */
export function isHandOverPage(): boolean {
  const isWaitedFor = window.opener !== null || window.parent !== window;
  return handOverPaths.has(location.pathname) && isWaitedFor;
}

/** Hands the answer of the identity service to the page that opened this one. */
export async function handOver(): Promise<void> {
  const { handAnswerOver } = await import('./oidc/oidc-adapter');
  await handAnswerOver();
}
