import { afterEach, beforeEach, vi } from 'vitest';
import { makeBrowserStorage } from '../../testing/browser-storage';

/** The instant at which each test starts. */
export const morning = Date.UTC(2026, 5, 10, 8);

let people = 0;

/** A different person for each test, because a push that hangs in one test holds the lock of its person. */
export const uidOfTest = () => `ana-${people}`;

/** A broadcast channel whose messages arrive in fake time. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage = () => {};
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage() {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) setTimeout(() => other.onmessage());
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const cleanups: (() => void)[] = [];

/** Calls a function after the current test. */
export const afterTest = (cleanup: () => void): void => void cleanups.push(cleanup);

/** Starts each test in a browser without locks, with fake time. */
export function setUpFakeBrowser(): void {
  beforeEach(() => {
    people += 1;
    vi.useFakeTimers({ now: morning });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('localStorage', makeBrowserStorage());
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('removeEventListener', vi.fn());
    const document = { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('document', document);
    vi.stubGlobal('BroadcastChannel', FakeChannel);
  });
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Fires an event of the window that the page listens to. */
export function fireWindowEvent(event: 'online' | 'offline' | 'focus'): void {
  for (const [name, listener] of vi.mocked(addEventListener).mock.calls)
    if (name === event) (listener as () => void)();
}

/** Runs everything that does not need time to pass. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
