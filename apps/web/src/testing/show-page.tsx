import type { Story } from '@hundred/domain/rules/story';
import { MemoryRouter } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../app/app';
import { loadSignedInPage } from '../app/routes';
import { makeMemory } from '../platform/identity/remembered';
import type { Session, SessionAdapter } from '../platform/session';
import { stubPerson } from '../platform/stub-session';
import { type Answers, makeStoryApi } from './story-api';
import '../styles.css';

type Options = {
  /** What no log can tell: see `makeStoryApi`. */
  answers?: Answers;
  person?: Partial<typeof stubPerson>;
  /** What the device keeps of earlier visits. */
  device?: Record<string, string>;
  width?: number;
  height?: number;
};

/**
 * The whole application at one address, as somebody with this story sees it at the story's own time. Nothing of it
 * is a stand-in but the server, which answers by the rules over the story.
 */
export async function showPage(path: string, story: Story, options: Options = {}) {
  const { answers, device = { privacyAccepted: 'true' }, width = 390, height = 844 } = options;
  // The start of a story comes before its zone is known to it.
  const timezone = story.log.length > 0 ? story.state.timezone : stubPerson.timezone;
  const person = { ...stubPerson, timezone, ...options.person };
  await page.viewport(width, height);
  for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
  makeMemory(localStorage).keepPerson({ installation: 'of the story', user: person });
  vi.useFakeTimers({ now: story.now, toFake: ['Date'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  const session: Session = { state: 'signed-in', person };
  const adapter: SessionAdapter = {
    api: makeStoryApi(story, person, answers),
    current: () => session,
    subscribe: () => () => {},
    prepare: () => {},
    signIn: async () => ({ ok: true }),
    signOut: async () => {},
    update: () => {},
  };
  await loadSignedInPage(path);
  const screen = await render(
    <App
      session={adapter}
      router={(children) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>}
    />,
  );
  return { ...screen, adapter, story };
}
